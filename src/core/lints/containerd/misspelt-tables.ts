import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import type { LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'

const tables = Object.keys(containerdTables.homes.value).filter((name) => name !== '')

/** Tables of the plugin of pods whose name is nearly one that it has. */
export function misspeltTables(file: unknown, plugin: string): readonly LintViolation[] {
  const root = ['plugins', plugin]
  const own = valueAt(file, root)
  if (typeof own !== 'object' || own === null) return []
  return Object.entries(own).flatMap(([name, value]): readonly LintViolation[] => {
    const isTable = typeof value === 'object' && value !== null && !Array.isArray(value)
    const meant = isTable && !tables.includes(name) ? nearest(name, tables) : undefined
    return meant === undefined
      ? []
      : [
          {
            // A table that only others are made of has no line of its own.
            path: [...root, name, ...Object.keys(Object(value)).slice(0, 1)],
            basis: 'unsupported',
            message: `${[...root, name].join('.')} is no table that is known: containerd does not read what stands in it.`,
            remediation: `Write ${meant}, if that is meant.`,
            facts: [containerdTables.homes],
          },
        ]
  })
}
