import { verified } from '../fact.ts'

/** With a runtime of CRI the flag only keeps an image from being deleted: the runtime has a setting of its own. */
export const pauseFlagKeeps = verified('pod-infra-container-image', [
  'github kubernetes/kubernetes/pull/108045',
  'swtools hostprocess/PrepareNode.ps1#L86',
])
