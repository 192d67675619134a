import { testLint } from '../../../testing/test-lint.ts'
import { cniExceptionsComplete } from './cni-exceptions-complete.ts'

const setup = (exceptions: readonly string[]) => `apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
clusterCIDR: 10.244.0.0/16
=== l2bridge.conf ===
${JSON.stringify({
  cniVersion: '0.2.0',
  name: 'l2bridge',
  type: 'sdnbridge',
  AdditionalArgs: [
    {
      Name: 'EndpointPolicy',
      Value: { Type: 'OutBoundNAT', Settings: { Exceptions: exceptions } },
    },
  ],
})}
`

const flannel = (exceptions: readonly string[], route: string) =>
  `=== 10-flannel.conf ===\n${JSON.stringify({
    cniVersion: '0.3.1',
    name: 'cbr0',
    type: 'flannel',
    delegate: {
      type: 'win-bridge',
      policies: [
        { Name: 'EndpointPolicy', Value: { Type: 'OutBoundNAT', ExceptionList: exceptions } },
        {
          Name: 'EndpointPolicy',
          Value: { Type: 'ROUTE', DestinationPrefix: route, NeedEncap: true },
        },
      ],
    },
  })}\n`

const vnet = (...ranges: readonly string[]) =>
  `{\n  "addressSpace": {\n    "addressPrefixes": ${JSON.stringify(ranges)}\n  },\n  "name": "vnet"\n}\n`
const azure = (...exceptions: readonly string[]) => `=== 10-azure.conflist ===
${JSON.stringify({
  cniVersion: '0.3.0',
  name: 'azure',
  plugins: [
    {
      type: 'azure-vnet',
      mode: 'bridge',
      AdditionalArgs: [
        {
          Name: 'EndpointPolicy',
          Value: { Type: 'OutBoundNAT', ExceptionList: exceptions },
        },
      ],
    },
  ],
})}
`

const routedSdn = `=== l2bridge.conf ===
${JSON.stringify({
  cniVersion: '0.2.0',
  name: 'l2bridge',
  type: 'sdnbridge',
  AdditionalArgs: [
    {
      Name: 'EndpointPolicy',
      Value: { Type: 'OutBoundNAT', Settings: { Exceptions: ['10.244.0.0/16', '10.240.0.0/16'] } },
    },
    {
      Name: 'EndpointPolicy',
      Value: { Type: 'SDNRoute', Settings: { DestinationPrefix: '10.0.0.0/16', NeedEncap: true } },
    },
  ],
})}
`
const services = `$ kubectl get svc
NAME         TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE
kubernetes   ClusterIP   10.0.0.1     <none>        443/TCP   3d
`

const delegated = (type: string, ...exceptions: readonly string[]) =>
  `The pod CIDR is 10.244.0.0/16, the service CIDR 10.96.0.0/12.
=== 10.conf ===
${JSON.stringify({
  cniVersion: '0.2.0',
  name: 'pods',
  type: 'flannel',
  delegate: {
    type,
    apiVersion: 2,
    [type.startsWith('sdn') ? 'AdditionalArgs' : 'policies']: [
      {
        Name: 'EndpointPolicy',
        Value: { Type: 'OutBoundNAT', Settings: { Exceptions: exceptions } },
      },
    ],
  },
})}
`

const ofOpenShift = `The pod CIDR is 10.128.0.0/14.
=== cni.conf ===
${JSON.stringify({
  cniVersion: '0.2.0',
  name: 'OVNKubernetesHybridOverlayNetwork',
  type: 'win-overlay',
  apiVersion: 2,
  policies: [
    {
      Name: 'EndpointPolicy',
      Value: { Type: 'OutBoundNAT', Settings: { Exceptions: ['172.30.0.0/16'] } },
    },
  ],
})}
`

testLint(cniExceptionsComplete, {
  valid: [
    {
      name: 'pods behind win-bridge, which hears of their range from Flannel',
      text: delegated('win-bridge', '10.96.0.0/12'),
    },
    {
      name: 'both ranges of an overlay of Flannel',
      text: delegated('win-overlay', '10.244.0.0/16', '10.96.0.0/12'),
    },
    {
      name: 'the overlay of AKS, whose list has the virtual network alone',
      text: `kube-proxy.exe --enable-dsr=true --cluster-cidr=192.168.0.0/16
=== 10-azure.conflist ===
${JSON.stringify({
  cniVersion: '0.3.0',
  name: 'azure',
  plugins: [
    {
      type: 'azure-vnet',
      ipam: { type: 'azure-cns', mode: 'v4overlay' },
      AdditionalArgs: [
        {
          Name: 'EndpointPolicy',
          Value: { Type: 'OutBoundNAT', ExceptionList: ['10.224.0.0/12'] },
        },
      ],
    },
  ],
})}
`,
    },
    { name: 'the hybrid overlay of OpenShift, whose template has no pods', text: ofOpenShift },
    {
      name: 'a Service of a listing in a range of them',
      text: setup(['10.244.0.0/16', '10.0.0.0/24']) + services,
    },
    {
      name: 'a Service of a listing in a range of them, and a route that leads elsewhere',
      text: flannel(['10.244.0.0/16', '10.0.0.0/24'], '10.96.0.0/12') + services,
    },
    {
      name: 'all ranges of the virtual network',
      text: vnet('10.240.0.0/16', '10.1.0.0/16') + azure('10.240.0.0/16', '10.1.0.0/16'),
    },
    {
      name: 'a plugin that does not list the virtual network',
      text: vnet('10.240.0.0/16') + setup(['10.244.0.0/16', '10.96.0.0/12']),
    },
    { name: 'the range of pods', text: setup(['10.244.0.0/16', '10.96.0.0/12']) },
    {
      name: 'a route around the range of Services',
      text: flannel(['10.244.0.0/16', '10.96.0.0/12'], '10.0.0.0/8'),
    },
    {
      name: 'a route to one node',
      text: flannel(['10.244.0.0/16'], '10.20.0.21/32'),
    },
    {
      name: 'a plugin that a route alone leads to the Services',
      text: routedSdn + services,
    },
    { name: 'a wider range', text: setup(['10.0.0.0/8']) },
    { name: 'a place-holder', text: setup(['{{PODS}}']) },
  ],
  invalid: [
    {
      name: 'an overlay of Flannel without the range of pods',
      text: delegated('win-overlay', '10.96.0.0/12'),
      messages: [/leave out 10\.244\.0\.0\/16, the range of pods/],
      severity: 'error',
    },
    {
      name: 'the same with the plugin of Microsoft',
      text: delegated('sdnbridge', '10.96.0.0/12'),
      messages: [/leave out 10\.244\.0\.0\/16, the range of pods/],
      severity: 'error',
    },
    {
      name: 'a Service of a listing, where nobody tells their range',
      text: setup(['10.244.0.0/16']) + services,
      messages: [/leave out 10\.0\.0\.1, the Service kubernetes: what pods send/],
      severity: 'warning',
    },
    {
      name: 'Services to which the file itself has a route',
      text: flannel(['10.244.0.0/16'], '10.96.0.0/12'),
      messages: [/leave out 10\.96\.0\.0\/12, the range of Services/],
      severity: 'error',
    },
    {
      name: 'a second range of the virtual network',
      text: vnet('10.240.0.0/16', '10.1.0.0/16') + azure('10.240.0.0/16'),
      messages: [/leave out 10\.1\.0\.0\/16, the range of the virtual network/],
      severity: 'error',
    },
    {
      name: 'a range that somebody tells',
      text: `VNet address space: 10.240.0.0/16 and 10.1.0.0/16\n\n${azure('10.240.0.0/16')}`,
      messages: [/leave out 10\.1\.0\.0\/16/],
      severity: 'error',
    },
    {
      name: 'pods alone, behind Flannel',
      text: `kubeadm init --service-cidr=10.96.0.0/12
apiVersion: kubeadm.k8s.io/v1beta3
kind: ClusterConfiguration
networking: {serviceSubnet: 10.96.0.0/12}
=== 10-flannel.conf ===
${JSON.stringify({
  name: 'cbr0',
  type: 'flannel',
  delegate: {
    type: 'win-bridge',
    policies: [
      {
        Name: 'EndpointPolicy',
        Value: { Type: 'OutBoundNAT', ExceptionList: ['10.244.0.0/16', '10.1.0.0/24'] },
      },
    ],
  },
})}
`,
      messages: [/leave out 10\.96\.0\.0\/12, the range of Services/],
      severity: 'error',
    },
    {
      name: 'Services alone',
      text: setup(['10.96.0.0/12']),
      messages: [/leave out 10\.244\.0\.0\/16/],
      severity: 'error',
    },
  ],
})
