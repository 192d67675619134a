import { testLint } from '../../../testing/test-lint.ts'
import { serviceNodePort } from './service-node-port.ts'

const service = (port: number) =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: web}\nspec:\n  type: NodePort\n  selector: {app: web}\n  ports: [{port: 80, nodePort: ${port}}]\n`
const server = (argument: string) =>
  `---\napiVersion: v1\nkind: Pod\nmetadata: {name: kube-apiserver, namespace: kube-system}\nspec:\n  hostNetwork: true\n  containers:\n  - name: kube-apiserver\n    image: registry.k8s.io/kube-apiserver:v1.30.2\n    command: [kube-apiserver, ${argument}]\n`
const kubeadm = (range: string) =>
  `---\napiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\napiServer:\n  extraArgs:\n    service-node-port-range: "${range}"\n`

testLint(serviceNodePort, {
  valid: [
    { name: 'a port of the usual range', text: service(30080) },
    { name: 'a port that is to be chosen', text: service(0) },
    {
      name: 'a port of the range that the API server has',
      text: service(8080) + server('"--service-node-port-range=8000-9000"'),
    },
    { name: 'a port that a text tells', text: 'Our service has nodePort 30080.\n' },
    {
      name: 'a port that a text tells beside a Service that was sent',
      text: `Our service has nodePort 8080.\n\n---\n${service(30080)}`,
    },
    { name: 'a port of a range', text: 'The nodePort range is 8000-9000.\n' },
    { name: 'a port that somebody wants', text: 'We want nodePort 8080 for the service.\n' },
    { name: 'a port of the range of kubeadm', text: service(8080) + kubeadm('1-65535') },
  ],
  invalid: [
    {
      name: 'a port that a text tells',
      text: 'Our service has nodePort 8080.\n',
      messages: [/nodePort 8080 is outside 30000 to 32767.*unless/],
      severity: 'warning',
    },
    {
      name: 'a port out of the usual range',
      text: service(8080),
      messages: [/nodePort 8080 is outside 30000 to 32767.*unless/],
      severity: 'warning',
    },
    {
      name: 'a port out of the range that is told',
      text: service(30080) + server('"--service-node-port-range=8000-9000"'),
      messages: [/nodePort 30080 is outside 8000 to 9000: the API server refuses it\.$/],
      severity: 'error',
    },
  ],
})
