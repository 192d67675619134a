import type { Thing } from './thing.ts'

/** What the agents of plugins read and make. */
export const agentObjects = {
  flannel: 'cluster ConfigMap kube-flannel-cfg with the backend of cni/net-conf.json',
  calicoWindows: 'cluster Installation of Calico with windowsDataplane HNS',
  calicoVxlan: 'cluster Installation of Calico with VXLAN and BGP Disabled',
  calicoAffinity: 'cluster strict affinity of Calico addresses',
  calicoEndpoint: 'cluster ConfigMap kubernetes-services-endpoint in tigera-operator',
  calicoHostEndpoint: 'HNS endpoint Calico_ep',
  calicoServices: 'cluster connection of the services of Calico on the Node',
  runs: 'cluster agent of the plugin on the Node',
  proxy: 'cluster DaemonSet kube-proxy-windows',
  proxyAccount: 'cluster account and ConfigMap of kube-proxy',
  antrea: 'cluster DaemonSet of Antrea for Windows nodes',
} as const satisfies Readonly<Record<string, Thing>>
