import type { Document } from '../../model/document.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { matches } from '../../text/patterns/may-match.ts'
import { acrossLines } from '../../values/across-lines.ts'
import { withReplaced } from './replaced.ts'

/** What shows a setup as it is; a kubelet tells of itself, and what it is of goes with its name. */
const shows = acrossLines`
  (?:
    kubectl|crictl|systeminfo|winver|eksctl|gcloud|az|rancher|portal|console|dashboard|az\saks
    |konsole|aws|node\slist|Get-(?:ComputerInfo|HnsNetwork)
  )
`
const attribution = new RegExp(
  acrossLines`
    (?<![\p{L}-])(?:according\sto|laut|gemäß|selon|d['’]après|según|secondo|segundo)\s
    (?:(?:the|our|der|dem|le|la|el|il|o|azure|aws|google|ausgabe\svon|output\sof)\s){0,3}
    ["'\x60]?${shows}(?:\s(?:get|version|nodes?|describe|cluster-info|info|UI|-o|wide)){0,4}["'\x60]?
    \s?,?\s
  `,
  'giu',
)
const longest = 20_000

/** A text without “according to kubectl”: what a tool shows is told as it is; places stay. */
export function withoutAttributions(doc: Document): Document {
  if (doc.text.length > longest || !matches(doc, attribution)) return doc
  return withReplaced(
    doc,
    [...foundIn(doc, attribution)].map(({ index, 0: raw }) => ({ index, raw, by: '' })),
  )
}
