import { verified } from './fact.ts'

/** How many minors the kubelet of a node may be ahead of the kubeadm that joins it. */
export const kubeletBeforeKubeadm = verified(0, [
  'github kubernetes/website/blob/f56c762a868c1f70e201a95265621f550d913535/content/en/docs/setup/production-environment/tools/kubeadm/create-cluster-kubeadm.md',
])
