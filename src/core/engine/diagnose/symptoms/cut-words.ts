import { stages, symptoms, type Symptom } from '../../../catalog/symptoms/index.ts'
import { normalizeWords, type Normalized } from './normalize.ts'
import { isGeneral, isWrapper } from './outer.ts'
import { findWords, type WordMatch } from './word-index.ts'
import { grouped } from '../../../values/grouped.ts'

/** An alternative of a row, and which of its literals begins with the characters it stands under. */
interface Entry {
  readonly symptom: Symptom
  readonly words: readonly string[]
  readonly literals: readonly string[]
  readonly nth: number
}

/** What a console, a column or a mail puts in place of the rest of a line. */
const cut = /(?:…|\.{3})[\s"'`)\]}|*_]{0,6}?(?:\r?\n|$)/g

/** So many characters make a beginning known, and so much of all that a row would print. */
const shortest = 30
const fewestLiteral = 20
const mostLeftOut = 0.4
/** How far the beginning may lie before the cut, and what varies before it. */
const furthest = 300
const mostVariable = 120
const keyLength = 5

let index: ReadonlyMap<string, readonly Entry[]> | undefined

/** Built when the first text comes that is cut. */
function buildIndex(): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const symptom of [...symptoms, ...stages]) {
    if (symptom.weak || symptom.general || symptom.kind === 'wrapper') continue
    for (const words of symptom.words) {
      const literals = words.map(normalizeWords)
      for (const [nth, literal] of literals.entries()) {
        const key = literal.slice(0, keyLength)
        if (key.length < keyLength) continue
        const own = found.get(key) ?? []
        found.set(key, own)
        own.push({ symptom, words, literals, nth })
      }
    }
  }
  return found
}

/** The rows that messages have, by message: whole, and cut off where nothing in the message is known. */
export function wordsIn(document: Normalized): ReadonlyMap<number, readonly WordMatch[]> {
  const whole = grouped(findWords(document).matches, ({ message }) => message)
  const isSaid = (message: number) =>
    whole.get(message)?.some((one) => !isWrapper(one) && !isGeneral(one)) === true
  const found = cutWords(document, isSaid)
  return found.length === 0
    ? whole
    : grouped([...[...whole.values()].flat(), ...found], ({ message }) => message)
}

/**
 * Rows of which a message has the beginning alone, before “…”: where enough of it is there, and no
 * other row begins so. In time that grows with the text alone.
 */
function cutWords(document: Normalized, isKnown: (message: number) => boolean) {
  const { original, text, offsets, starts } = document
  const found: WordMatch[] = []
  let at = 0
  let message = 0
  let before = 0
  for (const { index: dots } of original.matchAll(cut)) {
    while (at < text.length && (offsets[at] ?? 0) < dots) at++
    while ((starts[message + 1] ?? Infinity) < at) message++
    const begin = Math.max(before, starts[message] ?? 0, at - furthest)
    before = at
    if (at - begin < shortest || isKnown(message)) continue
    const rows = rowsAt(text, begin, at)
    const ids = new Set(rows.map(({ entry }) => entry.symptom.id))
    const [row] = rows
    if (!row || ids.size > 1) continue
    const { entry, first, last } = row
    const printed = original.slice(offsets[last] ?? 0, (offsets[at - 1] ?? 0) + 1)
    found.push({
      symptom: entry.symptom,
      words: [...entry.words.slice(0, entry.nth), `${printed}…`],
      message,
      offset: offsets[first] ?? 0,
    })
  }
  return found
}

/** Every row that a text from one place to a cut may be the beginning of. */
function rowsAt(text: string, begin: number, end: number) {
  index ??= buildIndex()
  const found: { readonly entry: Entry; readonly first: number; readonly last: number }[] = []
  for (let last = begin; last + keyLength <= end; last++) {
    for (const entry of index.get(text.slice(last, last + keyLength)) ?? []) {
      const first = beginOf(text, entry, { begin, last, end })
      if (first !== undefined) found.push({ entry, first, last })
    }
  }
  return found
}

/** Where a row begins whose words the text has up to the cut. */
function beginOf(
  text: string,
  { literals, nth }: Entry,
  { begin, last, end }: { readonly begin: number; readonly last: number; readonly end: number },
): number | undefined {
  const literal = literals[nth] ?? ''
  const rest = text.slice(last, end)
  const isInside = rest.length < literal.length && literal.startsWith(rest)
  const isBehind =
    nth + 1 < literals.length &&
    rest.startsWith(literal) &&
    rest.length - literal.length <= mostVariable
  if (!isInside && !isBehind) return undefined
  const whole = literals.slice(0, nth)
  const known = whole.join('').length + Math.min(rest.length, literal.length)
  if (known < fewestLiteral || known < (1 - mostLeftOut) * literals.join('').length)
    return undefined
  let to = last
  for (const one of whole.toReversed()) {
    const found = text.lastIndexOf(one, to - one.length)
    if (found < begin) return undefined
    to = found
  }
  return end - to >= shortest ? to : undefined
}
