import { verified } from './fact.ts'

/** Keys of the services that the operator of OpenShift sets up on Windows nodes; it puts values in place of the words in capitals of their commands. */
export const openshiftServices = verified(['path', 'bootstrap', 'priority'] as const, [
  'wmco-tree pkg/servicescm/servicescm.go#L64-L83',
  'wmco-tree pkg/services/services.go#L26-L28',
])
