import type { Fact } from '../../catalog/fact.ts'
import { typesOfFile, typesOfPlugin, type FieldTypes } from '../../catalog/cni/file-types.ts'
import { isCniForLinux } from '../../model/cni-for-linux.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import type { Node } from '../../model/nodes.ts'
import { ownValue } from '../../values/own.ts'
import { endpointPlugins, fieldBelow, isPlaceholder } from './file.ts'

export const cniValueTypes = defineLint({
  id: 'cni-value-types',
  on: 'cni-config',
  summary: 'Values of a CNI file have the JSON type that the plugin reads',
  remediation: 'Write the value in the type that is named.',
  decisions: [],

  check({ value }) {
    if (isCniForLinux(value)) return []
    return [
      ...faultsOf({ path: [], value }, typesOfFile),
      ...endpointPlugins(value).flatMap((plugin) => {
        const types = ownValue(typesOfPlugin, plugin.type)
        return types ? faultsOf(plugin, types) : []
      }),
    ]
  },
})

const kinds = [
  ['flags', 'boolean', 'true or false, without quotes'],
  ['numbers', 'number', 'a number, without quotes'],
  ['texts', 'string', 'a text in quotes'],
  ['lists', 'list', 'a list in brackets'],
] as const

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

const faultsOf = (node: Node, types: Fact<FieldTypes>): readonly LintViolation[] =>
  kinds.flatMap(([kind, type, needed]) =>
    (types.value[kind] ?? '').split(' ').flatMap((name): readonly LintViolation[] => {
      const field = name === '' ? undefined : fieldBelow(node, ...name.split('.'))
      if (!field || field.value === null || typeOf(field.value) === type) return []
      if (typeof field.value === 'string' && isPlaceholder(field.value)) return []
      return [
        {
          path: field.path,
          basis: 'refused',
          message: `${field.path.at(-1) ?? name} must be ${needed}: "json: cannot unmarshal".`,
          remediation: `Write ${needed}.`,
          facts: [types],
        },
      ]
    }),
  )
