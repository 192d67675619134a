import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { listedWindowsNodes, nodesSelectedBy } from '../../listed-nodes.ts'
import { isTolerated } from '../../tolerated.ts'
import { taintedNodes } from './windows-taints.ts'

export const daemonsetOnEachNode = defineLint({
  id: 'daemonset-on-each-node',
  on: 'setup',
  summary: 'A DaemonSet for Windows tolerates the taints of all its nodes, and not of some alone',
  remediation: 'Add a toleration for the taint, or select the nodes that are meant.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const nodes = listedWindowsNodes(observations)
    if (nodes.length < 2) return []
    const taints = new Map(
      taintedNodes(observations).flatMap(
        (own): readonly (readonly [string, readonly Observation[]])[] => {
          const subject = own[0]?.subject
          return subject === undefined ? [] : [[subject, own]]
        },
      ),
    )
    if (taints.size === 0) return []
    return ofKind(parsed, 'manifest').flatMap(
      ({ value, placeOf: at }): readonly LintViolation[] => {
        if (value.kind !== 'DaemonSet' || value.isPart || systemOfPod(value) !== 'windows')
          return []
        const spec = [...(value.pod?.path ?? []), 'spec']
        const own = nodesSelectedBy(value, nodes) ?? []
        const left = own.flatMap(({ subject, name }) => {
          const taint = taints.get(subject)?.find((one) => !isTolerated(value, String(one.value)))
          return taint ? [{ name, taint }] : []
        })
        const [first] = left
        // Where it gets a pod on none, another finding says so.
        if (!first || left.length === own.length) return []
        return [
          {
            path: [],
            place: at(
              valueAt(value.value, [...spec, 'tolerations']) === undefined
                ? spec
                : [...spec, 'tolerations'],
            ),
            also: [placeOf(first.taint)],
            basis: 'fails',
            message: `${value.name ?? 'The DaemonSet'} does not tolerate the taint ${String(first.taint.value)} of ${first.name}, which other Windows nodes do not have: it gets no pod there, and no error says so.`,
            facts: [scheduling.untolerated, scheduling.unselected],
          },
        ]
      },
    )
  },
})
