import type { Observation } from '../../../model/observation.ts'
import type { Finding, Place } from '../../../model/finding.ts'
import { firstIn, matches } from '../../../text/patterns/may-match.ts'
import { comesBack, failsNow, seeksHelp } from './goes-on.ts'
import type { ReadDocument, SentFile } from '../reading/read.ts'
import { withoutTold } from './without-told.ts'
import { ended, everyEnd, goesOn, silentSince, closing } from './closed-record-ends.ts'
import {
  repair,
  status,
  done,
  afterwards,
  stillOpen,
  review,
  undone,
  solved,
  cause,
  fineSince,
  mended,
  titled,
} from './closed-record-words.ts'

/** A record is short; what is longer holds more than one thing. */
const longest = 12_000

/** The last line of what a record of a repair tells as over; 0 where nothing says so. */
export function closedUpTo(text: string): number {
  const record = { text }
  if (text.length > longest || matches(record, stillOpen)) return 0
  const heading = firstIn(record, repair)
  const isClosed = matches(record, status)
  const isDone = matches(record, done)
  if (!heading && !isClosed && !isDone)
    return Math.max(upToClosing(text), upToSilence(text), upToSolution(text))
  const rest = heading ? text.slice(heading.index) : text
  const isUndone = heading ? undone.test(rest.slice(heading[0].length)) : false
  if (isUndone || goesOn.test(rest) || isBackIn(rest, !isClosed)) return 0
  if (!(isClosed || isDone || ended.test(rest))) return 0
  if (heading) return linesOf(text.slice(0, heading.index + heading[0].search(/\S/)))
  const later = afterwards.exec(text)
  return later ? linesOf(text.slice(0, later.index)) - 1 : linesOf(text)
}

const linesOf = (text: string) => text.split('\n').length

/** Whether a repair did not last, or something fails behind the last words of an end. */
function isBackIn(rest: string, isUnsure: boolean): boolean {
  const last = [...rest.matchAll(everyEnd)].at(-1)
  const behind = rest.slice(last?.index ?? 0)
  const asked = isUnsure ? rest : behind
  if (seeksHelp(asked) || review.test(asked)) return true
  if (!isUnsure) return false
  return comesBack(behind) || failsNow(last ? behind.slice(last[0].length) : behind)
}

/** What somebody lets close is over where nothing behind it goes on. */
function upToClosing(text: string): number {
  const closed = firstIn({ text }, closing)
  if (!closed) return 0
  const rest = text.slice(closed.index + closed[0].length)
  // What is quoted below is older.
  const own = rest.replaceAll(/^[ \t]{0,4}>[^\n]*$/gm, '')
  return goesOn.test(own) || failsNow(own) || seeksHelp(own)
    ? 0
    : linesOf(own.length < rest.length ? text : text.slice(0, closed.index))
}

/** What somebody says to be solved is over, with what it was. */
function upToSolution(text: string): number {
  const record = { text }
  const said = firstIn(record, solved) ?? (matches(record, cause) ? fineSince.exec(text) : null)
  if (!said || !(titled.test(text) || matches(record, mended))) return 0
  const behind = text.slice(said.index + said[0].length)
  // “[SOLVED] Pods have no network”: a title goes on with what was wrong.
  const rest = /[[(]\w+$/.test(said[0]) ? behind.replace(/^[^\n]*/, '') : behind
  return goesOn.test(rest) ||
    failsNow(rest) ||
    comesBack(rest) ||
    seeksHelp(text) ||
    review.test(text)
    ? 0
    : linesOf(text)
}

/** What came no more is over where something is said to be well again. */
function upToSilence(text: string): number {
  const silent = firstIn({ text }, silentSince)
  if (!silent) return 0
  const since = text.slice(silent.index)
  if (goesOn.test(since) || failsNow(since.slice(silent[0].length)) || seeksHelp(since)) return 0
  const ahead = text.slice(0, silent.index)
  return ended.test(ahead) && !goesOn.test(ahead) ? linesOf(ahead) : 0
}

const ofFaults: ReadonlySet<string> = new Set(['refusedFlag', 'blamedFlag', 'node.status'])

/** Without what had stopped or failed, in a record of what was repaired since. */
export function withoutRepaired(
  documents: readonly ReadDocument[],
  text: string,
): readonly ReadDocument[] {
  const isFault = ({ name, value }: Observation) => ofFaults.has(name) && value !== 'Ready'
  const last = documents.some(({ reading }) => reading.observations?.some(isFault))
    ? closedUpTo(text)
    : 0
  const isOver = (one: Observation) => isFault(one) && one.line <= last
  return documents.map((one) => withoutTold(one, isOver))
}

/** What the checks found in what a record tells of the time before its repair, as information. */
export const asRepaired = (
  checked: readonly { readonly findings: readonly Finding[] }[],
  files: readonly SentFile[],
): readonly Finding[] => {
  const findings = checked.flatMap((one) => one.findings)
  const last = new Map(files.map(({ name, text }) => [name, closedUpTo(text)]))
  const isOver = ({ file = '', line = 0 }: Partial<Place>) =>
    line > 0 && line <= (last.get(file) ?? 0)
  return findings.map((one) =>
    [one, ...(one.also ?? [])].every(isOver) ? { ...one, severity: 'info', basis: 'advice' } : one,
  )
}
