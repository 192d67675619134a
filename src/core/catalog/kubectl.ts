import { verified } from './fact.ts'

/** Without it kubectl drain stops at a pod with an emptyDir, whose data goes with the pod. */
export const drainEmptyDir = verified(
  { from: '1.20', flag: '--delete-emptydir-data', before: '--delete-local-data' },
  ['github kubernetes/kubernetes/pull/95076'],
)
