import { inferred } from '../fact.ts'

/** What the scheduler has of a node; others than those that were sent may have more. */
export const nodeRoom = {
  allocatable: inferred('what is left of its capacity for all pods', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
} as const
