import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'

const { dataKeys } = objectLimits
const kinds: Readonly<Record<string, readonly string[]>> = dataKeys.value.kinds

export const dataKeysTaken = defineLint({
  id: 'data-keys',
  on: 'manifest',
  summary: 'Keys of ConfigMaps and Secrets are names of files',
  remediation: 'Write the name of the file alone; items of the volume put it into a folder.',
  decisions: [],
  isAbout: ({ kind }) => Object.hasOwn(kinds, kind),

  check: ({ kind, value }) =>
    (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? []) : []).flatMap((field) => {
      const data = valueAt(value, [field])
      if (typeof data !== 'object' || data === null || Array.isArray(data)) return []
      return Object.keys(data)
        .filter((key) => !/^[\w.-]+$/.test(key) && !isOpen(key))
        .map((key) => ({
          path: [field, key],
          basis: 'refused' as const,
          message: `${field} has the key ${key.slice(0, 80)}; the API server takes letters, digits, hyphens, underscores and dots in it alone.`,
          facts: [dataKeys],
        }))
    }),
})

const isOpen = (key: string) =>
  key === '' || isPlaceholder(key) || isLeftOpen(key) || /[{}<>$%*[\]]|…/.test(key)
