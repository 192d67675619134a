import type { Document } from '../../model/document.ts'
import type { Edit } from '../../model/finding.ts'
import type { Change } from '../../model/parsed.ts'
import type { FoundLine } from './parse.ts'

/** A flag whose name and value are two fields of an item, one below the other. */
interface Pair {
  readonly at: number
  readonly valueAt: number
  readonly value: string
}

const item = /^(?:name:[ \t]*["']?)?([\w-]+)["']?[ \t]*\n[ \t]+value:[ \t]*["']?([^\n"']*)$/

export function pairOf(
  { flags, places }: FoundLine,
  doc: Document,
  index: number,
): Pair | undefined {
  const use = flags[index]
  const { at, valueAt, end } = places[index] ?? {}
  if (!use || at === undefined || valueAt === undefined || end === undefined) return undefined
  const [, name, value = ''] = item.exec(doc.text.slice(at, end)) ?? []
  return name === use.name && value !== '' && doc.text.startsWith(value, valueAt)
    ? { at, valueAt, value }
    : undefined
}

/** The item goes with both of its lines; a change of its name is left to whoever reads it. */
export function changedPair(doc: Document, pair: Pair, change: Change): readonly Edit[] {
  const { at, valueAt, value } = pair
  if (change.is === 'set') return [{ ...doc.placeAt(valueAt), from: value, to: change.to }]
  if (change.is !== 'out') return []
  const lines = [at, valueAt].map((offset) => lineAt(doc.text, offset))
  // Behind its value nothing else of the item may stand.
  return lines.every(({ text }) =>
    /^(?:- name|value):[ \t]*(?![ \t])["']?[^\n"']*["']?$/.test(text.trimEnd()),
  )
    ? lines.map(({ start, text }) => ({
        ...doc.placeAt(start),
        from: text,
        to: '',
        dropsLine: true as const,
      }))
    : []
}

function lineAt(text: string, offset: number) {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const line = text.slice(start, end < 0 ? undefined : end)
  const indent = line.length - line.trimStart().length
  return { start: start + indent, text: line.slice(indent) }
}
