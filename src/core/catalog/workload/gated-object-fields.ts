import { verified, type Fact } from '../fact.ts'

/** A field of an object around pods that came with a feature gate. */
export interface GatedObjectField {
  readonly kind: string
  readonly path: readonly [string, ...string[]]
  readonly gate: Fact<string>
}

const types = (group: 'apps' | 'batch', minor: string, line: number) =>
  `api-at kubernetes-${minor}.0/${group}/v1/types.go#L${line}` as const

/** A Job, and what a CronJob makes. */
const ofJob = (name: string, gate: Fact<string>): readonly GatedObjectField[] => [
  { kind: 'Job', path: ['spec', name], gate },
  { kind: 'CronJob', path: ['spec', 'jobTemplate', 'spec', name], gate },
]

/** Fields that the API server drops while their gate is off. */
export const gatedObjectFields: readonly GatedObjectField[] = [
  ...ofJob('ttlSecondsAfterFinished', verified('TTLAfterFinished', [types('batch', '1.14', 125)])),
  ...ofJob('completionMode', verified('IndexedJob', [types('batch', '1.21', 166)])),
  ...ofJob('podFailurePolicy', verified('JobPodFailurePolicy', [types('batch', '1.25', 240)])),
  ...ofJob(
    'backoffLimitPerIndex',
    verified('JobBackoffLimitPerIndex', [types('batch', '1.28', 305)]),
  ),
  ...ofJob(
    'podReplacementPolicy',
    verified('JobPodReplacementPolicy', [types('batch', '1.28', 407)]),
  ),
  ...ofJob('successPolicy', verified('JobSuccessPolicy', [types('batch', '1.30', 350)])),
  {
    kind: 'CronJob',
    path: ['spec', 'timeZone'],
    gate: verified('CronJobTimeZone', [types('batch', '1.24', 380)]),
  },
  {
    kind: 'StatefulSet',
    path: ['spec', 'persistentVolumeClaimRetentionPolicy'],
    gate: verified('StatefulSetAutoDeletePVC', [types('apps', '1.23', 227)]),
  },
  {
    kind: 'StatefulSet',
    path: ['spec', 'ordinals'],
    gate: verified('StatefulSetStartOrdinal', [types('apps', '1.26', 260)]),
  },
]
