import { containerUsers, hostProcessUsers } from '../../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isAtLeast, isVersion } from '../../../values/version.ts'
import { rowViolation, rowWithin } from '../../limitation-rows.ts'

const isContainerUser = (value: unknown) =>
  [containerUsers.user, containerUsers.administrator].some(
    (one) => String(value).toLowerCase() === one.value.toLowerCase(),
  )

/** What a text tells of a HostProcess pod, and the row that it goes against. */
const all: readonly {
  readonly name: string
  readonly isFault: (value: unknown) => boolean
  readonly row: string
  readonly what: (value: unknown) => string
  readonly remediation: string
}[] = [
  {
    name: 'workload.hostNetwork',
    isFault: (value) => value === false,
    row: 'hpc-hostnetwork',
    what: () => 'hostNetwork is false in a HostProcess pod',
    remediation: 'Set hostNetwork to true in the pod.',
  },
  {
    name: 'runAsUserName',
    // Other names the rules on the plan judge.
    isFault: isContainerUser,
    row: 'hpc-user',
    what: (value) => `runAsUserName of a HostProcess pod is ${String(value)}`,
    remediation: 'Set runAsUserName to one of these accounts.',
  },
  {
    name: 'workload.hostProcessOff',
    isFault: () => true,
    row: 'hpc-all',
    what: () => 'One container of a HostProcess pod has hostProcess: false',
    remediation: 'Make each container of the pod a HostProcess container, or two pods of it.',
  },
  {
    name: 'workload.hostProcessHyperV',
    isFault: () => true,
    row: 'hostprocess-no-hyperv',
    what: () => 'A HostProcess pod is to have Hyper-V isolation',
    remediation: 'Take the RuntimeClass of Hyper-V isolation out of the pod.',
  },
  {
    name: 'workload.hostProcessLevel',
    isFault: () => true,
    row: 'hpc-pss',
    what: (value) => `The namespace of a HostProcess pod enforces ${String(value)}`,
    remediation:
      'Put it into a namespace of its own, with pod-security.kubernetes.io/enforce: privileged.',
  },
]

const { containerUserFails } = hostProcessUsers
const hasLogOnFault = (observations: readonly Observation[]) =>
  deciding(observations, 'runtimeVersion').some(
    ({ value }) =>
      isVersion(String(value)) && isAtLeast(String(value), containerUserFails.value.from),
  )

export const hostProcessTold = defineLint({
  id: 'host-process-told',
  on: 'setup',
  summary: 'A HostProcess pod that a text tells of is one that the cluster takes',
  remediation: 'Correct the pod, or its namespace.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }): readonly LintViolation[] {
    const [pod] = deciding(observations, 'isolation').filter(({ absent }) => absent !== true)
    // A manifest that was sent is judged itself.
    if (ofKind(parsed, 'manifest').some(({ value }) => value.pod !== undefined)) return []
    if (pod?.value !== 'hostprocess') return []
    return all.flatMap(
      ({ name, isFault, row: id, what, remediation }): readonly LintViolation[] => {
        const told: readonly Observation[] = named(observations, name)
        const [one] = told
        const row = rowWithin(id, kubernetesVersion)
        if (!row || !one || !told.every(({ value }) => isFault(value))) return []
        // A rule of the plan names it with the runtime.
        if (name === 'runAsUserName' && hasLogOnFault(observations)) return []
        return [
          {
            ...rowViolation(row, [], what(one.value), 'unsupported'),
            place: placeOf(one),
            also: [placeOf(pod)],
            remediation,
          },
        ]
      },
    )
  },
})
