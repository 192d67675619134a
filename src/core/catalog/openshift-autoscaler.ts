import { verified } from './fact.ts'

/** What of OpenShift is not for workloads on Windows nodes, beside what makes them. */
export const openshiftAutoscaler = verified('VerticalPodAutoscaler', ['wmco-tree README.md#L331'])
