import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { lineStarts } from '../../text/starts.ts'
import { withReplaced } from './replaced.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

/** Words that others are measured by, and by how many letters people miss them. */
const names: readonly (readonly [string, number])[] = [
  ['kubernetes', 2],
  ['containerd', 1],
  ['version', 1],
  ['windows', 1],
  ['flannel', 2],
  ['calico', 1],
]
/** As near, and words of their own. */
const others = new Set([
  'container',
  'containers',
  'contained',
  'versions',
  'window',
  'widows',
  'flannels',
  'funnel',
  'fennel',
])
/** A word that is no part of a path, an address or a longer name. */
const word = /(?<![\w./\\:@#$%-])[A-Za-z]{5,12}(?![\w\\@]|[./:-]\w)/g
const longest = 20_000

/** What somebody meant by a word that is none. */
function meant(raw: string): string | undefined {
  const text = raw.toLowerCase()
  if (others.has(text)) return undefined
  return names.find(
    ([name, most]) =>
      text !== name &&
      text.startsWith(name.slice(0, 1)) &&
      Math.abs(text.length - name.length) <= most &&
      distance(text, name) <= most,
  )?.[0]
}

/** How many letters are missing, too many, others, or in the wrong order. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= one.length; i++) {
    const [above = [], twoAbove = []] = [rows[i - 1], rows[i - 2]]
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          (above[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (above[j - 1] ?? 0) + (isSame ? 0 : 1),
          i > 1 && j > 1 && isSwapped ? (twoAbove[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? Infinity
}

interface Respelt {
  readonly doc: Document
  /** Observations with the words that stand in the text. */
  asSent(all: readonly Observation[]): readonly Observation[]
}

/** A text with the names that somebody misspelt as they are spelt; each word keeps its place. */
export function respelt(doc: Document): Respelt {
  const as: Respelt = { doc, asSent: (all) => all }
  if (doc.text.length > longest) return as
  const found = [...foundIn(doc, word)].flatMap(({ index, 0: raw }) => {
    const name = meant(raw)
    return name === undefined ? [] : { index, raw, name }
  })
  if (found.length === 0) return as
  const lines = lineStarts(doc.text)
  const lineAt = ({ line }: Observation) => {
    const at = lines.findLastIndex((start) => doc.placeAt(start).line <= line)
    return doc.text.slice(lines[at], lines[at + 1])
  }
  return {
    doc: withReplaced(
      doc,
      found.map(({ index, raw, name }) => ({ index, raw, by: name })),
    ),
    asSent: (all) =>
      all.map((one) =>
        lineAt(one).includes(one.raw)
          ? one
          : {
              ...one,
              raw: found.reduce((raw, { raw: sent, name }) => raw.replace(name, sent), one.raw),
            },
      ),
  }
}
