import type { Path } from '../../text/path.ts'
import type { Explanation } from '../../model/artifact.ts'

/** A value inside a document that knows why it is there. */
export class Explained<T> {
  readonly value: T
  readonly why: Explanation

  constructor(value: T, why: Explanation) {
    this.value = value
    this.why = why
  }

  /** The serialised document does not show reasons. */
  toJSON(): unknown {
    return this.value instanceof Explained ? this.value.toJSON() : this.value
  }
}

/** Attaches a reason to a value of a YAML, JSON or TOML document; the serialised text does not show it. */
export const because = <T>(value: T, why: Explanation) => new Explained(value, why)

export interface Reason {
  readonly path: Path
  readonly why: Explanation
}

/** Where the reasons of a document belong, outer ones before those inside. */
export function reasonsIn(document: unknown): readonly Reason[] {
  const reasons: Reason[] = []
  collect(document, [], reasons)
  return reasons
}

function collect(node: unknown, path: Path, reasons: Reason[]): void {
  if (node instanceof Explained) {
    reasons.push({ path, why: node.why })
    collect(node.value, path, reasons)
  } else if (Array.isArray(node)) {
    node.forEach((item, i) => collect(item, [...path, i], reasons))
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) collect(value, [...path, key], reasons)
  }
}
