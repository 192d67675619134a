import { isolation } from '../../../catalog/isolation.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const taint = new RegExp(
  acrossLines`
    \bkubectl\s+taint\s+(?:nodes?\s+|no\/|nodes?\/)([a-z\d][\w.-]{0,252}|-l\s?\S{1,100})\s+
    (?:--overwrite\s+)?["']?
    ([\w./-]{1,120}(?:=[\w.-]{0,63})?:(?:NoSchedule|NoExecute|PreferNoSchedule))\b(?!-)
  `,
  'g',
)
const annotation = new RegExp(
  String.raw`\bkubectl\s+annotate\s[^\n]{1,200}?\s["']?${isolation.hyperv.annotation.key.replaceAll('.', String.raw`\.`)}=["']?(\w{1,20})`,
  'g',
)

/** What somebody gave to nodes and pods by hand. */
export function kubectlSettingsIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'kubectl')) return []
  return [
    ...matchesOf(doc, taint).flatMap(({ groups: [node = '', raw = ''], placeOf }) =>
      stated('node.taint', raw, raw, placeOf(1), { subject: `node ${node}`, weight: 'script' }),
    ),
    ...matchesOf(doc, annotation).map(({ raw, place }) =>
      stated('workload.isolationAnnotation', raw, raw, place, { weight: 'script' }),
    ),
  ]
}
