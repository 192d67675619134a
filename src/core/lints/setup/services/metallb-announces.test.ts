import { testLint } from '../../../testing/test-lint.ts'
import { metallbAnnounces } from './metallb-announces.ts'

const service = (spec: string, annotations = '') => `apiVersion: v1
kind: Service
metadata: {name: web${annotations}}
spec: {selector: {app: web}, ports: [{port: 80}], ${spec}}
`
const pods = (system: string) => `---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  template:
    metadata: {labels: {app: web}}
    spec:
      nodeSelector: {kubernetes.io/os: ${system}}
      containers: [{name: web, image: registry.local/web}]
`
const pool = `---
apiVersion: metallb.io/v1beta1
kind: L2Advertisement
metadata: {name: all, namespace: metallb-system}
spec: {}
`
const config = (protocol: string) => `---
apiVersion: v1
kind: ConfigMap
metadata: {name: config, namespace: metallb-system}
data:
  config: |
    address-pools:
    - name: lan
      protocol: ${protocol}
      addresses: [10.0.0.1-10.0.0.9]
`
const speaker = (tag: string) => `---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: speaker, namespace: metallb-system}
spec:
  template:
    spec:
      nodeSelector: {kubernetes.io/os: linux}
      containers: [{name: speaker, image: quay.io/metallb/speaker:${tag}}]
`
const balanced = 'type: LoadBalancer'
const local = `${balanced}, externalTrafficPolicy: Local`

testLint(metallbAnnounces, {
  valid: [
    { name: 'the policy Cluster', text: service(balanced) + pods('windows') + pool },
    { name: 'pods on Linux', text: service(local) + pods('linux') + pool },
    { name: 'another balancer', text: service(local) + pods('windows') },
    {
      name: 'a class of another balancer',
      text: service(`${local}, loadBalancerClass: example.com/lb`) + pods('windows') + pool,
    },
    {
      name: 'a Service inside of the cluster',
      text: service('type: ClusterIP') + pods('windows') + pool,
    },
    {
      name: 'a release that announces from any node',
      text: service(balanced) + pods('windows') + config('layer2') + speaker('v0.11.0'),
    },
    {
      name: 'two releases, of which one announces from any node',
      text:
        service(balanced) +
        pods('windows') +
        config('layer2') +
        speaker('v0.10.2') +
        speaker('v0.11.0'),
    },
    {
      name: 'an early release with BGP',
      text: service(balanced) + pods('windows') + config('bgp') + speaker('v0.10.2'),
    },
    {
      name: 'words of MetalLB and Linux pods',
      text: 'We use MetalLB. The Service for our nginx pods has externalTrafficPolicy: Local, it works.\n',
    },
    {
      name: 'a question whether to take it',
      text: 'Should we set externalTrafficPolicy: Local on the Service of our Windows pods with MetalLB?\n',
    },
  ],
  invalid: [
    {
      name: 'the policy Local with objects of MetalLB',
      text: service(local) + pods('windows') + pool,
      messages: [/Service web has the policy Local, and its pods run on Windows/],
      severity: 'error',
    },
    {
      name: 'the policy Local with the ConfigMap of early releases',
      text: service(local) + pods('windows') + config('bgp'),
      messages: [/no node announces/],
    },
    {
      name: 'the policy Local with a pool that the Service names',
      text:
        service(local, ', annotations: {metallb.universe.tf/address-pool: lan}') + pods('windows'),
      messages: [/no node announces/],
    },
    {
      name: 'layer 2 of a release that announces from nodes with pods alone',
      text: service(balanced) + pods('windows') + config('layer2') + speaker('v0.10.2'),
      messages: [/layer 2 of MetalLB 0\.10\.2 announces only from nodes that have a pod/],
      severity: 'error',
    },
    {
      name: 'words alone',
      text: 'MetalLB v0.13.9 in layer 2 mode. The Service for our Windows pods has externalTrafficPolicy: Local and never answers.\n',
      messages: [/The Service has the policy Local/],
      severity: 'warning',
    },
  ],
})
