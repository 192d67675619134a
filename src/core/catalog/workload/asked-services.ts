import { inferred } from '../fact.ts'

/** What clients ask of Services that kubectl lists; a list may be older than the question. */
export const askedServices = {
  name: inferred('SERVICE.NAMESPACE.svc.DOMAIN', ['w-']),
  ports: inferred('on the ports that it lists, and on no other of its ClusterIP', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
  /** What a list of them tells of the range. */
  address: inferred('within the service range of the API server', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
} as const
