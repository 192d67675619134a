import {
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  getScalarValue,
  parseEvents,
} from 'js-yaml'
import { pathKey, type Path } from './path.ts'

/** Lines of one node of a YAML or JSON text, from 1, both included. */
export interface LineSpan {
  readonly first: number
  readonly last: number
}

interface Open {
  readonly kind: 'mapping' | 'sequence' | 'document'
  readonly path: Path
  readonly first: number
  key: { readonly name: string; readonly line: number } | undefined
  index: number
}

/**
 * Where every value of a YAML stream or JSON text stands: path to lines, the line of its key
 * included. Paths of a stream with several documents start with the document's index.
 */
export function locate(text: string, documents: 'one' | 'many' = 'one'): Map<string, LineSpan> {
  const lineOf = lineCounter(text)
  const spans = new Map<string, LineSpan>()
  const stack: Open[] = []
  let last = 1
  let document = -1

  const place = (line: number): { path: Path; first: number } | undefined => {
    const parent = stack.at(-1)
    if (!parent) return undefined
    if (parent.kind === 'document') return { path: parent.path, first: line }
    if (parent.kind === 'sequence') return { path: [...parent.path, parent.index++], first: line }
    const { key } = parent
    if (!key) return undefined
    parent.key = undefined
    return { path: [...parent.path, key.name], first: key.line }
  }

  for (const event of parseEvents(text, {})) {
    switch (event.type) {
      case EVENT_DOCUMENT:
        document += 1
        stack.push(open('document', documents === 'many' ? [document] : [], last))
        break
      case EVENT_MAPPING:
      case EVENT_SEQUENCE: {
        const at = place(lineOf(event.start))
        if (at) {
          stack.push(open(event.type === EVENT_MAPPING ? 'mapping' : 'sequence', at.path, at.first))
        }
        break
      }
      case EVENT_SCALAR: {
        const line = lineOf(event.valueStart)
        last = lineOf(Math.max(event.valueStart, event.valueEnd - 1))
        const parent = stack.at(-1)
        if (parent?.kind === 'mapping' && !parent.key) {
          parent.key = { name: getScalarValue(text, event), line }
          break
        }
        const at = place(line)
        if (at) spans.set(pathKey(at.path), { first: at.first, last })
        break
      }
      case EVENT_ALIAS:
        place(last)
        break
      case EVENT_POP: {
        const closed = stack.pop()
        if (closed && closed.kind !== 'document') {
          spans.set(pathKey(closed.path), { first: closed.first, last })
        }
        break
      }
    }
  }
  return spans
}

const open = (kind: Open['kind'], path: Path, first: number): Open => ({
  kind,
  path,
  first,
  key: undefined,
  index: 0,
})

function lineCounter(text: string): (offset: number) => number {
  const starts = [0]
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
