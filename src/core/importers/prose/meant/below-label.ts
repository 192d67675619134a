import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { lineOf } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const most = 40
const item = /^\s*(?:[-*•|+]|\d{1,2}[.)]\s|[a-z]\)\s)/
const label = /^(?!\s*[|])[^\n]{3,100}:\s*$|^#{1,6}\s\S/
const notOurs = new RegExp(
  acrossLines`
    \b(?:switched[- ]off|decommissioned|retired|dismantled|shut down|abgeschaltet|stillgelegt)\b
    |^\W{0,6}(?:(?:the|our|my|die|unsere?)\s)?(?:old|former|previous|alte[rs]?|frühere[rs]?)\s
      (?:\w{2,12}\s)?(?:clusters?|environment|setup|installation|umgebung)\b
      (?![^\n]*\b(?:fail|trouble|error|problem|issue))
    |^\W{0,6}examples?\s(?:\w{1,12}\s){0,3}?(?:from|in|of|by)\s(?:the\s|an?\s)?
      (?:\w{1,12}\s){0,2}(?:docs|documentation|guide|tutorial|blog|manual|readme|vendor)\b
    |\b(?:from|in|of|by)\s(?:the|their|an?|last|this)\s(?:[\w.’']{1,14}\s){0,3}
      (?:
        newsletter|advisory|bulletin|release notes|change ?log|announcement|documentation|docs
        |manual|blog(?: post)?|handbook
      )\b[^\n]{0,30}:\s*$
    |\b(?:
      docs?|documentation|release notes|change ?log|newsletter|advisory|manual|handbook
      |blog(?: post)?
    )\s(?:says?|states?|reads?|mentions?|lists?)(?:\sthis)?:\s*$
  `,
  'i',
)
const maybe = new RegExp(
  acrossLines`
    ^\W{0,6}(?:(?:the|our|my)\s)?
      (?:old|former|previous|legacy|planned|future|target|lab|alte[rs]?|geplante?[rs]?)\b
    |\b(?:planned|in the lab|geplant)\b
  `,
  'i',
)

/** “Target: …”, “Next month: …”, “Back then: …” in the line itself, where a sentence begins, and nothing that leads to the present. */
const ownLabel = new RegExp(
  acrossLines`
    (?:^|[.!?]\s)[\s>#*-]{0,8}(?:(?:the|our|my)\s)?(?:
      planned|future|target|goal|wish|lab|sandbox|back then|examples?|e\.g\.
      |(?:next|last)\s(?:week|month|quarter|year)
      |in (?:the|our) lab
    )(?:\s\w{2,12}){0,2}\s?:\s
    (?:(?!\b(?:new|but|while|now|today|prod(?:uction)?)\b)(?:[^.:;]|[.:](?=\S))){0,120}$
  `,
  'i',
)

/** Whether the words ahead of a value begin with a label of another time or place. */
export const isLabelledOther = (ahead: string): boolean => ownLabel.test(ahead)

/** Of what a list or a table is, as the line above it says: of what is not there, or may be. */
export function labelOf(doc: Document, place: Place): 'other' | 'unclear' | undefined {
  const own = lineAt(doc, place.line)
  const isListed = item.test(own)
  let gaps = 0
  for (let line = place.line - 1; line > place.line - most; line--) {
    const text = lineAt(doc, line)
    if (text.trim() === '') {
      gaps++
      if (gaps > 1) break
    } else if (label.test(text)) {
      if (notOurs.test(text)) return 'other'
      return maybe.test(text) ? 'unclear' : undefined
    } else if (!isListed || !item.test(text)) break
  }
  return undefined
}

const lineAt = (doc: Document, line: number) => lineOf(doc, { file: doc.file, line, column: 1 })
