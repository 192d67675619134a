import type { Document } from '../../../model/document.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import type { Observation } from '../../../model/observation.ts'
import type { Match } from '../../text-of.ts'
import { lineOf, systemBehind, wordsAround } from '../lines.ts'

/** What each node has for itself; all else is of the cluster, whoever is named beside it. */
const ofNode: ReadonlySet<DecisionId | null> = new Set<DecisionId>([
  'maxPods',
  'containerRuntime',
  'serviceManager',
  'networkAdapter',
])

const linux = /\blinux\b/i
const windows = /\bwin(?:dows\b|[\d-])/i
/** “Linux: …”, a line for each system. */
const label = /^[\s>]{0,6}(?:[-*•]\s)?[*_]{0,2}linux(?:\s\w{3,8})?[*_]{0,2}\s?:/i
/** The last part of a sentence. */
const clause = /(?:(?!,\s|[.;!?]\s|\b(?:and|but|while|whereas)\s)[^]){0,200}$/

const whole = /(?:(?!,\s|[.;!?]\s|\b(?:but|while|whereas)\s)[^]){0,200}$/
const verb =
  /\b(?:we|I|on|has|have|had|is|are|was|set|runs?|running|uses?|using|with|of|for|gives?|gets?)\b/i

/** Whether a sentence gives the value of a setting as that of Linux nodes: “our Linux pool has maxPods 250”. */
export function isOfLinuxNode(
  doc: Document,
  { raw, place }: Match,
  read: readonly Observation[],
): boolean {
  if (!read.some(({ decision }) => ofNode.has(decision))) return false
  const before = wordsAround(doc, place, raw).ahead
  const [own = ''] = clause.exec(before) ?? []
  // “… have kubelet 1.31.1 and max pods …”: what has no verb of its own is of the same machine.
  const ahead = verb.test(own) ? own : (whole.exec(before)?.[0] ?? '')
  const line = lineOf(doc, place)
  return (
    (linux.test(ahead) && !windows.test(ahead)) ||
    (label.test(line) && !windows.test(line)) ||
    systemBehind(doc, place, raw) === 'linux'
  )
}
