import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'
import { isSelected, labelsAsked } from '../../selected-workloads.ts'

export const workloadsApart = defineLint({
  id: 'workloads-apart',
  on: 'setup',
  summary: 'A workload for Windows and one for Linux of a namespace select different pods',
  remediation: 'Give the pods of each a label of their own, and select by it.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const workloads = ofKind(parsed, 'manifest')
      .filter(({ value }) => value.isPart !== true && kinds.test(value.kind))
      .flatMap((sent) => {
        const asked = labelsAsked(sent, ['spec', 'selector'])
        const system = systemOfPod(sent.value)
        return asked && system ? [{ sent, asked, system }] : []
      })
      .slice(0, mostWorkloads)
    return workloads.flatMap(({ sent, asked, system }, i): readonly LintViolation[] => {
      if (system !== 'windows') return []
      const other = workloads.find(
        (one, k) =>
          k !== i &&
          one.system === 'linux' &&
          // Nothing scales these, and each keeps to the nodes of its own system.
          ![one, workloads[i]].every((each) => each?.sent.value.kind === 'DaemonSet') &&
          namespaceOf(one.sent) === namespaceOf(sent) &&
          isSelected(asked, one.sent) &&
          isSelected(one.asked, sent),
      )
      if (!other) return []
      return [
        faultAt(
          sent.placeOf(['spec', 'selector']),
          'fails',
          `${sent.value.kind} ${sent.value.name ?? ''} for Windows and ${other.sent.value.kind} ${other.sent.value.name ?? ''} for Linux select the pods of each other: Services, budgets and autoscalers take them for one, and each counts pods of the other.`,
          objectRelations.selectors,
          { also: [other.sent.placeOf(['spec', 'selector'])] },
        ),
      ]
    })
  },
})

const kinds = /^(?:Deployment|StatefulSet|ReplicaSet|DaemonSet)$/
const mostWorkloads = 100
