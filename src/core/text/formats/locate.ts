import {
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  getScalarValue,
  parseEvents,
  type Event,
} from 'js-yaml'
import { longerKey } from '../path.ts'
import { indexAt, lineStarts } from '../starts.ts'

/** Lines of one node of a YAML or JSON text, from 1, both included. */
export interface LineSpan {
  readonly first: number
  readonly last: number
}

export interface NodeSpan extends LineSpan {
  /** Of the key in a mapping, of the value in a sequence; in characters from 1. */
  readonly column: number
}

interface Start {
  readonly line: number
  readonly column: number
}

interface Open {
  readonly kind: 'mapping' | 'sequence' | 'document'
  /** As in `pathKey`. */
  readonly keys: string
  readonly first: Start
  key: { readonly name: string; readonly at: Start } | undefined
  index: number
}

/**
 * Where every value of a YAML stream or JSON text stands: path to lines, the line of its key
 * included. Paths of a stream with several documents start with the document's index.
 */
export function locate(text: string, documents: 'one' | 'many' = 'one'): Map<string, NodeSpan> {
  return locateIn(parseEvents(text, {}), text, documents)
}

/** The same for a text whose events were read already. */
export function locateIn(
  events: readonly Event[],
  text: string,
  documents: 'one' | 'many',
): Map<string, NodeSpan> {
  const startOf = placeFinder(text)
  const spans = new Map<string, NodeSpan>()
  const stack: Open[] = []
  let last = 1
  let document = -1

  const place = (at: Start): { keys: string; first: Start } | undefined => {
    const parent = stack.at(-1)
    if (!parent) return undefined
    if (parent.kind === 'document') return { keys: parent.keys, first: at }
    if (parent.kind === 'sequence') {
      return { keys: longerKey(parent.keys, parent.index++), first: at }
    }
    const { key } = parent
    if (!key) return undefined
    parent.key = undefined
    return { keys: longerKey(parent.keys, key.name), first: key.at }
  }
  const keep = (keys: string, { line, column }: Start) =>
    spans.set(keys, { first: line, last, column })

  for (const event of events) {
    switch (event.type) {
      case EVENT_DOCUMENT:
        document += 1
        stack.push(
          open('document', documents === 'many' ? longerKey('', document) : '', {
            line: last,
            column: 1,
          }),
        )
        break
      case EVENT_MAPPING:
      case EVENT_SEQUENCE: {
        const at = place(startOf(event.start))
        if (at) {
          stack.push(open(event.type === EVENT_MAPPING ? 'mapping' : 'sequence', at.keys, at.first))
        }
        break
      }
      case EVENT_SCALAR: {
        const start = startOf(event.valueStart)
        last = startOf(Math.max(event.valueStart, event.valueEnd - 1)).line
        const parent = stack.at(-1)
        if (parent?.kind === 'mapping' && !parent.key) {
          parent.key = { name: getScalarValue(text, event), at: start }
          break
        }
        const at = place(start)
        if (at) keep(at.keys, at.first)
        break
      }
      case EVENT_ALIAS: {
        const start = startOf(event.anchorStart)
        const at = place(start)
        if (at) keep(at.keys, at.first)
        break
      }
      case EVENT_POP: {
        const closed = stack.pop()
        if (closed && closed.kind !== 'document') keep(closed.keys, closed.first)
        break
      }
    }
  }
  return spans
}

const open = (kind: Open['kind'], keys: string, first: Start): Open => ({
  kind,
  keys,
  first,
  key: undefined,
  index: 0,
})

/** Line and column of an offset; the next one mostly stands in the same line or below. */
function placeFinder(text: string): (offset: number) => Start {
  const starts = lineStarts(text)
  const startOf = (index: number) => starts[index] ?? Infinity
  let at = 0
  return (offset) => {
    if (startOf(at) <= offset && startOf(at + 1) <= offset && offset < startOf(at + 2)) at += 1
    else if (offset < startOf(at) || offset >= startOf(at + 1)) at = indexAt(starts, offset)
    return { line: at + 1, column: offset - (starts[at] ?? 0) + 1 }
  }
}
