import { inferred } from '../fact.ts'
import { proxySettings } from './proxy-settings.ts'

/** The ConfigMap from which kubeadm lets kube-proxy of every Linux node read, and the mode that it refuses there. */
export const sharedProxy = inferred(
  { name: 'kube-proxy', namespace: 'kube-system', mode: proxySettings.mode.value } as const,
  ['github kubernetes/kubernetes/issues/56522', 'github kubernetes/website/pull/38243'],
)

/** Releases whose userspace proxy drops the connections of clients on Windows; whether later patches have it was not read. */
export const userspaceBroken = inferred(
  ['1.21.0'],
  ['github kubernetes/kubernetes/issues/101500', 'github antrea-io/antrea/issues/2120'],
)
