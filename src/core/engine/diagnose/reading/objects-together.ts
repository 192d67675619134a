import type { Document } from '../../../model/document.ts'
import { stated } from '../../../model/observe.ts'
import type { Line } from '../../../text/lines.ts'
import type { ReadDocument } from './read.ts'

/** What stands in a file of objects at the left, and whatever stands further right. */
const ofYaml = /^(?:\s|$|["']?[\w./-]{1,120}["']?\s?:(?:\s|$)|- |-$|#|%YAML|[}\]])/
const apart = /^(?:---|\.\.\.)(?:\s|$)/
const head = /^(apiVersion|kind):\s*(\S{1,100})/

/**
 * Where a file of objects has a second one and no mark above it. Whoever pastes two files leaves it
 * out as well, so the file must be one by its name, and hold nothing else.
 */
export function togetherIn(doc: Document, lines: readonly Line[]): readonly ReadDocument[] {
  if (!/\.ya?ml$/i.test(doc.file)) return []
  const found: Line[] = []
  let seen = new Map<string, Line>()
  let again = new Map<string, Line>()
  for (const line of lines) {
    const { text } = line
    if (apart.test(text)) {
      seen = new Map()
      again = new Map()
      continue
    }
    // A template makes the mark where it is needed, and what is no YAML was pasted.
    if (text.includes('{{') || !ofYaml.test(text)) return []
    const [, key] = head.exec(text) ?? []
    if (key === undefined) continue
    if (!seen.has(key)) seen.set(key, line)
    else if (!again.has(key)) again.set(key, line)
    const [first] = again.values()
    if (!first || again.size < 2) continue
    found.push(first)
    seen = again
    again = new Map()
  }
  return found.length === 0
    ? []
    : [
        {
          doc: { ...doc, text: '' },
          importer: undefined,
          reading: {
            observations: found.slice(0, mostTold).map(({ number, raw }) =>
              stated('file.objectsTogether', raw, raw, {
                file: doc.file,
                line: number,
                column: 1,
              }),
            ),
          },
        },
      ]
}

/** Nobody reads more of them. */
const mostTold = 20
