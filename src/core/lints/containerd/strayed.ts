import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import type { LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const homes = new Map<string, string>(
  Object.entries(containerdTables.homes.value).flatMap(([table, keys]) =>
    keys.map((key) => [key, table] as const),
  ),
)

/** Its default serves as well. */
const minor: ReadonlySet<string> = new Set(containerdTables.minor.value)

const homeOf = (root: readonly string[], home: string) =>
  [...root, ...(home === '' ? [] : [home])].join('.')

/** Keys of the plugin of pods above every table of a file that names its schema: the file itself has none of them. */
export const keysAbove = (file: unknown, plugin: string): readonly LintViolation[] =>
  valueAt(file, ['version']) === undefined
    ? []
    : Object.keys(Object(file)).flatMap((key): readonly LintViolation[] => {
        const home = homes.get(key)
        return home === undefined
          ? []
          : [
              {
                path: [key],
                basis: 'fails',
                message: `${key} stands above every table: containerd does not read it there.`,
                remediation: `Move it to ${homeOf(['plugins', plugin], home)}.`,
                facts: [containerdTables.homes],
              },
            ]
      })

/** Files are not deeper. */
const deepest = 8

/** Keys of the plugin of pods in a table that does not have them, as a heading put above them makes them. */
export function strayedKeys(file: unknown, plugin: string): readonly LintViolation[] {
  const root = ['plugins', plugin]
  const found = new Map<string, LintViolation>()
  const walk = (path: readonly string[]) => {
    const value = valueAt(file, path)
    if (typeof value !== 'object' || value === null || path.length > deepest) return
    const table = path.slice(root.length).join('.')
    for (const [key, own] of Object.entries(value)) {
      const home = homes.get(key)
      const isTable = typeof own === 'object' && own !== null && !Array.isArray(own)
      if (isTable) walk([...path, key])
      // One heading moves all that stands below it, and the gravest of that is told.
      else if (home !== undefined && home !== table && found.get(table)?.basis !== 'fails') {
        const isMinor = minor.has(key)
        if (isMinor && found.has(table)) continue
        found.set(table, {
          path: [...path, key],
          basis: isMinor ? 'advice' : 'fails',
          message: `${key} stands in the table ${[...path].join('.')}, which has no such key: containerd does not read it there.`,
          remediation: `Move it, and what follows it, to ${homeOf(root, home)}: a heading holds for every line down to the next one.`,
          facts: [containerdTables.homes],
        })
      }
    }
  }
  walk(root)
  return [...found.values()]
}
