import { parse } from 'smol-toml'
import { pathKey, type Path } from '../path.ts'
import type { TextPlace } from './read-yaml.ts'

export type ReadToml =
  | { readonly ok: true; readonly value: unknown; readonly placeOf: (path: Path) => TextPlace }
  | { readonly ok: false; readonly reason: string; readonly line: number; readonly column: number }

/** Reads TOML that somebody wrote. What a template fills in later is taken as a text. */
export function readToml(text: string): ReadToml {
  const plain = text.includes('{%') ? withoutStatements(text) : text
  const filled = plain.includes('{{') ? withoutTemplates(plain) : plain
  try {
    const value: unknown = parse(filled, { maxDepth: 100 })
    const places = placesIn(filled)
    return {
      ok: true,
      value,
      placeOf(path) {
        for (let length = path.length; length > 0; length--) {
          const place = places.get(pathKey(path.slice(0, length)))
          if (place) return place
        }
        return { line: 1, column: 1 }
      },
    }
  } catch (error) {
    const { line = 1, column = 1 } = error instanceof Object ? { ...placeIn(error) } : {}
    const [reason = 'it breaks off'] = error instanceof Error ? error.message.split('\n') : []
    return { ok: false, reason, line, column }
  }
}

const placeIn = (error: object): { line?: number; column?: number } => {
  const line = 'line' in error && typeof error.line === 'number' ? error.line : 1
  const column = 'column' in error && typeof error.column === 'number' ? error.column : 1
  return { line, column }
}

/** Lines that only steer a template go; an expression inside a text becomes part of it. */
const withoutTemplates = (text: string) =>
  text
    .split('\n')
    .map((line) => {
      const trimmed = line.trim()
      if (trimmed.startsWith('{{') && trimmed.endsWith('}}')) return ''
      return line
        .replace(/=(\s*)\{\{[^{}]{0,200}\}\}\s*$/, (one, space: string) => {
          const length = Math.max(one.length - space.length - 3, 0)
          return `=${space}"${'x'.repeat(length)}"`
        })
        .replace(/\{\{[^{}]{0,200}\}\}/g, (one) => 'x'.repeat(one.length))
    })
    .join('\n')

const statement = /^[ \t]*\{%[-+]?[ \t]{0,8}(\w{1,20})[^\n]{0,1000}%\}[ \t]*$/

/** A template of Ansible without its statements; of what has an alternative neither side is told. */
function withoutStatements(text: string): string {
  const lines = text.split('\n')
  const open: { readonly at: number; hasElse: boolean }[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const word = statement.exec(line)?.[1]
    if (word === undefined) continue
    lines[at] = ''
    const last = open.at(-1)
    if (/^(?:if|for)$/.test(word)) open.push({ at, hasElse: false })
    else if (/^el(?:se|if)$/.test(word) && last) last.hasElse = true
    else if (/^end(?:if|for)$/.test(word)) {
      const block = open.pop()
      if (block?.hasElse === true) lines.fill('', block.at, at + 1)
    }
  }
  return lines.join('\n')
}

const header = /^\s*\[\[?\s*([^\]]{1,400}?)\s*\]\]?\s*(?:#.*)?$/
const key =
  /^(\s*)((?:"[^"]{1,200}"|'[^']{1,200}'|[\w.-]{1,200})(?:\s*\.\s*(?:"[^"]{1,200}"|[\w-]{1,200})){0,9})\s*=/

function placesIn(text: string): ReadonlyMap<string, TextPlace> {
  const places = new Map<string, TextPlace>()
  let table: Path = []
  text.split('\n').forEach((line, i) => {
    const name = header.exec(line.slice(0, 500))?.[1]
    if (name !== undefined) {
      table = partsOf(name)
      places.set(pathKey(table), { line: i + 1, column: line.indexOf('[') + 1 })
      return
    }
    const [, indent = '', own] = key.exec(line.slice(0, 1_000)) ?? []
    if (own === undefined) return
    places.set(pathKey([...table, ...partsOf(own)]), { line: i + 1, column: indent.length + 1 })
  })
  return places
}

const partsOf = (name: string): Path =>
  [...name.matchAll(/"([^"]*)"|'([^']*)'|([^\s."']+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
