import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { tolerates } from '../../tolerated.ts'
import { taintedNodes } from '../workload/windows-taints.ts'

export const runtimeClassToleratesTaints = defineLint({
  id: 'runtime-class-tolerates-taints',
  on: 'setup',
  summary: 'A toleration of a RuntimeClass is for the taint that the Windows nodes have',
  remediation: 'Give the toleration the value and the effect of the taint, as it is written there.',
  decisions: [],

  check({ observations, parsed }) {
    const nodes = taintedNodes(observations)
    if (nodes.length === 0 || nodes.some((taints) => taints.length === 0)) return []
    return ofKind(parsed, 'manifest').flatMap(({ value, placeOf }): readonly LintViolation[] => {
      if (value.kind !== 'RuntimeClass') return []
      const all = nodesAt(value.value, ['scheduling', 'tolerations'], ['*'])
      return all.flatMap((own): readonly LintViolation[] => {
        const key = valueAt(own.value, ['key'])
        const meant = nodes.map((taints) =>
          taints.find(
            ({ value: taint }) =>
              keyOf(String(taint)) === key &&
              !all.some((one) => tolerates(one.value, String(taint))),
          ),
        )
        const [taint] = meant
        if (!taint || meant.includes(undefined)) return []
        return [
          {
            path: [],
            place: placeOf(own.path),
            also: [observedAt(taint)],
            basis: 'fails',
            message: `The toleration for ${String(key)} is not for the taint ${String(taint.value)}, which each Windows node that was sent has: pods of the class stay Pending, unless they tolerate it themselves.`,
            facts: [scheduling.untolerated, scheduling.unselected],
          },
        ]
      })
    })
  },
})

const keyOf = (taint: string) => /^[^=:]*/.exec(taint)?.[0]
