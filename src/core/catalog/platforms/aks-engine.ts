import { verified } from '../fact.ts'

/** What AKS Engine refuses in a model with a Windows pool. */
export const aksEngineRefuses = verified(
  { networkPolicy: ['calico', 'cilium', 'antrea'], networkPlugin: ['antrea'] } as const,
  ['aks-engine-validate', 'github Azure/aks-engine/issues/4819'],
)
