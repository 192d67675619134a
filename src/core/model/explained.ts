import type { Path } from '../text/path.ts'
import type { Explanation } from './artifact.ts'

/** A value inside a document that knows why it is there. */
export class Explained<T> {
  readonly value: T
  readonly why: Explanation

  constructor(value: T, why: Explanation) {
    this.value = value
    this.why = why
  }
}

/** Attaches a reason to a value of a YAML, JSON or TOML document; the serialised text does not show it. */
export const because = <T>(value: T, why: Explanation) => new Explained(value, why)

export interface Reason {
  readonly path: Path
  readonly why: Explanation
}

/** The plain document and where its reasons belong. `undefined` members are left out, as JSON does. */
export function unwrap(document: unknown): {
  readonly value: unknown
  readonly reasons: readonly Reason[]
} {
  const reasons: Reason[] = []
  return { value: plain(document, [], reasons), reasons }
}

function plain(node: unknown, path: Path, reasons: Reason[]): unknown {
  if (node instanceof Explained) {
    reasons.push({ path, why: node.why })
    return plain(node.value, path, reasons)
  }
  if (Array.isArray(node)) return node.map((item, i) => plain(item, [...path, i], reasons))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, plain(value, [...path, key], reasons)]),
  )
}
