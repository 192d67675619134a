import { verified } from '../fact.ts'

/** What the API server asks of the template that a workload makes its pods from. */
export const templates = {
  /** Kinds whose selector has to match the labels of their own template. */
  selected: verified(
    ['Deployment', 'ReplicaSet', 'StatefulSet', 'DaemonSet'],
    ['k8s v1.31.0/pkg/apis/apps/validation/validation.go'],
  ),
} as const
