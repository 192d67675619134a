import { inferred } from '../fact.ts'

/** No list of Kubernetes names a Windows client as a node. */
export const clientHosts = inferred(['Windows 10', 'Windows 11'], ['doc003'])
