import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import type { Values } from '../../../model/scenario.ts'
import { finish, type Steps } from '../steps.ts'
import { codeOfText, findCodes, marksIn } from './codes.ts'
import { withoutCode } from './code-lines.ts'
import { codeFinding, symptomFinding, type SymptomFinding } from './finding.ts'
import { withoutKnownSteps } from './guide-finding.ts'
import { normalize, normalizeWords, type Normalized } from './normalize.ts'
import { createPlaces } from './places.ts'
import { ofCode, type Explained } from './of-code.ts'
import { findWords } from './word-index.ts'
import {
  firstOfEach,
  isWrapper,
  lengthOf,
  withoutCutOff,
  withoutEnds,
  withoutWrappers,
} from './outer.ts'
import { grouped } from '../../../values/grouped.ts'
import { indexAt } from '../../../text/starts.ts'
import { memoize } from '../../../values/memoize.ts'

export type { SymptomFinding } from './finding.ts'

export interface SymptomDocument {
  readonly file: string
  readonly text: string
}

/** What stands in one message. */
export interface Match {
  readonly of: Explained
  /** As printed. */
  readonly words: readonly string[]
  readonly place: Place
  readonly message: string
  readonly codes: ReadonlySet<string>
  /** A later line shows that it is over. */
  readonly isPassed?: boolean
}

/** So many times within what was pasted make words repeat. */
const repeated = 10
const maxAlso = 50

/**
 * The messages of the table that stand in documents, each row once at its first place with the
 * others in `also`; causes are ranked by the decisions that are known. In time that grows with the
 * documents alone. How to match: case, blanks, line breaks and escapes do not count; a code counts
 * beside its component; a wrapper only where nothing inside it is known.
 * @internal for tests
 */
export const matchSymptoms = (
  documents: readonly SymptomDocument[],
  known: Partial<Values>,
  state?: NodeState,
): readonly SymptomFinding[] => finish(matchingSymptoms(documents, known, state))

interface NodeState {
  readonly isNotReady?: boolean
  readonly observations?: readonly Observation[]
}

/** The same in steps, which go through each document once. */
export function* matchingSymptoms(
  documents: readonly SymptomDocument[],
  known: Partial<Values>,
  { isNotReady = false, observations = [] }: NodeState = {},
): Steps<readonly SymptomFinding[]> {
  const all: (readonly Match[])[] = []
  for (const document of documents) all.push(yield* matchDocument(document))
  const byId = grouped(withoutCutOff(all.flat()), ({ of }) =>
    'symptom' in of ? of.symptom.id : of.code.id,
  )
  const found = [...withoutEnds(byId)].flatMap((matches) => {
    const [first, ...others] = matches
    if (!first) return []
    const also = others.slice(0, maxAlso).map(({ place }) => place)
    const printed = { words: first.words, place: first.place, also }
    if ('code' in first.of) return [codeFinding(first.of.code, printed)]
    const evidence = {
      known,
      observations,
      message: matches
        .map(({ message }) => message)
        .slice(0, repeated)
        .join('\n'),
      codes: new Set(matches.flatMap(({ codes }) => [...codes])),
      isRepeated: matches.length >= repeated,
      isPassed: matches.every(({ isPassed }) => isPassed === true),
      isNotReady,
    }
    return symptomFinding(first.of.symptom, printed, evidence)
  })
  return withoutKnownSteps(found)
}

function* matchDocument({ file, text: whole }: SymptomDocument): Steps<readonly Match[]> {
  const text = withoutCode(whole)
  yield 0
  const document = normalize(text)
  yield text.length
  const words = grouped(findWords(document).matches, ({ message }) => message)
  yield 0
  const codes = grouped(findCodes(text), ({ offset }) => messageAt(document, offset))
  const marked = new Set(marksIn(document.text).map((at) => indexAt(document.starts, at)))
  const messages = [...new Set([...words.keys(), ...codes.keys(), ...marked])].toSorted(
    (a, b) => a - b,
  )
  const placeOf = createPlaces(file, text)
  const isPassedBy = createIsPassed(text)
  return messages.flatMap((index) => {
    const message = messageOf(document, index)
    const said = (codes.get(index) ?? []).filter(
      ({ isShort }) => !isShort || message.includes(behindShort),
    )
    const ids = new Set(said.map(({ code }) => code.id))
    const all = firstOfEach(words.get(index) ?? [])
    const rows = withoutWrappers(all).toSorted((a, b) => lengthOf(b) - lengthOf(a))
    const byWords = rows.map(({ symptom, words: printed, offset }) => ({
      of: { symptom },
      words: printed,
      place: placeOf(offset),
      message,
      codes: ids,
      isPassed: symptom.passedBy?.some((later) => isPassedBy(later, offset)) === true,
    }))
    // A code alone is weaker than words, and all there is where the words are translated.
    if (rows.some((row) => !isWrapper(row))) return byWords
    const byCodes = said.flatMap((match) =>
      ofCode(match.code, message).map((of) => ({
        of,
        words: [match.printed],
        place: placeOf(match.offset),
        message,
        codes: ids,
      })),
    )
    const unexplained = byCodes.length === 0
    if (unexplained && marked.has(index)) {
      const named = codeOfText(message)
      const offset = document.originalStarts[index] ?? 0
      const place = placeOf(offset)
      if (named) {
        const { code, printed } = named
        const ofText = ofCode(code, message).map((of) => ({
          of,
          words: [printed],
          place,
          message,
          codes: new Set([code.id]),
        }))
        return [...byWords.filter(isNoStep), ...ofText]
      }
    }
    if (unexplained) return byWords
    return byCodes.some(({ of }) => 'symptom' in of)
      ? byCodes
      : [...byWords.filter(isNoStep), ...byCodes]
  })
}

/** Whether words say more than which step failed. */
const isNoStep = ({ of }: Pick<Match, 'of'>) => !('symptom' in of) || !of.symptom.guide

/** Whether words follow before the next object that kubectl describes. */
function createIsPassed(text: string): (later: string, offset: number) => boolean {
  const placesOf = memoize((words) => {
    const places: number[] = []
    for (let i = text.indexOf(words); i !== -1; i = text.indexOf(words, i + 1)) places.push(i)
    return places
  })
  const nextOf = (words: string, offset: number) => {
    const places = placesOf(words)
    return (places[0] ?? 0) > offset ? places[0] : places[indexAt(places, offset) + 1]
  }
  return (later, offset) => {
    const next = nextOf(later, offset)
    return next !== undefined && next < (nextOf('\nName: ', offset) ?? text.length)
  }
}

/** A message, with the reason that the status of an object tells in the line behind it. */
function messageOf({ text, starts }: Normalized, index: number): string {
  const end = starts[index + 1] ?? text.length
  const isReasoned = text.startsWith('reason:', end) || text.startsWith('"reason":', end)
  return text.slice(starts[index], isReasoned ? starts[index + 2] : end)
}

const behindShort = normalizeWords('failed in Win32')

/** Index of the message in which a place of the original lies. */
const messageAt = ({ originalStarts }: Normalized, offset: number): number =>
  indexAt(originalStarts, offset)
