import { defineHelp } from './define.ts'

export const networkHelp = defineHelp({
  networkMode: {
    find: { on: 'node', command: 'Get-HnsNetwork | Select-Object Name, Type' },
    text: 'How Windows connects pods to the network: bridged at layer 2, bridged through the virtual switch of a cloud, in a VXLAN overlay, directly on the physical network, or behind address translation.',
    sources: ['doc004', 'ms-drivers'],
  },
  cni: {
    text: 'The plugin that gives each pod its network endpoint. It decides which network modes there are and what its configuration file looks like.',
    sources: ['web-net-b'],
  },
  cniRelease: {
    text: 'The release of the plugin. Which settings its configuration file takes depends on it.',
  },
  nodeAgents: {
    text: 'Who runs the agent of the plugin and kube-proxy on the node. As services you keep their programs, kubeconfigs and renewals by hand. As DaemonSets the cluster rolls them out and renews their tokens, but they need HostProcess pods (containerd) and a manifest that somebody maintains: Calico and Antrea have one, Flannel has none any more.',
    sources: ['hpc-kep', 'swt-calico-proxy-yml', 'swt-flannel-removed'],
  },
  ipam: {
    text: 'What hands out pod addresses: the plugin host-local from the node’s own range, or the address management of the platform or product.',
    sources: ['web-net-b'],
  },
  hnsNetworkName: {
    find: { on: 'node', command: 'Get-HnsNetwork | Select-Object Name, Type' },
    text: 'The name of the network in the Host Networking Service of Windows. kube-proxy finds the network by this name, so both must agree.',
    sources: ['doc004'],
  },
  vni: {
    text: 'The number that tells VXLAN networks apart. Windows takes VNIs from 4096 on, and all nodes of the cluster use the same one.',
    sources: ['fl-backends'],
  },
  vxlanPort: {
    text: 'The UDP port that VXLAN packets travel on. Windows nodes use 4789, and Linux nodes must use the same one.',
    sources: ['fl-backends'],
  },
  sourceVip: {
    text: 'An address of the overlay that belongs to the node itself; kube-proxy puts it in place of the client’s address where traffic comes back through the node. Left to the app, a script finds it on the node.',
    sources: ['doc004'],
  },
  directServerReturn: {
    text: 'Answers go back to the client directly and not through the load balancer of the node. Promises less delay, and some Service features need it.',
    sources: ['doc004', 'kep-5100'],
  },
  virtualNetworks: {
    text: 'The address spaces of the virtual network that the node is in, on a cloud. Leave it empty if you do not know them; what depends on them then stays a question.',
  },
  extraExceptions: {
    text: 'More ranges that pods reach with their own address, not translated to that of the node: peered networks or on-premises ranges that route back to pods.',
    sources: ['doc004'],
  },
  externalTargets: {
    text: 'Addresses outside the cluster that pods must reach. They are checked against the exception list: an address inside it is reached without translation and needs a way back.',
    sources: ['doc004'],
  },
})
