import type { Code } from '../../../catalog/symptoms/index.ts'
import type { Observation } from '../../../model/observation.ts'
import type { Values } from '../../../model/scenario.ts'
import { finish, type Steps } from '../steps.ts'
import { articleIn } from './articles.ts'
import { byMessage } from './by-message.ts'
import { codeOfText, findCodes, marksIn } from './codes.ts'
import { wordsIn } from './cut-words.ts'
import { withoutEchoes } from './echoes.ts'
import { codeFinding, symptomFinding, type SymptomFinding } from './finding.ts'
import { withoutUnexplained } from './unexplained.ts'
import { lastEntries } from './last-entry.ts'
import type { Match } from './matched.ts'
import { messageAt, messageOf, startOf, timesOf } from './message-of.ts'
import { messageText } from './message-text.ts'
import { normalize, normalizeWords } from './normalize.ts'
import { createIsPassed } from './passed.ts'
import { createPlaces } from './places.ts'
import type { Tells } from './observed.ts'
import { codesOf } from './of-code.ts'
import {
  firstOfEach,
  isFailure,
  isGeneral,
  isInWord,
  isStep,
  isWrapper,
  lengthOf,
  withoutEnds,
  withoutWrappers,
} from './outer.ts'
import { grouped } from '../../../values/grouped.ts'
import { indexAt } from '../../../text/starts.ts'
import { named } from '../../../model/observed.ts'

export type { SymptomFinding } from './finding.ts'

export interface SymptomDocument {
  readonly file: string
  readonly text: string
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
  /** Ids of the checks that found a fault. */
  readonly found?: ReadonlySet<string>
  readonly tells?: Tells
}

/** The same in steps, which go through each document once. */
export function* matchingSymptoms(
  documents: readonly SymptomDocument[],
  known: Partial<Values>,
  { isNotReady = false, observations = [], found, tells }: NodeState = {},
): Steps<readonly SymptomFinding[]> {
  const all: (readonly Match[])[] = []
  for (const document of documents) all.push(yield* matchDocument(document))
  const byId = grouped(withoutEchoes(all.flat()), ({ of }) =>
    'symptom' in of ? of.symptom.id : of.code.id,
  )
  const isReady = named(observations, 'node.status').some(({ value }) => value === 'Ready')
  const explained = [...withoutEnds(byId)].flatMap(byMessage).flatMap((matches) => {
    const [first, ...others] = matches
    if (!first) return []
    const also = others.slice(0, maxAlso).map(({ place }) => place)
    const printed = { words: first.words, place: first.place, also }
    if ('code' in first.of) {
      const isBeside = matches.every((match) => match.isBeside === true)
      return [codeFinding(first.of.code, printed, isBeside)]
    }
    const evidence = {
      known,
      observations,
      message: matches
        .map(({ message }) => message)
        .slice(0, repeated)
        .join('\n'),
      codes: new Set(matches.flatMap(({ codes }) => [...codes])),
      isRepeated: matches.reduce((times, { message }) => times + timesOf(message), 0) >= repeated,
      // Of a node that is Ready the log is an old one.
      isLastEntry: !isReady && matches.some(({ isLastEntry }) => isLastEntry === true),
      isPassed: matches.every(({ isPassed }) => isPassed === true),
      isOfArticle: matches.every(({ isOfArticle }) => isOfArticle === true),
      isNotReady,
      ...(found && { found }),
      ...(tells && { tells }),
    }
    return symptomFinding(first.of.symptom, printed, evidence)
  })
  return withoutUnexplained(explained)
}

function* matchDocument({ file, text }: SymptomDocument): Steps<readonly Match[]> {
  const whole = messageText(text)
  yield 0
  const parts = articleIn(whole)
  if (!parts) return yield* matchText(file, whole)
  const own = yield* matchText(file, parts.own)
  const told = yield* matchText(file, parts.article)
  return [...own, ...told.map((match) => ({ ...match, isOfArticle: true }))]
}

function* matchText(file: string, text: string): Steps<readonly Match[]> {
  const document = normalize(text)
  yield text.length
  const words = wordsIn(document)
  yield 0
  const printedCodes = grouped(findCodes(text), ({ offset }) => messageAt(document, offset))
  const marked = new Set(marksIn(document.text).map((at) => indexAt(document.starts, at)))
  const messages = [...new Set([...words.keys(), ...printedCodes.keys(), ...marked])].toSorted(
    (a, b) => a - b,
  )
  const placeOf = createPlaces(file, text)
  const isPassedBy = createIsPassed(text)
  const isOnTheWay = (index: number) =>
    words.get(index)?.some(({ symptom }) => symptom.onTheWay === true) === true
  const last = lastEntries(document, isOnTheWay)
  return messages.flatMap((index) => {
    const message = messageOf(document, index)
    const isMeant = beforeShort.some((words) => message.includes(words))
    const said = (printedCodes.get(index) ?? []).filter(({ isShort }) => !isShort || isMeant)
    const ids = new Set(said.map(({ code }) => code.id))
    const all = firstOfEach(words.get(index) ?? []).filter(
      (one) => !isInWord(one, text) && (!isStep(one) || said.length > 0 || isFailure(message)),
    )
    // Where the step that failed went well later, so did what stood inside its message.
    const laterOfStep = all.flatMap(({ symptom }) => (symptom.guide && symptom.passedBy) ?? [])
    const rows = withoutWrappers(all).toSorted((a, b) => lengthOf(b) - lengthOf(a))
    const byWords = rows.map(({ symptom, words: printed, offset }) => ({
      of: { symptom },
      words: printed,
      place: placeOf(offset),
      message,
      codes: ids,
      isLastEntry: index >= last,
      isPassed: [...(symptom.passedBy ?? []), ...laterOfStep].some((later) =>
        isPassedBy(later, offset),
      ),
    }))
    // A code alone is weaker than words, and all there is where the words are translated.
    if (rows.some((row) => !isWrapper(row) && !isGeneral(row))) return byWords
    const isBeside = rows.some(isStep)
    const ofCode = codesOf(message)
    const explained = (
      code: Code,
      printed: string,
      offset: number,
      codes: ReadonlySet<string>,
    ): readonly Match[] => {
      const place = placeOf(offset)
      return ofCode(code).map((of) => ({
        of,
        words: [printed],
        place,
        message,
        codes,
        isBeside,
      }))
    }
    const byCodes = said.flatMap(({ code, printed, offset }) =>
      explained(code, printed, offset, ids),
    )
    if (byCodes.some(isRow)) return byCodes
    const named = byCodes.length === 0 && marked.has(index) ? codeOfText(message) : undefined
    if (!named) return byCodes.length === 0 ? byWords : [...byWords.filter(isNoStep), ...byCodes]
    const { code, printed } = named
    const codes = new Set([code.id])
    const byText = explained(code, printed, startOf(text, document, index, printed), codes)
    const others = byWords
      .filter(isNoStep)
      .filter(({ of }) => !byText.some(isRow) || of.symptom.general === undefined)
    return [...others.map((match) => ({ ...match, codes })), ...byText]
  })
}

const isRow = ({ of }: Match) => 'symptom' in of

/** Whether words say more than which step failed. */
const isNoStep = ({ of }: Pick<Match, 'of'>) => !('symptom' in of) || !of.symptom.guide

const beforeShort = ['failed in Win32', 'failure in a Windows system call'].map(normalizeWords)
