import { parse, stringify } from 'smol-toml'
import type { LineSpan } from './locate.ts'
import { pathKey, type Path } from '../path.ts'

/** Serialises tables, strings, numbers, booleans and arrays; anything else is a mistake of the caller. */
export const toToml = (document: Record<string, unknown>) => `${stringify(document).trimEnd()}\n`

/** Where tables and keys of a text made by `toToml` stand; such a text has one key a line. */
export function locateToml(text: string): Map<string, LineSpan> {
  const spans = new Map<string, LineSpan>()
  let table: Path = []
  text.split('\n').forEach((line, index) => {
    const number = index + 1
    if (line.trim() === '') return
    const path = line.startsWith('[')
      ? (table = onlyPath(parse(line)))
      : [...table, ...onlyPath(parse(line))]
    spans.set(pathKey(path), { first: number, last: number })
    for (let depth = 1; depth < path.length; depth++) {
      const key = pathKey(path.slice(0, depth))
      const span = spans.get(key)
      spans.set(key, { first: span?.first ?? number, last: number })
    }
  })
  return spans
}

function onlyPath(document: unknown): Path {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return []
  const [entry] = Object.entries(document)
  return entry ? [entry[0], ...onlyPath(entry[1])] : []
}
