import { inferred } from '../fact.ts'

/** Addresses and families of Services; whether the ranges that were sent are the cluster’s is a conclusion. */
export const serviceRanges = {
  clusterIP: inferred('within the service range of the API server, or refused', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
  requiredFamilies: inferred('refused on clusters that are not configured for dual-stack', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
}
