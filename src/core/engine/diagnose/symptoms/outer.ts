import { memoize } from '../../../values/memoize.ts'
import type { Match } from './matched.ts'
import { normalizeWords } from './normalize.ts'
import type { WordMatch } from './word-index.ts'

/** Of the rows of one message the one with the most words says the most. */
export const lengthOf = ({ words }: WordMatch) => words.join('').length

export const firstOfEach = (matches: readonly WordMatch[]): readonly WordMatch[] =>
  matches.filter((match, i) => matches.findIndex(({ symptom }) => symptom === match.symptom) === i)

/** What only holds the message that matters. */
export const isWrapper = ({ symptom, words }: WordMatch) =>
  symptom.kind === 'wrapper' || (symptom.wraps !== undefined && symptom.wraps === words.at(-1))

/** Gives way to what knows more. */
export const isGeneral = ({ symptom }: WordMatch) => symptom.general !== undefined

/** Tells only what a step does that failed. */
export const isStep = ({ symptom }: WordMatch) => symptom.general === 'step'

/** A mere name is one where it begins a word: `-LocalPort` of a command is none. */
export const isInWord = ({ symptom, offset }: WordMatch, text: string) =>
  symptom.weak === 'name' && /[A-Za-z]/.test(text.charAt(offset - 1))

/** A step that is only logged is none that failed; one that failed has the reason behind a colon. */
export const isFailure = (message: string) =>
  /fail|error|:unknown\b|hcs(?:shim)?::[a-z]{3,30}(?:::[a-z]{3,30})?[0-9a-z-]{0,80}:[a-z]/.test(
    message,
  )

/**
 * An outer row says nothing where an inner one is known, and a general one where another is or an
 * outer row has its words too.
 */
export function withoutWrappers(all: readonly WordMatch[]): readonly WordMatch[] {
  if (all.length < 2) return all
  const isInner = ({ symptom }: WordMatch) => symptom.kind !== 'wrapper' && symptom.kind !== 'noise'
  const isMore = (match: WordMatch) => isInner(match) && !isGeneral(match) && !isWrapper(match)
  const held = all.filter((match) => !isGeneral(match)).map(({ words }) => words.join(' '))
  const isHeld = ({ words }: WordMatch) => held.some((row) => row.includes(words.join(' ')))
  const innermostOf = (matches: readonly WordMatch[]) =>
    matches
      .filter((match) => !isHeld(match))
      .toSorted((a, b) => b.offset - a.offset || lengthOf(b) - lengthOf(a))[0]
  const steps = all.some(isMore) ? [] : all.filter(isStep)
  // Noise is known for what it is, whatever common text stands in it.
  const isKnown = all.some((match) => !isGeneral(match) && !isWrapper(match))
  const reasons = isKnown ? [] : all.filter((match) => isGeneral(match) && !isStep(match))
  const innermost = innermostOf(steps) ?? innermostOf(reasons)
  const matches = all.filter((match) => !isGeneral(match) || match === innermost)
  const inner = matches.filter(isInner)
  // Of wrappers, the innermost one says most.
  const wrappers = inner.length > 0 ? [] : matches.filter(isWrapper)
  const ids = new Set(matches.map(({ symptom }) => symptom.id))
  return matches.filter((match) => {
    const { symptom, offset } = match
    if (symptom.outerTo?.some((id) => ids.has(id))) return false
    if (!isWrapper(match)) return true
    return (
      !inner.some(
        (other) => other !== match && (symptom.kind === 'wrapper' || other.offset > offset),
      ) && !wrappers.some((other) => other.offset > offset)
    )
  })
}

/** So many lines lie between what a process says at its end. */
const near = 5

/** That a process ended says nothing where it says why right before or behind. */
export function withoutEnds(
  byId: ReadonlyMap<string, readonly Match[]>,
): readonly (readonly Match[])[] {
  const all = [...byId.values()]
  const explainedBy = memoize((by) =>
    linesNear(all.flatMap((matches) => matches.filter((one) => isReason(one, by)))),
  )
  return all.flatMap((matches) => {
    const [first] = matches
    const row = first && 'symptom' in first.of ? first.of.symptom : undefined
    if (!row?.reasonElsewhere) return [matches]
    const isExplained = explainedBy((row.general ? undefined : row.printed[0]?.by) ?? '')
    const left = matches.filter(({ place }) => !isExplained(place))
    return left.length > 0 ? [left] : []
  })
}

/**
 * Words of a good start are a reason where the message says more; `by` is the program that says it,
 * any where that is empty.
 */
const isReason = ({ of, message }: Match, by: string) =>
  'symptom' in of &&
  of.symptom.kind === 'error' &&
  !of.symptom.reasonElsewhere &&
  (by === '' || of.symptom.printed.some((one) => `${one.by} ${one.in}`.includes(by))) &&
  (!of.symptom.weak ||
    of.symptom.causes.some(({ likely = [] }) =>
      likely.some((one) => 'says' in one && message.includes(normalizeWords(one.says))),
    ))

/** Whether a place is in or near a line of theirs. */
function linesNear(matches: readonly Match[]): (place: Match['place']) => boolean {
  const byFile = new Map<string, Set<number>>()
  for (const { place } of matches) {
    const lines = byFile.get(place.file) ?? new Set()
    byFile.set(place.file, lines.add(place.line))
  }
  return ({ file, line }) => {
    const lines = byFile.get(file)
    if (!lines) return false
    for (let one = line - near; one <= line + near; one++) if (lines.has(one)) return true
    return false
  }
}
