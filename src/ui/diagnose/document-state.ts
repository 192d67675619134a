import type { Diagnosis, DocumentReport } from '../../core/diagnose.ts'
import type { Finding } from '../../core/plan.ts'
import { counted } from '../components/value-text.ts'
import { countText } from './count-text.ts'

/** How far a document was checked, and what that gave. */
export interface DocumentState {
  readonly document: DocumentReport
  /**
   * `error`, `warning`: the gravest finding in it. `asked`: answers decide whether something in it
   * is a fault. `ok`: checks ran and found no fault. `read`: its values count, and no check is about
   * it. `unread`: nothing in it was checked.
   */
  readonly tone: 'error' | 'warning' | 'asked' | 'ok' | 'read' | 'unread'
  readonly verdict: string
  /** What was done with it, in a few words: values, known messages, checks, and on how many lines. */
  readonly summary: string
  readonly findings: readonly Finding[]
  /** Why part of it, or all, is not read. */
  readonly reasons: readonly string[]
  /** What would be read in its place. */
  readonly advice?: string
  /** Nothing in it is known, and no more can be said of it. */
  readonly isUnknown: boolean
}

/** What became of each document, in the order in which they were sent. */
export const documentStates = (
  diagnosis: Diagnosis,
  /** Lines of each file, where one ends with a line end. */
  lengths: ReadonlyMap<string, number> = new Map(),
): readonly DocumentState[] =>
  [...diagnosis.documents.filter(({ isAside }) => !isAside), ...unopened(diagnosis)].map(
    (document) => {
      const [first, last] = document.lines
      const end = Math.min(last, lengths.get(document.file) ?? last)
      return stateOf({ ...document, lines: [first, Math.max(first, end)] }, diagnosis)
    },
  )

/** Words between documents and their like, each with its lines: nothing in them was checked. */
export const asidesIn = ({ documents }: Diagnosis): readonly DocumentReport[] =>
  // A shell around others, and a command without output, have no words.
  documents.filter(
    ({ isAside, recognisedAs, lines: [first, last] }, i) =>
      isAside === true &&
      recognisedAs !== null &&
      !documents.some(
        (other, j) =>
          j !== i &&
          other.file === documents[i]?.file &&
          first <= other.lines[0] &&
          other.lines[1] <= last,
      ),
  )

/** How many checks ran in all. */
export const checksIn = ({ documents }: Diagnosis): number =>
  documents.reduce((sum, { checks }) => sum + checks, 0)

/** Files that are no text at all have no document. */
function unopened({ documents, unread }: Diagnosis): readonly DocumentReport[] {
  return unread
    .filter(({ file }) => documents.every((one) => one.file !== file))
    .map(({ file }) => ({
      file,
      recognisedAs: null,
      lines: [1, 1],
      read: 0,
      checks: 0,
      about: [],
      questions: 0,
    }))
}

/** So it is said of a whole file as well. */
const nothingKnown = 'No value and no message in it is known here.'

function stateOf(document: DocumentReport, diagnosis: Diagnosis): DocumentState {
  const isIn = (one: { readonly file?: string; readonly line?: number }) =>
    one.file === document.file &&
    one.line !== undefined &&
    document.lines[0] <= one.line &&
    one.line <= document.lines[1]
  const findings = diagnosis.findings.filter(
    (finding) => isIn(finding) || (finding.also ?? []).some(isIn),
  )
  const reasons = [...new Set(diagnosis.unread.filter(isIn).map(({ reason }) => reason))]
  const used = new Set(
    [
      ...diagnosis.observations,
      ...findings.flatMap((finding) => [finding, ...(finding.also ?? [])]),
    ].flatMap((one) => (isIn(one) ? [one.line] : [])),
  )
  const tone = toneOf(document, findings)
  const isUnknown = tone === 'unread' && reasons.every((reason) => reason === nothingKnown)
  return {
    document,
    tone,
    verdict: verdictOf(tone, findings, document.questions),
    summary: summaryOf(document, findings, used.size),
    findings,
    reasons: isUnknown ? [nothingKnown] : reasons,
    ...(tone === 'unread' && (!isUnknown || isInWords(document))
      ? { advice: adviceFor(document.file, reasons) }
      : {}),
    isUnknown,
  }
}

/** The output of a command that is known says no more, however it is sent. */
const isInWords = ({ isInWords: inWords, recognisedAs }: DocumentReport) =>
  inWords === true || recognisedAs === null

function summaryOf(
  { read, checks, lines: [first, last] }: DocumentReport,
  findings: readonly Finding[],
  usedLines: number,
): string {
  const messages = findings.filter(({ id }) => id.startsWith('symptom-')).length
  const found = [
    ...(read > 0 ? [counted(read, 'value')] : []),
    ...(messages > 0 ? [counted(messages, 'known message')] : []),
  ]
  const where = `${usedLines} of ${countText(Math.max(last - first + 1, usedLines), 'line')}`
  return [
    found.length > 0 ? `${found.join(', ')} on ${where}` : `${where} read`,
    checks > 0 ? countText(checks, 'check') : 'no check of its own',
  ].join(' · ')
}

function toneOf(
  { checks, read, questions }: DocumentReport,
  findings: readonly Finding[],
): DocumentState['tone'] {
  if (findings.some(({ severity }) => severity === 'error')) return 'error'
  if (findings.some(({ severity }) => severity === 'warning')) return 'warning'
  if (questions > 0) return 'asked'
  if (checks > 0) return 'ok'
  return read > 0 || findings.length > 0 ? 'read' : 'unread'
}

function verdictOf(
  tone: DocumentState['tone'],
  findings: readonly Finding[],
  questions: number,
): string {
  const count = (severity: Finding['severity'], one: string) => {
    const number = findings.filter((finding) => finding.severity === severity).length
    return number === 0 ? [] : [counted(number, one)]
  }
  switch (tone) {
    case 'error':
    case 'warning':
      return `Checked, ${[...count('error', 'error'), ...count('warning', 'warning')].join(', ')}`
    case 'asked':
      return `Checked, ${counted(questions, 'answer decides', 'answers decide')}`
    case 'ok':
      return 'Checked, no fault found'
    case 'read':
      return 'Values read'
    case 'unread':
      return 'Not checked'
  }
}

/** How to send it so that it can be read. */
function adviceFor(file: string, reasons: readonly string[]): string {
  if (/\.evtx?$/i.test(file)) {
    return 'Export the event log as text: Get-WinEvent -Path FILE | Format-List > events.txt'
  }
  if (/\.(?:png|jpe?g|gif|bmp|webp|heic)$/i.test(file)) {
    return 'A picture cannot be read. Paste the text that it shows.'
  }
  if (/\.(?:docx?|xlsx?|pdf|msg|eml)$/i.test(file)) {
    return 'Paste the text of it, or save it as plain text.'
  }
  if (reasons.some((reason) => /no text|binary/i.test(reason))) {
    return 'Send it as plain text, or the output of the command that prints it.'
  }
  if (reasons.some((reason) => /empty/i.test(reason))) return 'Ask for the file once more.'
  return 'Send configuration files and logs whole, and the output of a command with the command above it.'
}
