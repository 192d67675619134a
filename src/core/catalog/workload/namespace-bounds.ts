import { inferred } from '../fact.ts'

/** What a namespace bounds; whether the object that was sent is in the cluster is a conclusion. */
export const namespaceBounds = {
  limitRange: inferred('bounds what each container of its namespace asks for', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
  /** What it counts each container must state. */
  quota: inferred('bounds what all pods of its namespace ask for together', ['docs-quota']),
}
