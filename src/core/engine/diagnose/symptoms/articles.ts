import { isTitleOfErrors, listedErrors } from './listed-errors.ts'
import { messageTables } from './message-tables.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A sentence that says what a message means where somebody has it. */
const conditional = new RegExp(
  acrossLines`
    ^\s*(?:[-*>]\s+|\d{1,2}[.)]\s+)?(?:if|when|whenever|in case)\b[^\n\x60"“']{0,80}?\b
    (?:
      sees?|says?|gets?|shows?|prints?|reports?|logs?|returns?|fails? with|encounters?|receives?
      |contains?|appears?
    )\b(?:[^\n]{0,160}?[\x60"“']|[^\n]{0,80}:\s*$)
  `,
  'i',
)
const explanation =
  /^\W{0,4}(?:root cause|cause|resolution|solution|fix|workaround|mitigation|remedy)s?\b\W{0,3}/i
const heading = /^#{1,6}\s+\S/
/** A line of somebody’s own: a log, or what they say of themselves. */
const ofSomebody =
  /^\W{0,3}(?:\d{4}-\d\d-\d\d|[IWEF]\d{4} \d\d:|\w{3} \d{1,2} \d\d:\d\d|time=")|\b(?:[Ww]e|[Oo]ur|us|[Mm]y|I|mine)\b/
const fence = /^\s*(?:```|~~~)/

/** An article explains at least so many errors, each below a heading of its own. */
const fewest = 3

interface Section {
  readonly lines: number[]
  isEntry: boolean
  isExplained: boolean
}

/**
 * The lines of an article about several errors, which tell what each means and not that it happened,
 * apart from all others; each text has blanks in the place of the other. undefined where a text
 * explains fewer. What people say of themselves is never part of it.
 */
export function articleIn(
  text: string,
): { readonly own: string; readonly article: string } | undefined {
  const isHeaded = (text.startsWith('#') || text.includes('\n#')) && /^#{1,6}\s/m.test(text)
  const hasTable = text.includes('|') && /^[ \t>]{0,4}\|/m.test(text)
  const isTitled = isTitleOfErrors(text)
  if (!isHeaded && !hasTable && !isTitled) return undefined
  const lines = text.split('\n')
  const listed = [
    ...messageTables(lines),
    ...(isTitled ? [...listedErrors(lines, ofSomebody), ...casesIn(lines)] : []),
  ]
  const explained = isHeaded ? explainedIn(lines) : []
  const told = new Set([...listed, ...explained])
  if (told.size === 0) return undefined
  const partOf = (isOfArticle: boolean) =>
    lines
      .map((line, i) => (told.has(i) === isOfArticle ? line : ' '.repeat(line.length)))
      .join('\n')
  return { own: partOf(false), article: partOf(true) }
}

/** The sentences of a runbook that begin with a case. */
const casesIn = (lines: readonly string[]): readonly number[] =>
  lines.flatMap((line, i) =>
    ofCase.test(line.slice(0, 400)) && !ofSomebody.test(line.slice(0, 400)) ? [i] : [],
  )
const ofCase = /^\s*(?:[-*>]\s+|\d{1,2}[.)]\s+)?(?:if|when|whenever|in case)\s\S[^\n]*[`"“']/i

/** The lines below headings, where enough of those explain errors. */
function explainedIn(lines: readonly string[]): readonly number[] {
  const told = new Set<number>()
  const sections: Section[] = []
  let isFenced = false
  let isOpen = false
  for (const [i, raw] of lines.entries()) {
    const line = raw.slice(0, 400)
    if (fence.test(line)) isFenced = !isFenced
    else if (!isFenced && heading.test(line))
      sections.push({ lines: [], isEntry: false, isExplained: false })
    const section = sections.at(-1)
    if (!section || ofSomebody.test(line)) {
      isOpen = false
      continue
    }
    section.lines.push(i)
    // The message may stand as code below its sentence.
    if (!isFenced && line.trim() !== '' && !fence.test(line)) isOpen = false
    if (!isFenced && conditional.test(line)) {
      section.isEntry = true
      isOpen = true
    }
    if (isOpen) told.add(i)
    if (!isFenced && explanation.test(line)) {
      section.isEntry = true
      section.isExplained = true
    }
  }
  if (sections.filter(({ isEntry }) => isEntry).length < fewest) return []
  for (const { lines: own, isExplained } of sections) {
    if (isExplained) for (const i of own) told.add(i)
  }
  return [...told]
}
