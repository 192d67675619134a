import { neededWords, type Need } from './needed-words.ts'

/** A text that many patterns are tried on. */
interface Searched {
  readonly text: string
}

/**
 * Shorter ones are sentences and lines, for which an index is more work than the search. In a file
 * it is not: a pattern that is never tried is never compiled either.
 */
const leastLength = 256

/** Which three characters, in lower case, stand one behind the other somewhere in a text, by hash. */
const indexes = new WeakMap<Searched, Uint32Array>()
/** Of each length the latest text with an index: a file, its one part and its words are the same text. */
const latest = new Map<number, WeakRef<Searched>>()
const mostLatest = 64
const needs = new Map<string, Need>()
/** Patterns with words of a text in them are made anew each time. */
const mostNeeds = 10_000

/**
 * Whether a pattern can have a match in a text. It has none where three characters of a word that
 * each match needs stand nowhere: hundreds of patterns are tried on a log, and of most of them
 * nothing is there.
 */
export function mayMatch(searched: Searched, pattern: RegExp): boolean {
  if (searched.text.length < leastLength) return true
  const index = indexFor(searched)
  return has(index, needOf(pattern))
}

function needOf(pattern: RegExp): Need {
  const key = `${pattern.source}/${pattern.flags}`
  const known = needs.get(key)
  if (known !== undefined) return known
  if (needs.size >= mostNeeds) needs.clear()
  const need = neededWords(pattern)
  needs.set(key, need)
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

const bits = 17
const keys = (1 << 21) - 1

/** 21 bits of three characters as 17: near ones come far apart. */
const slot = (three: number) => Math.imul(three, 0x9e_37_79_b1) >>> (32 - bits)

const lower = Uint8Array.from({ length: 128 }, (_, code) =>
  code >= 65 && code <= 90 ? code + 32 : code,
)

function indexOf(text: string): Uint32Array {
  const index = new Uint32Array(1 << (bits - 5))
  let three = 0
  for (let i = 0; i < text.length; i++) {
    three = ((three << 7) | (lower[text.charCodeAt(i) & 127] ?? 0)) & keys
    const at = slot(three)
    index[at >>> 5] = (index[at >>> 5] ?? 0) | (1 << (at & 31))
  }
  return index
}

function hasWord(index: Uint32Array, word: string): boolean {
  let three = 0
  for (let i = 0; i < word.length; i++) {
    three = ((three << 7) | word.charCodeAt(i)) & keys
    const at = slot(three)
    if (i >= 2 && ((index[at >>> 5] ?? 0) & (1 << (at & 31))) === 0) return false
  }
  return true
}

/** Whether a word of at least three characters stands in a text as it is written here. */
export const mentions = (searched: Searched, word: string): boolean =>
  (searched.text.length < leastLength || hasWord(indexFor(searched), word.toLowerCase())) &&
  searched.text.includes(word)
