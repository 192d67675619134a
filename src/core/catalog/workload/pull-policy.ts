import { inferred } from '../fact.ts'

/** Whose images the kubelet takes; another node than the one that was listed may have more. */
export const pulls = {
  never: inferred('images that the node has already, and no others', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
} as const
