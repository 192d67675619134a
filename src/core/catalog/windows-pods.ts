import { verified } from './fact.ts'

/** Agents of networks that run on Windows nodes alone, by the names that their manifests give them, with the plugin of each. */
export const networkAgents = verified(
  {
    'antrea-agent-windows': 'antrea',
    'azure-cns-win': 'azure-vnet',
    'calico-node-windows': 'calico',
    'kube-flannel-ds-windows': 'flannel',
  } as const,
  [
    'github antrea-io/antrea/blob/002fcebdf93aada267fff9a102f51c87218a07cc/build/yamls/antrea-windows.yml',
    'github Azure/azure-container-networking/blob/ca027ffb2348dac60e09d7fa39e77f6f589fdc05/test/integration/manifests/cns/daemonset-windows.yaml',
    'k0s-docs static/manifests/calico/DaemonSet/calico-node-windows.yaml',
    'swt-flannel-overlay',
  ],
)

/** The same of kube-proxy. */
export const proxyOfWindows = verified('kube-proxy-windows', [
  'github kubernetes-sigs/sig-windows-tools/blob/18801a3e5b66e207bb0245728a2fef2e5d332dc1/hostprocess/flannel/kube-proxy/kube-proxy.yml',
])
