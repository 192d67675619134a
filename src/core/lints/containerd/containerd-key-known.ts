import { containerdKeys } from '../../catalog/runtimes/containerd-keys.ts'
import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'

const { top, pods, ignored, shimOptions } = containerdKeys

export const containerdKeyKnown = defineLint({
  id: 'containerd-key-known',
  on: 'containerd-config',
  summary: 'The keys of config.toml are spelt as containerd reads them',
  remediation: 'Correct the key.',
  decisions: [],

  check: ({ value }) => [
    ...unreadIn(value, [], top),
    ...plugins.flatMap((plugin) => below(value, ['plugins', plugin])),
    ...unreadPlugins(value),
    ...unreadIn(value, pinned, { ...pods, value: ['sandbox'] }),
  ],
})

const plugins = ['cri', containerdTables.old.value, ...containerdTables.new.value]

/** Its one key that containerd looks for. */
const pinned = ['plugins', 'io.containerd.cri.v1.images', 'pinned_images']

/** Tables of plugins for pods under a name that is nearly theirs. */
function unreadPlugins(file: unknown): readonly LintViolation[] {
  const own = valueAt(file, ['plugins'])
  return Object.keys(isTable(own) ? own : {}).flatMap((name): readonly LintViolation[] => {
    const meant = plugins.includes(name) || !name.includes('.') ? undefined : nearest(name, plugins)
    const below = valueAt(own, [name])
    return meant === undefined || valueAt(own, [meant]) !== undefined
      ? []
      : [
          {
            // A table that only others are made of has no line of its own.
            path: ['plugins', name, ...(isTable(below) ? Object.keys(below).slice(0, 1) : [])],
            basis: 'fails',
            message: `${name} is no plugin of containerd, which passes the table over; it is called ${meant}.`,
            remediation: 'Correct the name of the plugin.',
            facts: [
              meant === containerdTables.old.value ? containerdTables.old : containerdTables.new,
            ],
          },
        ]
  })
}

/** Tables whose keys people or other programs name. */
const free = /^(?:runtimes|options|mirrors|configs|headers|auths|pinned_images|runtime_platforms)$/

/** Tables are not deeper. */
const deepest = 7

function below(file: unknown, path: LintViolation['path']): readonly LintViolation[] {
  const own = valueAt(file, path)
  if (!isTable(own) || path.length > deepest) return []
  return [
    ...unreadIn(file, path, pods),
    ...Object.entries(own).flatMap(([key, value]) => {
      if (!isTable(value)) return []
      if (!free.test(key)) return below(file, [...path, key])
      if (key === 'options' && valueAt(own, ['runtime_type']) === runhcs) {
        return optionsIn(value, [...path, key])
      }
      return key === 'runtimes'
        ? Object.keys(value).flatMap((name) => below(file, [...path, key, name]))
        : []
    }),
  ]
}

const runhcs = containerdTables.windowsRuntime.value
const options = new Set(shimOptions.value.map((name) => name.toLowerCase()))

/** TOML reads names in capitals and small letters alike. */
const optionsIn = (own: object, path: LintViolation['path']): readonly LintViolation[] =>
  Object.keys(own)
    .filter((key) => !options.has(key.toLowerCase()))
    .map((key) => {
      const meant = nearest(key, shimOptions.value)
      return {
        path: [...path, key],
        basis: 'fails' as const,
        message: `${key} is no option of the shim for Windows, which passes it over${meant === undefined ? '' : `; it is called ${meant}`}.`,
        remediation: meant === undefined ? 'Leave it out.' : 'Correct the name.',
        facts: [shimOptions],
      }
    })

function unreadIn(file: unknown, path: LintViolation['path'], known: typeof top) {
  const own = valueAt(file, path)
  const names = new Set(known.value)
  return Object.keys(isTable(own) ? own : {}).flatMap((key): readonly LintViolation[] => {
    const meant = names.has(key) || key.length < 3 ? undefined : nearest(key, names)
    // Both written: the other one may be of a later release.
    return meant === undefined || valueAt(own, [meant]) !== undefined
      ? []
      : [
          {
            path: [...path, key],
            basis: 'fails',
            message: `${key} is no key of containerd, which passes it over; it is called ${meant}.`,
            facts: [known, ignored],
          },
        ]
  })
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
