import { verified } from './fact.ts'

/** How kubeadm writes the kubeconfig of a user, which it signs with the CA of the control plane. */
export const kubeconfigOfUser = verified(
  { command: 'kubeadm kubeconfig user', from: '1.21', before: 'kubeadm alpha kubeconfig user' },
  ['kubeadm#2292', 'kubeadm#1819'],
)

/** From here on it asks for a file of kubeadm in place of flags; the cluster keeps that file. */
export const kubeconfigOfUserFile = verified(
  { from: '1.20', configMap: 'kubeadm-config', key: 'ClusterConfiguration' },
  ['kubeadm#2292', 'kubeadm-kubeconfig-user#L65-L103'],
)
