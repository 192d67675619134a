import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { besideLine } from '../lines.ts'

const comment = /^\s*(?:\/\/|#)/
const left = /^\s*(?:\/\/|#)\s?["']?([\w.-]{2,60})["']?\s*[=:]\s*["']?\S/

/** What the lines of a file set. */
const keysIn = memoizeByObject(
  (doc: Document): ReadonlySet<string> =>
    new Set(
      doc.text
        .split('\n')
        .flatMap((line) => /^\s*["']?([\w.-]{2,60})["']?\s*[=:]\s*["']?\S/.exec(line)?.[1] ?? []),
    ),
)

/**
 * Whether something stands in a comment that is the head of a setting which is commented out, where
 * the file sets it otherwise: “# Server 2019” above what the other image would be.
 */
export function isAboveUnused(doc: Document, one: Observation): boolean {
  const { own, below } = besideLine(doc, one)
  const key = comment.test(own.slice(0, 80)) ? left.exec(below.slice(0, 200))?.[1] : undefined
  return key !== undefined && keysIn(doc).has(key)
}
