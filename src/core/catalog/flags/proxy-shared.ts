import { inferred } from '../fact.ts'
import { proxySettings } from './node-settings.ts'

/** The ConfigMap from which kubeadm lets kube-proxy of every Linux node read, and the mode that it refuses there. */
export const sharedProxy = inferred(
  { name: 'kube-proxy', namespace: 'kube-system', mode: proxySettings.mode.value } as const,
  ['github kubernetes/kubernetes/issues/56522', 'github kubernetes/website/pull/38243'],
)
