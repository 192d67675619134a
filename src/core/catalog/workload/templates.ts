import { verified } from '../fact.ts'

/** What the API server asks of the template that a workload makes its pods from. */
export const templates = {
  /** Kinds whose selector has to match the labels of their own template. */
  selected: verified(
    ['Deployment', 'ReplicaSet', 'StatefulSet', 'DaemonSet'],
    ['k8s v1.31.0/pkg/apis/apps/validation/validation.go'],
  ),
  /** Before it the API server took the labels of the template. */
  selector: verified({ apiVersion: 'apps/v1' } as const, ['web-dep']),
  /** What a pod may do when its program has ended; a pod that says nothing has Always. */
  restartPolicies: verified(
    [
      {
        kinds: ['Deployment', 'ReplicaSet', 'StatefulSet', 'DaemonSet'],
        taken: ['Always'],
      },
      { kinds: ['Job', 'CronJob'], taken: ['OnFailure', 'Never'] },
    ],
    [
      'k8s v1.31.0/pkg/apis/apps/validation/validation.go',
      'k8s 00bdb3fade2ef1ada898bd8fae2c6a1958da3a5d/pkg/apis/batch/validation/validation.go',
    ],
  ),
} as const
