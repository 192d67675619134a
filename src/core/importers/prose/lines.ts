import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import { indexAt } from '../../text/starts.ts'

interface Lines {
  readonly texts: readonly string[]
  /** Where each begins in the file and in the text, if some are left out or one has several of them. */
  readonly numbers?: readonly number[]
  readonly starts?: readonly number[]
}

const linesOf = new WeakMap<Document, Lines>()

function linesIn(doc: Document): Lines {
  const known = linesOf.get(doc)
  if (known) return known
  const texts = doc.text.split('\n')
  const isWhole = doc.placeAt(doc.text.length).line - doc.first === texts.length - 1
  let at = 0
  const startOf = (text: string) => {
    const start = at
    at += text.length + 1
    return start
  }
  const starts = isWhole ? undefined : texts.map(startOf)
  const numbers = starts?.map((start) => doc.placeAt(start).line)
  const lines = starts && numbers ? { texts, starts, numbers } : { texts }
  linesOf.set(doc, lines)
  return lines
}

/** Whether a line of the file is one of several that a line of the text has. */
function isWithin(doc: Document, { texts, starts }: Lines, at: number, line: number): boolean {
  const end = (starts?.[at] ?? 0) + (texts[at]?.length ?? 0)
  return at >= 0 && doc.placeAt(end).line >= line
}

/** Of a place its column in the line of the text, which may have several of the file. */
function columnIn(doc: Document, { line, column }: Pick<Place, 'column' | 'line'>): number {
  const { texts, numbers, starts } = linesIn(doc)
  const at = numbers ? indexAt(numbers, line) : -1
  const start = starts?.[at] ?? 0
  if (numbers?.[at] === line || at < 0) return column
  const within = [...(texts[at] ?? '').matchAll(/\s/g)].findLast(({ index }) => {
    const place = doc.placeAt(start + index + 1)
    return place.line === line && place.column <= column
  })
  return within ? within.index + 2 + column - doc.placeAt(start + within.index + 1).column : column
}

/** The line of a place and those beside it, wherever they stand in the text. */
export function besideLine(doc: Document, { line }: Pick<Place, 'line'>) {
  const all = linesIn(doc)
  const { texts, numbers } = all
  const found = numbers ? indexAt(numbers, line) : -1
  const isFound = numbers?.[found] === line || (numbers && isWithin(doc, all, found, line))
  const at = isFound === true ? found : line - doc.first
  const [above = '', own = '', below = ''] = [texts[at - 1], texts[at], texts[at + 1]]
  return { above, own, below }
}

/** The lines that follow the one of a place. */
export function linesBelow(doc: Document, { line }: Pick<Place, 'line'>, most: number): string {
  const { texts, numbers } = linesIn(doc)
  const at = numbers ? indexAt(numbers, line) : line - doc.first
  return at < 0
    ? ''
    : texts
        .slice(at + 1, at + 1 + most)
        .join(' ')
        .slice(0, 800)
}

/** The line of a place, as far as it stands near it, with what a mail broke off before and behind it. */
export const lineOf = (doc: Document, place: Place): string => around(doc, place).text

/** Where a value stands in the line of its place, which may hold it twice; -1 where it does not. */
export function indexInLine(doc: Document, place: Place, raw: string): number {
  const { text: line, expected } = around(doc, place)
  if (raw === '') return -1
  let nearest = line.indexOf(raw)
  for (let at = nearest; at >= 0; at = line.indexOf(raw, at + 1)) {
    if (Math.abs(at - expected) < Math.abs(nearest - expected)) nearest = at
  }
  return nearest
}

/** The words of its line before a value and behind it; the value may go on in the next line. */
export function wordsAround(doc: Document, place: Place, raw: string) {
  const line = lineOf(doc, place)
  const at = Math.max(indexInLine(doc, place, raw.split('\n', 1)[0] ?? raw), 0)
  return { ahead: line.slice(0, at), behind: line.slice(at + raw.length) }
}

/** What of the sentence of a value stands before it; the dots of numbers and names end none. */
export const sentenceBefore = (ahead: string): string =>
  ahead.slice(([...ahead.matchAll(/[.;!?](?=\s)/g)].at(-1)?.index ?? -1) + 1)

function around(doc: Document, place: Place) {
  const column = columnIn(doc, place)
  const { above, own, below } = besideLine(doc, place)
  const before = isBroken(above, own) ? `${above} ` : ''
  const behind = isBroken(own, below) ? ` ${below}` : ''
  const from = Math.max(before.length + column - 300, 0)
  return {
    text: `${before}${own}${behind}`.slice(from, before.length + column + 300),
    expected: before.length + column - 1 - from,
  }
}

/** Mails break lines at this width or more. */
const narrowest = 68
const widest = 100
/** Words of a sentence that does not end here. */
const goesOn =
  /^(?!.*(?:\t| {2}\S|\||--[a-z]|[{}=;]))[ >]{0,4}(?:[-*•] )?\S+(?: \S+){4,}[^.:;!?)\s]$/
const rest = /^(?!.*(?:\t| {2}\S|\|))[A-Za-z\d][^\s:]*(?: |[.,;:!?]|$)/

/** Words that are spelt so at the start of a sentence alone. */
export const begins =
  /^(?:The|We|It|This|That|These|Our|They|There|When|After|If|Since|What|Nothing|All|Now|So|But|Wir|Der|Die|Das|Es|Wenn|Alle)\s/

/** Whether a sentence goes on in the next line, whose first word had no room. */
function isBroken(text: string, next: string): boolean {
  if (next === '' || text.length < 40 || text.length > widest) return false
  const word = /^\S*/.exec(next)?.[0].length ?? 0
  return (
    text.length + 1 + word > narrowest && goesOn.test(text) && rest.test(next) && !begins.test(next)
  )
}

/** A bracket with a release, which tells of a setup and not of a choice. */
const ofSetup = String.raw`\)(?<=\((?!\s?(?:e\.g|i\.e|z\.\s?B|like|such|for)\b)(?:(?!\b(?:or|oder|ou)\b)[^()\n]){0,60}\d\.\d(?:(?!\b(?:or|oder|ou)\b)[^()\n]){0,60}\))`

/** One item of an enumeration of the setup: between commas, or at the end of a line or bracket of them. */
export const listed = (words: string) =>
  new RegExp(String.raw`,\s*${words}\s*(?=,|\.\s|\.?$|${ofSetup})`, 'gim')

/** Talk about another setup than the one in trouble: where it works, or does not happen. */
const elsewhere =
  /\b(?:not (?:happen\w*|occur\w*|reproduc\w*|seen|an? issue|using|on|in(?! use\b))|unlike|whereas|instead of(?!\s[\w-]{2,20}\s(?:on|with|under|in)\s)|compared (?:to|with)|also (?:on|in|with)|(?:(?<!\b(?:not|never)\s|n['’]t\s)work(?:s|ed)?|(?<!\b(?:am|are|'m|'re|been|not|n['’]t|stops?|stopped)\s)working)(?: fine| well| as expected)? (?:on|in|with|at)|(?:same|similar)\b[^\n.]{0,30} (?:on|in))\b(?:[^\n.]{0,30}|(?:(?!;|,\s(?:with|on)\s|\b(?:but|broken?|breaks|fails?|failed|now|while|since|after)\b)(?:[^\n.]|\.(?=\d))){0,40}|[^\n.(]{0,30}\([^()\n]{0,40})$/i

/** “No Windows Server 2019 any more”, “none of them is 2019”, “without any 1809 nodes”: what is not there. */
const denied =
  /\b(?:no|not(?: a| an)?|without(?: an?| any)?|(?:none|no (?:windows )?(?:nodes?|hosts?|workers?|machines?)) (?:(?:of \w{2,8}(?: \w{2,8})? )?(?:is|are|runs?|has|have)|on|with)|(?:do(?:es)?|did)(?: not|n['’]t) (?:have|use|run)(?: any)?|kein(?:e[mnrs]?)?|ohne|plus de|pas de|aucun|sin|nenhum|sem|nessun|senza)\s(?:(?:more|further|other|old|such|single)\s){0,2}(?:windows (?:nodes?|hosts?|workers?|machines?|servers?) (?:with |on |running |at ))?["'`(]?$/i

/** Whether what is said is said not to be there. */
export const isDenied = (doc: Document, place: Place, raw: string): boolean =>
  denied.test(wordsAround(doc, place, raw).ahead.slice(-60))

/** The cluster that Rancher itself runs on, in the form that its issues have. */
const ofRancherItself = /\bIf Helm Chart, Kubernetes Cluster and version\b/i

/** “Not planned: …”, “Out of scope: …”: a list of what is not there. */
const leftOutLabel =
  /^[\s>]{0,6}(?:[-*•]\s|\d{1,2}[.)]\s)?[*_]{0,2}(?:not\s(?:planned|used|in use|wanted|needed|present|part of \w{2,12}|considered)|(?:explicitly\s)?out of scope|ruled out|unused|rejected|nicht\s(?:geplant|genutzt|verwendet|benutzt))[*_]{0,2}\s?:/i

/** Whether what is said stands behind such words. */
export function isElsewhere(doc: Document, place: Place, raw: string): boolean {
  const line = lineOf(doc, place)
  if (ofRancherItself.test(line) || leftOutLabel.test(line)) return true
  const { ahead, behind } = wordsAround(doc, place, raw)
  return elsewhere.test(ahead.slice(-100)) || (onIt.test(ahead) && wouldNot.test(behind))
}

/** “On Server 2019 that port would not work, therefore …”: what is not there for that reason. */
const onIt = /\b(?:on|with|under|in)\s(?:an?\s|the\s)?["'`(]?v?$/i
const wouldNot =
  /^[^.;!?\n]{0,50}\bwould(?: not| never|n['’]t)?\s\w{2,12}\b[^.;!?\n]{0,30}[,;]\s(?:and\s)?(?:therefore|so|hence|thus|that is why|which is why|for that reason)\b/i

/** “… 1.7.2 on the Linux nodes”, “… 1.6.18 (Windows)”: the system that is said right behind a value. */
export function systemBehind(doc: Document, place: Place, raw: string): string | undefined {
  const { behind } = wordsAround(doc, place, raw)
  return /^["'`)]?\s{0,2}(?:(?:works?|runs?|is)\s(?:fine\s|well\s|ok\s|only\s|just\s)?(?=on\s))?(?:\((?:only\s)?(?:(?:on|for)\s)?|(?:on|for|of)\s)(?:the\s|our\s|all\s)?(linux|windows)\b/i
    .exec(behind)?.[1]
    ?.toLowerCase()
}
