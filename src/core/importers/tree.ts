import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import type { Observation, Problem } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import type { Config } from '../model/parsed.ts'
import { valueAt } from '../model/nodes.ts'
import { hasTemplates, withoutTemplates } from '../text/formats/go-template.ts'
import { closedJson } from '../text/formats/closed-json.ts'
import { withoutComments } from '../text/formats/json-comments.ts'
import type { Path } from '../text/path.ts'
import { readYaml, type ReadDocument, type TextPlace } from '../text/formats/read-yaml.ts'
import { foundIn } from '../text/patterns/found-in.ts'
import { acrossLines } from '../values/across-lines.ts'

/** A value of a document, with its text and the place of that text. */
export interface Leaf {
  readonly value: unknown
  readonly raw: string
  readonly place: Place
}

/** A YAML document or JSON text as values with places in the file. */
export interface Tree {
  readonly value: unknown
  readonly doc: Document
  readonly placeOf: (path: Path) => Place
  /** A text, number or boolean at a path; undefined where there is none. */
  readonly leafAt: (...path: Path) => Leaf | undefined
  /** Whether the value of a key stands in double quotes beside it. */
  readonly isQuoted: (path: Path) => boolean
}

const known = new WeakMap<
  Document,
  { readonly trees: readonly Tree[]; readonly problems: readonly Problem[] }
>()

/** The documents of YAML or JSON; what cannot be read is a problem with its place. Comments in JSON are passed by. */
export function treesOf(doc: Document) {
  const kept = known.get(doc)
  if (kept) return kept
  const { text } = doc
  const isJson = /^\s*(?:(?:\/\/|#)[^\n]*\n\s*){0,50}(?:\/\*|[{[])/.test(text)
  const read = isJson ? readYaml(withoutComments(text)) : readYaml(text)
  const lines = text.split('\n')
  const starts = offsetsOf(lines)
  const result = {
    trees: read.flatMap((one) => (one.ok ? [treeOf(one, doc, lines, starts)] : [])),
    problems: read.flatMap((one): readonly Problem[] =>
      one.ok
        ? one.repeated
          ? [{ ...placeIn(doc, starts, one.repeated), message: keyRepeated }]
          : []
        : [
            {
              ...placeIn(doc, starts, one),
              message: `This cannot be read as ${isJson ? 'JSON' : 'YAML'}: ${one.reason}.${hintAbout(text)}`,
            },
          ],
    ),
  }
  known.set(doc, result)
  return result
}

/** The same, and what stands in JSON whose end is missing: what it says is told, what it lacks is not. */
export function shownTreesOf(doc: Document): readonly Tree[] {
  const { trees, problems } = treesOf(doc)
  if (trees.length > 0 || problems.length === 0 || !/^\s*[{[]/.test(doc.text)) return trees
  const closed = closedJson(withoutComments(doc.text))
  if (closed === undefined) return []
  const lines = doc.text.split('\n')
  return readYaml(closed).flatMap((one) =>
    one.ok ? [treeOf(one, doc, lines, offsetsOf(lines))] : [],
  )
}

/** What a template of Helm says in any case; undefined where a text is none. */
export function treesOfTemplate(doc: Document): readonly Tree[] | undefined {
  const text = hasTemplates(doc.text) ? withoutTemplates(doc.text) : undefined
  if (text === undefined) return undefined
  const lines = doc.text.split('\n')
  return readYaml(text).flatMap((one) =>
    one.ok ? [treeOf(one, doc, lines, offsetsOf(lines))] : [],
  )
}

/** The rest of such a text is read all the same. */
export const keyRepeated = 'This key stands here twice; the last value is taken.'

const offsetsOf = (lines: readonly string[]): readonly number[] => {
  const starts: number[] = []
  let length = 0
  for (const line of lines) {
    starts.push(length)
    length += line.length + 1
  }
  return starts
}

const placeIn = (doc: Document, starts: readonly number[], { line, column }: TextPlace): Place =>
  doc.placeAt((starts[Math.min(line, starts.length) - 1] ?? 0) + column - 1)

function treeOf(
  read: Extract<ReadDocument, { readonly ok: true }>,
  doc: Document,
  lines: readonly string[],
  starts: readonly number[],
): Tree {
  const placeOf = (path: Path) => placeIn(doc, starts, read.placeOf(path))
  return {
    value: read.value,
    doc,
    placeOf,
    isQuoted: (path) => /:\s{0,4}"/.test(lines[read.placeOf(path).line - 1] ?? ''),
    leafAt(...path) {
      const value = valueAt(read.value, path)
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        return undefined
      const { line, column } = read.placeOf(path)
      const text = lines[line - 1] ?? ''
      const key = path.at(-1)
      const from = column - 1 + (typeof key === 'string' ? key.length : 0)
      const raw = String(value)
      const found = raw === '' ? -1 : text.indexOf(raw, from)
      // Quotes write a backslash twice.
      const at =
        found < 0 && raw !== '' ? text.indexOf(JSON.stringify(raw).slice(1, -1), from) : found
      return { value, raw, place: placeIn(doc, starts, { line, column: at < 0 ? column : at + 1 }) }
    },
  }
}

/** What no part of a text could be read for, as the fault of a configuration; undefined where something was read. */
export function faultIn(doc: Document): Config['fault'] {
  const { trees, problems } = treesOf(doc)
  const [first] = problems
  if (!first || trees.length > 0) return undefined
  const { message, ...place } = first
  const reason = /^This cannot be read as \w+: (.*)\.$/.exec(message)?.[1] ?? message
  return { reason, text: doc.text.split('\n')[place.line - doc.first] ?? '', place }
}

/** Where a tab indents a key or an item of a YAML text that cannot be read; inside quotes it may stand. */
export function tabsIn(doc: Document): readonly Observation[] {
  if (!doc.text.includes('\t')) return []
  const at = doc.text.search(/^ {0,80}\t[ \t]{0,80}(?:- |["']?[\w./-]{1,80}["']?:(?:\s|$))/m)
  return at < 0 || treesOf(doc).problems.every(({ message }) => message === keyRepeated)
    ? []
    : [stated('yaml.tab', true, '', doc.placeAt(doc.text.indexOf('\t', at)))]
}

const quotedPath = new RegExp(
  acrossLines`
    (?:
      ^[ \t]{0,200}(?:- )?(?:["']?[\w./-]{1,80}["']?[ \t]?:[ \t]{1,20})?
      |[{,][ \t]{0,20}["']?[\w./-]{1,80}["']?[ \t]?:[ \t]{0,20}
    )"([A-Za-z]:\\([^\\"\n])[^"\n]{0,200})"
  `,
  'gm',
)

/** Where a path of Windows stands in double quotes with single backslashes. */
export const escapesIn = (doc: Document): readonly Observation[] =>
  doc.text.includes(':\\')
    ? [...foundIn(doc, quotedPath)]
        .slice(0, 10)
        .map(({ index, 0: whole, 1: path = '', 2: letter }) =>
          stated('yaml.escape', letter, path, doc.placeAt(index + whole.lastIndexOf(path))),
        )
    : []

/** Templates are the usual reason why a manifest is none. */
function hintAbout(text: string): string {
  const start = text.indexOf('{{')
  return start >= 0 && text.includes('}}', start)
    ? ' The file holds template expressions; send what they give, as "helm template" prints it.'
    : ''
}
