import { inferred } from './fact.ts'

/** What `current-context` leads to. */
export const kubeconfigParts = inferred(['clusters', 'users'], ['w-kubeconfig'])
