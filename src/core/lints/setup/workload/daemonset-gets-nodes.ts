import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

const { key, value: windows } = scheduling.osLabel.value
const own = key.replaceAll('.', String.raw`\.`)
const architecture = own.replace(/os$/, 'arch')
/** What asks for more may find no such node. */
const wanted = new RegExp(
  String.raw`^(?:(?:beta\.)?${architecture}=amd64,)?(?:beta\.)?${own}=${windows}(?:,(?:beta\.)?${architecture}=amd64)?$`,
)

export const daemonsetGetsNodes = defineLint({
  id: 'daemonset-gets-nodes',
  on: 'setup',
  summary: 'A DaemonSet for Windows gets pods on the Windows nodes that have a taint',
  remediation: 'Give its pods a toleration for the taint, or take the taint off the nodes.',
  decisions: [],

  check({ observations, parsed }) {
    const taints = [...named(observations, 'node.taint'), ...deciding(observations, 'nodeTaint')]
    const taint = taints.find(
      ({ value }) => /:No(?:Schedule|Execute)\b/.test(String(value)) && /win/i.test(String(value)),
    )
    const empty = new Set(
      named(observations, 'daemonSet.desired').flatMap(({ value, subject }) =>
        value === 0 ? [subject] : [],
      ),
    )
    // Whoever sent the DaemonSet hears of its own tolerations.
    const isSent = ofKind(parsed, 'manifest').some(({ value: { kind } }) => kind === 'DaemonSet')
    if (!taint || isSent) return []
    return named(observations, 'daemonSet.nodeSelector')
      .filter(({ value, subject }) => empty.has(subject) && wanted.test(String(value)))
      .map((one) => ({
        path: [],
        place: placeOf(one),
        also: [placeOf(taint)],
        basis: 'fails' as const,
        message: `The DaemonSet ${one.subject?.replace(/^daemonset /, '') ?? ''} selects Windows nodes and wants a pod on none of them: their taint ${String(taint.value)} keeps off what does not tolerate it, and no error says so.`,
        // Its tolerations are in no table.
        facts: [{ ...scheduling.untolerated, confidence: 'inferred' as const }],
      }))
  },
})
