import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore, minorOf } from '../../../values/version.ts'

const { key, setFrom } = scheduling.buildLabel.value

export const buildLabelGiven = defineLint({
  id: 'build-label-given',
  on: 'setup',
  summary: 'Nodes have the label of the build that a manifest selects',
  remediation: `Label the Windows nodes by hand, kubectl label node NODE ${key}=10.0.17763, or take another label.`,
  decisions: [],

  check({ observations }) {
    const told = deciding(observations, 'kubernetesVersion').map(({ value }) =>
      minorOf(String(value)),
    )
    const [minor] = told
    if (minor === undefined || told.some((one) => !isBefore(one, setFrom))) return []
    if (named(observations, 'node.buildLabel').length > 0) return []
    return ['runtimeClass.windowsBuild', 'workload.windowsBuild']
      .flatMap((name) => named(observations, name))
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'unsupported' as const,
        message: `The selector asks for the label ${key}, which kubelets set from ${setFrom} on; that of ${minor} does not, and nothing that was sent gives it to a node: its pods stay pending.`,
        facts: [scheduling.buildLabel],
      }))
  },
})
