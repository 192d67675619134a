import type { LintViolation } from '../../model/lint.ts'
import { rowWithin } from '../limitation-rows.ts'

/** A threshold that the kubelet takes and does not watch. */
export function unwatchedMemory(
  name: string,
  path: LintViolation['path'],
  minor: string,
): readonly LintViolation[] {
  const row = rowWithin('eviction-missing', minor)
  return row
    ? [
        {
          path,
          basis: 'unsupported',
          message: `${name} has memory.available, which the kubelet on Windows does not watch up to ${row.through}: no pod is evicted, and a node short of memory pages.`,
          facts: [row.statement],
        },
      ]
    : []
}
