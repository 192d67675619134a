import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyHnsNetwork } from './kube-proxy-hns-network.ts'

const network = (name: string, type: string) => `=== networks.txt ===
PS C:\\> Get-HnsNetwork

ActivityId   : 5A4E8E3C-1111-4111-9111-5A4E8E3C0001
ManagementIP : 10.0.0.5
Name         : ${name}
Subnets      : {@{AddressPrefix=10.244.3.0/24; GatewayAddress=10.244.3.1}}
Type         : ${type}
`
const json = (name: string) =>
  `=== networks.json ===\n{\n  "ManagementIP": "10.0.0.5",\n  "Name": "${name}",\n  "Policies": [{"Type": "HostRoute"}, {"Type": "VSID", "VSID": 4096}],\n  "Subnets": [{"AddressPrefix": "10.244.3.0/24"}],\n  "Type": "Overlay"\n}\n`
const line = (flags: string) =>
  `=== kube-proxy.txt ===\nC:\\k\\kube-proxy.exe --v=4 --proxy-mode=kernelspace ${flags}\n`
const asked = (name: string) =>
  `=== kube-proxy.log ===\nE0702 08:00:11.212011    4980 proxier.go:675] "Unable to find HNS Network specified, please check network name and CNI deployment" hnsNetworkName="${name}"\n`
const file = (name: string) =>
  `=== kube-proxy.yaml ===\napiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nmode: kernelspace\nwinkernel:\n  networkName: ${name}\n`
const daemonSet = (name: string) => `=== ds.yaml ===
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: kube-proxy-windows, namespace: kube-system}
spec:
  selector: {matchLabels: {app: kube-proxy-windows}}
  template:
    metadata: {labels: {app: kube-proxy-windows}}
    spec:
      hostNetwork: true
      nodeSelector: {kubernetes.io/os: windows}
      securityContext: {windowsOptions: {hostProcess: true, runAsUserName: 'NT AUTHORITY\\SYSTEM'}}
      containers:
        - name: kube-proxy
          image: example.org/kube-proxy:v1.29.0
          env:
            - name: NODE_NAME
              valueFrom: {fieldRef: {fieldPath: spec.nodeName}}
            - name: KUBE_NETWORK
              value: ${name}
`

testLint(kubeProxyHnsNetwork, {
  valid: [
    {
      name: 'the name that a text tells',
      text: 'The HNS network is called vxlan0, and kube-proxy is started with KUBE_NETWORK=vxlan0.\n',
    },
    {
      name: 'two names that a text tells',
      text: 'The HNS network is called vxlan0 here. The HNS network is called cbr0 there. KUBE_NETWORK=flannel.4096 is set.\n',
    },
    {
      name: 'the network that is there',
      text: line('--network-name=cbr0') + network('cbr0', 'L2Bridge'),
    },
    { name: 'no listing', text: line('--network-name=vxlan0') },
    {
      name: 'networks of Windows alone',
      text: line('--network-name=cbr0') + network('nat', 'nat'),
    },
    {
      name: 'the network alone that keeps the adapter while the agent works',
      text: line('--network-name=vxlan0') + network('External', 'Overlay'),
    },
    {
      name: 'a list of names that has it',
      text: `${line('--network-name=vxlan0')}PS C:\\> hnsdiag list all\nNetworks:\nName      ID\nExternal  6F7E13A2-8ADE-48EE-844E-AC0B0AFF235D\nvxlan0    705B6B4D-E2F2-421A-B31B-E3C5E8831944\n`,
    },
    { name: 'a pattern', text: daemonSet('Calico.*') + network('flannel.4096', 'Overlay') },
    { name: 'a variable', text: line('--network-name=$name') + network('cbr0', 'L2Bridge') },
    { name: 'the name of a DaemonSet', text: daemonSet('flannel.4096') + json('flannel.4096') },
    {
      name: 'a log of a time when the network was not there yet',
      text: asked('cbr0') + network('cbr0', 'L2Bridge'),
    },
    {
      name: 'a log of another time than the flag',
      text: line('--network-name=cbr0') + asked('vxlan0') + network('cbr0', 'L2Bridge'),
    },
    {
      name: 'an environment that counts for nothing',
      text: `${line('--network-name=cbr0')}\n=== set.ps1 ===\n$env:KUBE_NETWORK = "vxlan0"\n${network('cbr0', 'L2Bridge')}`,
    },
  ],
  invalid: [
    {
      name: 'the network of the agent, which has not made it',
      text: `${network('cbr0', 'L2Bridge')}\n${line('--network-name=antrea-hnsnetwork')}\n=== agent.log ===\nI0329 23:35:20.902271    3936 agent.go:62] Starting Antrea agent (version v1.0.0)\n`,
      messages: [/^HNS has no network antrea-hnsnetwork, which the network agent makes/],
      severity: 'error',
    },
    {
      name: 'another name than a text tells',
      text: 'The HNS network is called cbr0, but kube-proxy is started with KUBE_NETWORK=vxlan0.\n',
      messages: [/looks for the network vxlan0; HNS has cbr0/],
      severity: 'warning',
    },
    {
      name: 'a list of names that lacks it',
      text: `${line('--network-name=cbr0')}PS C:\\> hnsdiag list all\nNetworks:\nName      ID\nnat       B5083512-BE1D-4326-B58F-56CA5154E8D5\nExternal  6F7E13A2-8ADE-48EE-844E-AC0B0AFF235D\nvxlan0    705B6B4D-E2F2-421A-B31B-E3C5E8831944\n\nEndpoints:\nName      ID                                    Virtual Network Name\nEthernet  11796e63-07b3-4199-91d5-9bc25108fb41  vxlan0\n`,
      messages: [/looks for the network cbr0; HNS has vxlan0/],
    },
    {
      name: 'the flag',
      text: line('--network-name=vxlan0') + network('flannel.4096', 'Overlay'),
      messages: [/looks for the network vxlan0; HNS has flannel\.4096/],
      severity: 'error',
    },
    {
      name: 'the file',
      text: file('cbr0') + json('flannel.4096'),
      messages: [/looks for the network cbr0; HNS has flannel\.4096/],
      severity: 'error',
    },
    {
      name: 'the environment of a DaemonSet',
      text: daemonSet('vxlan0') + json('flannel.4096'),
      messages: [/looks for the network vxlan0/],
      severity: 'error',
    },
    {
      name: 'the log of kube-proxy',
      text: asked('flannel.4096') + network('Calico', 'Overlay'),
      messages: [/looks for the network flannel\.4096; HNS has Calico/],
      severity: 'error',
    },
    {
      name: 'the environment of a script',
      text: `=== set.ps1 ===\n$env:KUBE_NETWORK = "vxlan0"\n${network('cbr0', 'L2Bridge')}`,
      messages: [/looks for the network vxlan0; HNS has cbr0/],
      severity: 'error',
    },
  ],
})
