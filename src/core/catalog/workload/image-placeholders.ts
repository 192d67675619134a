import { verified } from '../fact.ts'

/** Words in manifests of the SIG that stand for a version, to be replaced before they are applied. */
export const imagePlaceholders = verified(
  ['KUBE_PROXY_VERSION', 'FLANNEL_VERSION'],
  ['swt-calico-proxy-yml#L1-L54', 'tigera-win-operator#L9-L196'],
)
