import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { rowViolation, rowWithin } from '../../limitation-rows.ts'

export const hostProcessTold = defineLint({
  id: 'host-process-told',
  on: 'setup',
  summary: 'A HostProcess pod that a text tells of has the network of the host',
  remediation: 'Set hostNetwork to true in the pod.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }): readonly LintViolation[] {
    const [pod] = deciding(observations, 'isolation').filter(({ absent }) => absent !== true)
    const told = named(observations, 'workload.hostNetwork')
    const [network] = told
    const row = rowWithin('hpc-hostnetwork', kubernetesVersion)
    // A manifest that was sent is judged itself.
    if (ofKind(parsed, 'manifest').some(({ value }) => value.pod !== undefined)) return []
    if (!row || !network || pod?.value !== 'hostprocess') return []
    if (!told.every(({ value }) => value === false)) return []
    return [
      {
        ...rowViolation(row, [], 'hostNetwork is false in a HostProcess pod', 'unsupported'),
        place: placeOf(network),
        also: [placeOf(pod)],
      },
    ]
  },
})
