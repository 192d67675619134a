import { grouped } from '../../../values/grouped.ts'
import { minorOf } from '../../../values/version.ts'
import type { Line } from '../../../text/lines.ts'
import type { Observation } from '../../../model/observation.ts'
import { depthsOf } from './older-mails.ts'
import type { ReadDocument } from '../reading/read.ts'
import { acrossLines } from '../../../values/across-lines.ts'

interface Correction {
  readonly from: string
  readonly to: string
  readonly line: number
  readonly column: number
}

const number = String.raw`v?(\d{1,2}\.\d{1,2}(?:\.\d{1,4})?)(?![\d.]*\d)`
const forms = [
  // “It runs 1.24.1, not 1.23.6”
  {
    pattern: new RegExp(String.raw`\b${number},?\s(?:and\s)?not\s(?:on\s|at\s)?${number}`, 'i'),
    to: 1,
  },
  // “It is not 1.23.6 but 1.24.1”
  {
    pattern: new RegExp(
      String.raw`\bnot\s(?:on\s|at\s)?${number},?\s(?:but|it\s(?:is|runs)|it['’]s|we\s(?:have|run|are\son))\s(?:on\s|at\s)?${number}`,
      'i',
    ),
    to: 2,
  },
] as const

/** Who writes so takes back what stands elsewhere in the same mail. */
const takesBack =
  /\b(?:sorry|correction|typo|mistake|mis-?typed|mixed\b[^.]{0,30}\bup|I meant|wrong|oops)\b/i
/** Advice, and what is meant for later. */
const isAdvice = new RegExp(
  acrossLines`
    \b(?:
      should|must|need\w*|recommend\w*|suggest\w*|upgrad\w*|updat\w*|try|use|want\w*|plan(?!t)\w*
      |requires?|supports?|docs?|documentation|if
    )\b
  `,
  'i',
)

function correctionsIn(lines: readonly Line[]): readonly (Correction & { isTakenBack: boolean })[] {
  return lines.flatMap(({ raw, number: line }, i) => {
    if (!/\bnot\b/i.test(raw) || raw.length > 2_000) return []
    const found = forms
      .map(({ pattern, to }) => ({ match: pattern.exec(raw), to }))
      .find(({ match }) => match !== null)
    const [, one, other] = found?.match ?? []
    if (!found?.match || one === undefined || other === undefined) return []
    const isTakenBack = takesBack.test(raw) || takesBack.test(lines[i - 1]?.raw.slice(0, 400) ?? '')
    if (isAdvice.test(raw) && !isTakenBack) return []
    const [to, from] = found.to === 1 ? [one, other] : [other, one]
    const column = raw.indexOf(to, found.match.index) + 1
    return [{ from, to, line, column, isTakenBack }]
  })
}

/**
 * The documents of one file in which a number that somebody takes back later has its right value. It is the
 * one of a mail that is quoted below, or of the same mail where words say that it was wrong.
 */
export function withCorrections(
  documents: readonly ReadDocument[],
  lines: readonly Line[],
): readonly ReadDocument[] {
  const corrections = correctionsIn(lines)
  if (corrections.length === 0) return documents
  const depths = depthsOf(lines)
  const depthOf = (line: number) => depths[line - 1] ?? 0
  const ofNumber = grouped(corrections, ({ from }) => from)
  const correctionOf = (one: Observation) =>
    ofNumber
      .get(one.raw.replace(/^v/, ''))
      ?.find(
        ({ line, isTakenBack }) =>
          one.line !== line &&
          (depthOf(line) < depthOf(one.line) ||
            (isTakenBack && depthOf(line) === depthOf(one.line))),
      )
  return documents.map((doc) => ({
    ...doc,
    reading: {
      ...doc.reading,
      ...(doc.reading.observations && {
        observations: doc.reading.observations.map((one) => {
          const found = correctionOf(one)
          return found ? corrected(one, found) : one
        }),
      }),
    },
  }))
}

function corrected(one: Observation, { from, to, line, column }: Correction): Observation {
  const { value } = one
  if (typeof value !== 'string') return one
  const isMinor = value === minorOf(from) && value !== from
  return {
    ...one,
    value: isMinor ? (minorOf(to) ?? value) : value.replace(from, to),
    raw: to,
    line,
    column,
  }
}
