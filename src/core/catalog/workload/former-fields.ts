import { inferred } from '../fact.ts'

/** Fields that types of `objectSchema` had in the same API version once, by the names of types. */
export const formerFields = inferred<Readonly<Record<string, string>>>(
  {
    EphemeralVolumeSource: 'readOnly',
    PodResourceClaim: 'source',
    // Of 1.35 alone, where it was alpha; not looked up.
    PodSpec: 'workloadRef',
    ServiceSpec: 'ipFamily topologyKeys',
  },
  [
    'k8s v1.19.2/staging/src/k8s.io/api/core/v1/types.go',
    'k8s v1.27.1/staging/src/k8s.io/api/core/v1/types.go',
  ],
)

/** The minor whose fields `objectSchema` has. */
export const schemaMinor = '1.36'
