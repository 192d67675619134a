import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { lineOf, linesBelow } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “1. Set up a cluster with 1.30” */
const madeFirst = new RegExp(
  acrossLines`
    ^[\s>]{0,6}(?:\d{1,2}[.)]|[-*•])\s{1,3}(?:(?:first|please),?\s)?
    (?:
      set\s?up|create|install|deploy|start(?:\swith)?|provision|build|have|take|run|use|bring up
      |spin up
    )\b
  `,
  'i',
)
/** “2. Upgrade it to 1.31” */
const thenChanged = new RegExp(
  acrossLines`
    (?:^|\s)(?:\d{1,2}[.)]|[-*•])\s{1,3}(?:(?:then|now|and|after that),?\s){0,2}
    (?:upgrade|update|move|migrate|switch|bump|change)\b[^]{0,80}?\bto\s[*_\x60]{0,3}
    (?:version\s|kubernetes\s|k8s\s)?v?(1\.(?:1[4-9]|[2-9]\d))\b
  `,
  'i',
)

/** Whether a step to reproduce makes a setup that a later one brings to another version. */
export function isFormerStep(doc: Document, place: Place, raw: string): boolean {
  if (!madeFirst.test(lineOf(doc, place))) return false
  const to = thenChanged.exec(linesBelow(doc, place, 4))?.[1]
  return to !== undefined && !raw.replace(/^v/i, '').startsWith(to)
}
