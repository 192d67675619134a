import { constructFromEvents, parseEvents, YAML11_SCHEMA, YAMLException } from 'js-yaml'
import { repeatedValues } from './aliases.ts'
import { locateIn } from './locate.ts'
import { withMasksQuoted } from './masked-values.ts'
import { pathKey, type Path } from '../path.ts'

/** In characters and lines from 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

export type ReadDocument =
  | {
      readonly ok: true
      readonly value: unknown
      /** Where the key of a value stands, or the value in a list; of what holds it where it has no place. */
      readonly placeOf: (path: Path) => TextPlace
      /** Where a key stands for the second time; its last value counts, as for Go. */
      readonly repeated?: TextPlace
    }
  | ({ readonly ok: false; readonly reason: string } & TextPlace)

/**
 * The documents of a YAML stream or JSON text, read as Kubernetes reads them (YAML 1.1). One that
 * cannot be read says why and where; the others are there all the same. Empty ones are left out.
 */
export function readYaml(text: string): readonly ReadDocument[] {
  return [...documentsOf(text.replace(/^\uFEFF/, ''))].flatMap((part) => readOne(part))
}

interface Part {
  readonly text: string
  /** Lines before it. */
  readonly offset: number
}

/** Parts between the lines that start a document; such a line belongs to what follows. */
function* documentsOf(text: string): Generator<Part> {
  let start = 0
  let offset = 0
  for (const { index } of text.matchAll(/^---(?=\s|$)/gm)) {
    if (index === start) continue
    const part = text.slice(start, index)
    yield { text: part, offset }
    offset += part.split('\n').length - 1
    start = index
  }
  yield { text: text.slice(start), offset }
}

/** A short text whose aliases repeat each other can stand for more values than there is memory. */
const mostRepeated = 100_000

/** Texts in quotes that somebody wrote at the edge have few lines. */
const mostMoved = 60

/** Deeper than anything that it stands in; leading blanks are no part of a value in quotes. */
const withLineMoved = (text: string, line: number) =>
  text
    .split('\n')
    .map((one, i) => (i === line - 1 ? `${' '.repeat(40)}${one}` : one))
    .join('\n')

function readOne({ text, offset }: Part, moved = 0): readonly ReadDocument[] {
  try {
    const events = parseEvents(text, {})
    if (repeatedValues(events, text) > mostRepeated) {
      const reason = `its aliases repeat more than ${mostRepeated} values`
      return [{ ok: false, reason, line: offset + 1, column: 1 }]
    }
    const { value, repeated } = valueOf(events, text)
    if (value === null) return []
    const spans = locateIn(events, text, 'one')
    const placeOf = (path: Path): TextPlace => {
      let key = pathKey(path)
      for (let length = path.length; length >= 0; length--) {
        const span = spans.get(key)
        if (span) return { line: span.first + offset, column: span.column }
        key = key.slice(0, key.lastIndexOf('\0'))
      }
      return { line: offset + 1, column: 1 }
    }
    return [
      {
        ok: true,
        value,
        placeOf,
        ...(repeated ? { repeated: { ...repeated, line: repeated.line + offset } } : {}),
      },
    ]
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    // What was covered before it was sent does not hide the rest.
    const isAlias = /^(?:unidentified alias|name of an alias node)/.test(error.reason)
    const quoted = isAlias ? withMasksQuoted(text) : text
    if (quoted !== text) return readOne({ text: quoted, offset })
    const { line, column } = markOf(error)
    // Go reads on at the edge, in quotes and in braces.
    if (error.reason === 'deficient indentation' && moved < mostMoved) {
      const again = readOne({ text: withLineMoved(text, line), offset }, moved + 1)
      if (again.every(({ ok }) => ok)) return again
    }
    return [{ ok: false, reason: error.reason, line: line + offset, column }]
  }
}

/** The first document of the events. A key that is repeated is a fault only where the parser is strict. */
function valueOf(
  events: ReturnType<typeof parseEvents>,
  source: string,
): { readonly value: unknown; readonly repeated?: TextPlace } {
  const read = (json: boolean): unknown => {
    const [value = null] = constructFromEvents(events, { source, schema: YAML11_SCHEMA, json })
    return value
  }
  try {
    return { value: read(false) }
  } catch (error) {
    if (!(error instanceof YAMLException) || error.reason !== 'duplicated mapping key') throw error
    return { value: read(true), repeated: markOf(error) }
  }
}

const markOf = ({ mark }: YAMLException): TextPlace => ({
  line: (mark?.line ?? 0) + 1,
  column: (mark?.column ?? 0) + 1,
})
