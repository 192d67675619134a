import type { DecisionId } from '../../../model/scenario.ts'

/** What is decided for a workload and not for a node. */
const ofWorkload: ReadonlySet<DecisionId> = new Set<DecisionId>([
  'image',
  'imageRelease',
  'isolation',
  'memoryRequest',
  'memoryLimit',
  'cpuRequest',
  'cpuLimit',
  'runAsUserName',
  'workloadKind',
  'workloadName',
  'namespace',
  'replicas',
  'containerPort',
  'serviceType',
  'servicePort',
  'externalTrafficPolicy',
  'sessionAffinity',
  'sessionAffinityTimeout',
  'preserveDestination',
  'useRuntimeClass',
  'volumes',
  'livenessProbe',
  'readinessProbe',
  'gmsaCredentialSpec',
  'logMonitor',
])

export const isOfWorkload = (id: DecisionId) => ofWorkload.has(id)
