import { stages, symptoms, type Symptom } from '../../../catalog/symptoms/index.ts'
import { normalizeWords, type Normalized } from './normalize.ts'

/** One alternative of a row, its literals in the form of `normalize`. */
interface Alternative {
  readonly symptom: Symptom
  readonly literals: readonly string[]
  /** As printed. */
  readonly words: readonly string[]
  /** The longest literal, which is looked for first. */
  readonly anchor: string
  readonly codes: Uint16Array
}

export interface WordMatch {
  readonly symptom: Symptom
  readonly words: readonly string[]
  /** Index of the message in `Normalized`. */
  readonly message: number
  /** Where its first literal stands in the original. */
  readonly offset: number
}

/** A place to look: the alternatives whose anchor has these characters at this distance. */
interface Entry {
  readonly alternative: Alternative
  readonly index: number
  readonly distance: number
  /** The first character of the anchor, which tells most other places at once. */
  readonly head: number
}

interface WordIndex {
  readonly size: number
  /** For every few characters, by hash, the number of their entries in `entries`, or 0. */
  readonly buckets: Uint16Array
  /** Which of them have entries, a bit each: small enough to stay near the processor. */
  readonly used: Uint32Array
  readonly entries: readonly (readonly Entry[])[]
}

/**
 * Only every fourth place of a text is looked at, four characters there. An anchor is found wherever it
 * begins, as it stands in the index four times, once for each place that it can have among them; that
 * takes seven characters.
 */
const stride = 4
/** @internal for tests */
export const shortestAnchor = 2 * stride - 1
const bucketBits = 18
const slot = (key: number) => Math.imul(key, 0x9e_37_79_b1) >>> (32 - bucketBits)
const gram = (codes: Uint16Array, i: number) =>
  slot(
    (((codes[i] ?? 0) & 127) << 21) |
      (((codes[i + 1] ?? 0) & 127) << 14) |
      (((codes[i + 2] ?? 0) & 127) << 7) |
      ((codes[i + 3] ?? 0) & 127),
  )

const codesOf = (text: string) =>
  Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))

let index: WordIndex | undefined

/** Built when the first text comes. */
function wordIndex(): WordIndex {
  index ??= buildIndex(
    [...symptoms, ...stages].flatMap((symptom) =>
      symptom.words.map((words) => {
        const literals = words.map(normalizeWords)
        const anchor = literals.reduce((a, b) => (b.length > a.length ? b : a), '')
        return { symptom, literals, words, anchor, codes: codesOf(anchor) }
      }),
    ),
  )
  return index
}

/** Each anchor stands under those of its characters that the fewest other anchors have. */
function buildIndex(alternatives: readonly Alternative[]): WordIndex {
  const frequency = new Map<number, number>()
  for (const { codes } of alternatives) {
    for (let i = 0; i + stride <= codes.length; i++) {
      const key = gram(codes, i)
      frequency.set(key, (frequency.get(key) ?? 0) + 1)
    }
  }
  const buckets = new Uint16Array(1 << bucketBits)
  const used = new Uint32Array(1 << (bucketBits - 5))
  const entries: Entry[][] = [[]]
  for (const [index, alternative] of alternatives.entries()) {
    const { codes } = alternative
    for (let first = 0; first < stride; first++) {
      const distance = rarest(codes, first, frequency)
      const key = gram(codes, distance)
      const bucket = buckets[key] || entries.push([]) - 1
      buckets[key] = bucket
      used[key >>> 5] = (used[key >>> 5] ?? 0) | (1 << (key & 31))
      entries[bucket]?.push({ alternative, index, distance, head: codes[0] ?? 0 })
    }
  }
  return { size: alternatives.length, buckets, used, entries }
}

/** The place that the fewest anchors share, of the first and every fourth behind it. */
function rarest(
  anchor: Uint16Array,
  first: number,
  frequency: ReadonlyMap<number, number>,
): number {
  const timesAt = (i: number) => frequency.get(gram(anchor, i)) ?? 0
  let best = first
  for (let i = first + stride; i + stride <= anchor.length; i += stride) {
    if (timesAt(i) < timesAt(best)) best = i
  }
  return best
}

/**
 * Every alternative that a message contains, once for each message, in the order of their anchors.
 * `steps` counts the comparisons, which grow with the text alone.
 */
export function findWords(document: Normalized): { matches: readonly WordMatch[]; steps: number } {
  const { text, codes, offsets, starts } = document
  const { size, buckets, used, entries } = wordIndex()
  const lastMessage = new Int32Array(size).fill(-1)
  const found: { readonly begin: number; readonly match: WordMatch }[] = []
  let message = 0
  let body = ''
  let bodyOf = -1
  let bodyThrough = -1
  let steps = text.length
  for (let i = 0; i + stride <= text.length; i += stride) {
    const key = gram(codes, i)
    if (((used[key >>> 5] ?? 0) & (1 << (key & 31))) === 0) continue
    for (const { alternative, index: position, distance, head } of entries[buckets[key] ?? 0] ??
      []) {
      steps++
      const { anchor } = alternative
      const begin = i - distance
      if (codes[begin] !== head || !text.startsWith(anchor, begin)) continue
      if (isQuotation(document, begin, anchor.length)) continue
      steps += anchor.length
      while ((starts[message + 1] ?? Infinity) <= begin) message++
      let of = message
      while (begin < (starts[of] ?? 0)) of--
      if (lastMessage[position] === of) continue
      lastMessage[position] = of
      const start = starts[of] ?? 0
      // A literal that reaches into what looked like the next message was wrapped there.
      let last = of
      while ((starts[last + 1] ?? Infinity) < begin + anchor.length) last++
      if (bodyOf !== of || bodyThrough !== last) {
        bodyOf = of
        bodyThrough = last
        body = text.slice(start, starts[last + 1])
      }
      steps += body.length
      const first = inOrder(body, alternative.literals)
      if (first === undefined) continue
      const { symptom, words } = alternative
      const offset = offsets[start + first] ?? 0
      found.push({ begin, match: { symptom, words, message: of, offset } })
    }
  }
  const matches = found.toSorted((a, b) => a.begin - b.begin).map(({ match }) => match)
  return { matches, steps }
}

/**
 * Whether prose quotes the words, between typographic quotation marks of their own: a text about them,
 * unless its sentence says where somebody has them.
 */
function isQuotation({ original, offsets }: Normalized, begin: number, length: number): boolean {
  const first = offsets[begin] ?? 0
  const last = offsets[begin + length - 1] ?? 0
  if (original[first - 1] !== '“' || original[last + 1] !== '”') return false
  return !ofSomebody.test(original.slice(Math.max(first - longestBefore, 0), first - 1))
}

const longestBefore = 100
/** Who has the words, or where they stand. */
const ofSomebody =
  /\b(?:we|I|us|our|my|logs?|events?|console|output|flanneld|kube-proxy|kubelet|containerd|calico-node|rke2)\b[^.;:“”\n]{0,60}:?\s?$/i

/** Where the first literal stands, if all stand in the message one after the other. */
function inOrder(message: string, literals: readonly string[]): number | undefined {
  let from = 0
  let first: number | undefined
  for (const literal of literals) {
    const found = message.indexOf(literal, from)
    if (found === -1) return undefined
    first ??= found
    from = found + literal.length
  }
  return first
}
