import { verified } from '../fact.ts'

/** Where the operator of Calico puts its CNI file and programs on Windows nodes, unless spec.windowsNodes names other folders; AKS and EKS have folders of their own. */
export const operatorFolders = verified({ conf: '/etc/cni/net.d', bin: '/opt/cni/bin' }, [
  'tigera-api#L1242-L1262',
  'tigera-win#L832-L850',
])
