import { constructFromEvents, parseEvents, YAML11_SCHEMA, YAMLException } from 'js-yaml'
import { repeatedValues } from './aliases.ts'
import { locateIn } from './locate.ts'
import { pathKey, type Path } from './path.ts'

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
    }
  | ({ readonly ok: false; readonly reason: string } & TextPlace)

/**
 * The documents of a YAML stream or JSON text, read as Kubernetes reads them (YAML 1.1); of a key that
 * JSON repeats the last one holds. One that cannot be read says why and where; the others are there
 * all the same. Empty ones are left out.
 */
export function readYaml(text: string, json = false): readonly ReadDocument[] {
  return [...documentsOf(text.replace(/^\uFEFF/, ''))].flatMap((part) => readOne(part, json))
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

function readOne({ text, offset }: Part, json: boolean): readonly ReadDocument[] {
  try {
    const events = parseEvents(text, {})
    if (repeatedValues(events, text) > mostRepeated) {
      const reason = `its aliases repeat more than ${mostRepeated} values`
      return [{ ok: false, reason, line: offset + 1, column: 1 }]
    }
    const [value = null] = constructFromEvents(events, {
      source: text,
      schema: YAML11_SCHEMA,
      json,
    })
    if (value === null) return []
    const spans = locateIn(events, text, 'one')
    const placeOf = (path: Path): TextPlace => {
      for (let length = path.length; length >= 0; length--) {
        const span = spans.get(pathKey(path.slice(0, length)))
        if (span) return { line: span.first + offset, column: span.column }
      }
      return { line: offset + 1, column: 1 }
    }
    return [{ ok: true, value, placeOf }]
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { line = 0, column = 0 } = error.mark ?? {}
    return [{ ok: false, reason: error.reason, line: line + 1 + offset, column: column + 1 }]
  }
}
