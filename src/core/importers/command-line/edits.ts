import type { Document } from '../../model/document.ts'
import type { Edit } from '../../model/finding.ts'
import type { Parsed } from '../../model/parsed.ts'
import type { FoundLine } from './parse.ts'
import { changedPair, pairOf } from './flag-pair.ts'
import { lineAround, withoutFlag, type Spot } from './without-flag.ts'

type EditsOf = NonNullable<Parsed['editsOf']>

/** What changes of a command line do to the text in which it stands. */
export const editsIn =
  (line: FoundLine, doc: Document): EditsOf =>
  ([index], change) => {
    if (change.is === 'added') return added(line, doc, change.flags)
    const pair = typeof index === 'number' ? pairOf(line, doc, index) : undefined
    if (pair) return changedPair(doc, pair, change)
    const spot = typeof index === 'number' ? spotOf(line, doc, index) : undefined
    if (!spot) return []
    if (change.is === 'out') return withoutFlag(doc, spot)
    return change.is === 'set' ? valued(doc, spot, change.to) : renamed(doc, spot, change.to)
  }

/** A flag in one piece on one line, as the program gets it; a variable or a break may be anything. */
function spotOf({ flags, places }: FoundLine, doc: Document, index: number): Spot | undefined {
  const use = flags[index]
  const { at: found, valueAt, end } = places[index] ?? {}
  if (!use || found === undefined || valueAt === undefined || end === undefined) return undefined
  // An item of a list has its flag without the dashes.
  const isBare = !doc.text.startsWith('--', found) && doc.text.startsWith(use.name, found + 2)
  const at = isBare ? found + 2 : found
  const text = doc.text.slice(at, end)
  const isWhole = [use.name, use.isKnown ? (use.value ?? '') : ''].every((one) =>
    bare(text).includes(bare(one)),
  )
  return text.includes('\n') || !isWhole ? undefined : { at, valueAt, end, use }
}

const bare = (text: string) => text.replace(/["'`\\]/g, '')

const edit = (doc: Document, at: number, from: string, to: string): readonly Edit[] =>
  from === to ? [] : [{ ...doc.placeAt(at), from, to }]

function renamed(doc: Document, { at, end, use }: Spot, to: string): readonly Edit[] {
  const from = doc.text.slice(at, end).indexOf(use.name)
  return from < 0 ? [] : edit(doc, at + from, use.name, to)
}

/** A value that stands in quotes stays in them. */
function valued(doc: Document, { at, valueAt, end, use }: Spot, to: string): readonly Edit[] {
  if (use.value === undefined) {
    const own = doc.text.slice(at, end)
    return own.endsWith(use.name) ? edit(doc, at, own, `${own}=${to}`) : []
  }
  const quoted = doc.text.slice(valueAt, end)
  const [quotes = ''] = /["'`]*$/.exec(quoted) ?? []
  const from = quoted.slice(0, quoted.length - quotes.length)
  if (from === '')
    return to === '' ? [] : edit(doc, at, doc.text.slice(at, end), flagOf(use.raw, to))
  return bare(from) === bare(use.value) ? edit(doc, valueAt, from, to) : []
}

const flagOf = (raw: string, value: string) => `${raw.split('=', 1)[0] ?? raw}=${value}`

/** More flags behind the last one, in the way in which that stands there. */
function added(line: FoundLine, doc: Document, flags: readonly string[]): readonly Edit[] {
  const spot = spotOf(line, doc, line.flags.length - 1)
  if (!spot) return []
  const { before, own, after, above } = lineAround(doc, spot)
  const more = (between: string) => [own, ...flags].join(between)
  // A list of texts, each in quotes of its own.
  const [quote] = /["']$/.exec(before) ?? []
  if (quote !== undefined && after.startsWith(quote) && !own.includes(' ')) {
    return edit(doc, spot.at, own, more(`${quote}, ${quote}`))
  }
  const isAlone = /^\s*(?:-\s+)?$/.test(before) && /^\s*$/.test(after)
  if (!isAlone) {
    return /(?:^|\s|["'])$/.test(before) && /^(?:\s|$|["')])/.test(after)
      ? edit(doc, spot.at, own, more(' '))
      : []
  }
  const [goesOn = ''] = /\s[`^\\]$/.exec(above.trimEnd()) ?? []
  // A document inside another one stands further in.
  const indent = ' '.repeat(doc.placeAt(spot.at).column - 1 - before.length)
  return edit(doc, spot.at, own, more(`${goesOn}\n${indent}${before}`))
}
