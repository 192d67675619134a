import { foldedToAscii, neededWords, type Need } from './needed-words.ts'

/** A text that many patterns are tried on. */
export interface Searched {
  readonly text: string
}

/** Which three characters, in lower case, stand one behind the other somewhere in a text, by hash. */
const indexes = new WeakMap<Searched, Uint32Array>()
/** Of each length the latest text with an index: a file, its one part and its words are the same text. */
const latest = new Map<number, WeakRef<Searched>>()
const mostLatest = 64
const needs = new WeakMap<RegExp, Need>()
/**
 * Patterns that stand inside functions, or have words of a text in them, are made anew each time: the
 * same source needs the same, whatever its flags but `u`.
 */
const needsBySource = new Map<string, Need>()
const needsByUnicodeSource = new Map<string, Need>()
const mostNeeds = 10_000

/**
 * Whether a pattern can have a match in a text. It has none where three characters of a word that
 * each match needs stand nowhere: hundreds of patterns are tried on a text, and of most of them
 * nothing is there. What is never tried is never compiled either, which takes longer than a search;
 * and an engine that has compiled too many patterns makes poor code of all that follow.
 */
export const mayMatch = (searched: Searched, pattern: RegExp): boolean =>
  has(indexFor(searched), needOf(pattern))

function needOf(pattern: RegExp): Need {
  const known = needs.get(pattern)
  if (known !== undefined) return known
  const bySource = pattern.unicode ? needsByUnicodeSource : needsBySource
  const same = bySource.get(pattern.source)
  if (same !== undefined) return same
  const need = neededWords(pattern)
  if (bySource.size >= mostNeeds) bySource.clear()
  bySource.set(pattern.source, need)
  needs.set(pattern, need)
  return need
}

function has(index: Uint32Array, need: Need): boolean {
  if (typeof need === 'string') return hasWord(index, need)
  return 'all' in need
    ? need.all.every((one) => has(index, one))
    : need.any.some((one) => has(index, one))
}

function indexFor(searched: Searched): Uint32Array {
  const known = indexes.get(searched)
  if (known) return known
  const same = indexOfSame(searched.text)
  const index = same ?? indexOf(searched.text)
  indexes.set(searched, index)
  if (!same) {
    if (latest.size >= mostLatest) latest.clear()
    latest.set(searched.text.length, new WeakRef(searched))
  }
  return index
}

function indexOfSame(text: string): Uint32Array | undefined {
  const same = latest.get(text.length)?.deref()
  return same?.text === text ? indexes.get(same) : undefined
}

/** Whether a pattern has a match. */
export const matches = (searched: Searched, pattern: RegExp): boolean =>
  mayMatch(searched, pattern) && searched.text.search(pattern) >= 0

/** The first match of a pattern without the flag `g`. */
export const firstIn = (searched: Searched, pattern: RegExp): RegExpExecArray | null =>
  mayMatch(searched, pattern) ? pattern.exec(searched.text) : null

const keys = (1 << 21) - 1

/** Bits of an index: a line has no more than a few words, a log has most of those there are. */
const bitsFor = (length: number) => (length < 512 ? 12 : length < 8192 ? 15 : 17)

/** 21 bits of three characters as those of the index: near ones come far apart. */
const slotIn = (index: Uint32Array, three: number) =>
  Math.imul(three, 0x9e_37_79_b1) >>> (Math.clz32(index.length) - 4)

const lower = Uint8Array.from({ length: 128 }, (_, code) =>
  code >= 65 && code <= 90 ? code + 32 : code,
)

const folded = new Map([...foldedToAscii].map(([a, b]) => [a.charCodeAt(0), b.charCodeAt(0)]))

function indexOf(text: string): Uint32Array {
  const index = new Uint32Array(1 << (bitsFor(text.length) - 5))
  const add = (three: number) => {
    const at = slotIn(index, three)
    index[at >>> 5] = (index[at >>> 5] ?? 0) | (1 << (at & 31))
  }
  let three = 0
  let isAscii = true
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) isAscii = false
    const letter = code > 127 ? (folded.get(code) ?? code & 127) : (lower[code] ?? 0)
    three = ((three << 7) | letter) & keys
    add(three)
  }
  if (!isAscii) add(ofBeyondAscii)
  return index
}

/** Three times the seven bits of what `beyondAscii` is made of. */
const ofBeyondAscii = keys

function hasWord(index: Uint32Array, word: string): boolean {
  let three = 0
  for (let i = 0; i < word.length; i++) {
    three = ((three << 7) | word.charCodeAt(i)) & keys
    const at = slotIn(index, three)
    if (i >= 2 && ((index[at >>> 5] ?? 0) & (1 << (at & 31))) === 0) return false
  }
  return true
}

/** Whether a word of at least three characters stands in a text as it is written here. */
export const mentions = (searched: Searched, word: string): boolean =>
  hasWord(indexFor(searched), word.toLowerCase()) && searched.text.includes(word)
