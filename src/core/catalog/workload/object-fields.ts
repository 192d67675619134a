import { verified } from '../fact.ts'

const withSpec = ['spec', 'status'] as const

/** What stands beside `apiVersion`, `kind` and `metadata` in objects that people write for Windows nodes. */
export const objectFields = verified(
  {
    Pod: withSpec,
    Deployment: withSpec,
    DaemonSet: withSpec,
    StatefulSet: withSpec,
    ReplicaSet: withSpec,
    Job: withSpec,
    CronJob: withSpec,
    Service: withSpec,
    // Only its first version had spec.
    RuntimeClass: ['handler', 'overhead', 'scheduling', 'spec'],
  } as const,
  ['api'],
)
