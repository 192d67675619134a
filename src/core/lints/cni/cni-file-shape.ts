import { cniFile } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import {
  endpointPlugins,
  entriesIn,
  fieldAt,
  fieldBelow,
  isFields,
  traitsOf,
  type EndpointPlugin,
} from './file.ts'

export const cniFileShape = defineLint({
  id: 'cni-file-shape',
  on: 'cni-config',
  summary: 'A CNI file is one plugin with a type, or a list under "plugins"',
  remediation:
    'Write one plugin into a .conf file, or a list under "plugins" into a .conflist file.',
  decisions: [],

  check({ value, name = '', isPart }) {
    if (!isFields(value)) return []
    if (isPart) return typeFaults(value)
    const list = fieldAt(value, 'plugins')
    return list ? listFaults(value, list.value, name) : plainFaults(value, name)
  },
})

function listFaults(
  value: Readonly<Record<string, unknown>>,
  plugins: unknown,
  name: string,
): readonly LintViolation[] {
  if (!Array.isArray(plugins)) {
    return [refused('plugins is no list, so that no plugin is found.', ['plugins'])]
  }
  const isNamed = cniFile.listKeys.value.filter((key) => !Object.hasOwn(value, key))
  const capital = isNamed.flatMap((key) => {
    const written = fieldAt(value, key)?.path[0]
    return written === undefined
      ? []
      : [
          refused(
            `${String(written)} must be written ${key}: the keys of a list are read as they are spelt.`,
            [written],
          ),
        ]
  })
  const nameless = entriesIn(value).flatMap((entry) =>
    typeof fieldBelow(entry, 'type')?.value === 'string'
      ? []
      : [refused('A plugin of the list has no type: "missing \'type\'".', entry.path)],
  )
  const misnamed = name.endsWith('.conf')
    ? [refused('A list stands in a .conf file, which holds one plugin: "missing \'type\'".', [])]
    : []
  return [...capital, ...nameless, ...misnamed, ...typeFaults(value)]
}

const plainFaults = (value: unknown, name: string): readonly LintViolation[] => [
  ...(typeof fieldAt(value, 'type')?.value === 'string'
    ? []
    : [refused('The file has no type: "missing \'type\'".', [])]),
  ...(name.endsWith('.conflist')
    ? [
        refused(
          'A single plugin stands in a .conflist file, which holds a list under "plugins".',
          [],
        ),
      ]
    : []),
  ...typeFaults(value),
]

const refused = (message: string, path: readonly (string | number)[]): LintViolation => ({
  path,
  basis: 'refused',
  message,
  facts: [cniFile.listKeys],
})

/** Values of another JSON type than the plugin reads. */
function typeFaults(value: unknown): readonly LintViolation[] {
  const capabilities = entriesIn(value).flatMap((entry) => {
    const asked = fieldBelow(entry, 'capabilities')
    if (!asked) return []
    if (!isFields(asked.value)) return [wrongType(asked.path, 'capabilities', 'an object')]
    return Object.entries(asked.value).flatMap(([key, one]: readonly [string, unknown]) =>
      typeof one === 'boolean'
        ? []
        : [wrongType([...asked.path, key], `capabilities.${key}`, 'true or false')],
    )
  })
  const plugins = endpointPlugins(value).flatMap((plugin) => {
    const version = fieldBelow(plugin, 'apiVersion')
    const lists = ['policies', 'AdditionalArgs'].flatMap((key) => {
      const list = fieldBelow(plugin, key)
      return list && !Array.isArray(list.value) ? [wrongType(list.path, key, 'a list')] : []
    })
    return [
      ...(version && typeof version.value !== 'number'
        ? [wrongType(version.path, 'apiVersion', 'a number')]
        : []),
      ...lists,
      ...dnsFaults(plugin),
    ]
  })
  return [...capabilities, ...plugins]
}

const listOfTexts = 'a list of texts'

/** Lists of texts; null is none. */
const dnsFaults = (plugin: EndpointPlugin): readonly LintViolation[] =>
  traitsOf(plugin)?.readsDns === true
    ? ['nameservers', 'search'].flatMap((key) => {
        const list = fieldBelow(plugin, 'dns', key)
        return !list || list.value === null || isTexts(list.value)
          ? []
          : [wrongType(list.path, `dns.${String(list.path.at(-1))}`, listOfTexts)]
      })
    : []

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const wrongType = (
  path: readonly (string | number)[],
  what: string,
  needed: string,
): LintViolation => ({
  path,
  basis: 'refused',
  message: `${what} must be ${needed}: "json: cannot unmarshal".`,
  remediation: `Write ${what} as ${needed}${needed === listOfTexts ? '' : ', without quotes around it'}.`,
  facts: [cniFile.types],
})
