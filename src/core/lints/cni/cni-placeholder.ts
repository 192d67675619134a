import { cniFile } from '../../catalog/cni/file-facts.ts'
import { subnetOfWords } from '../../catalog/cni/file-plugins.ts'
import { defineLint } from '../../model/lint.ts'
import { isCniForLinux } from '../../model/cni-for-linux.ts'
import type { Node } from '../../model/nodes.ts'
import { parseAddress, parseCidr } from '../../values/address.ts'
import { isPlaceholder } from '../../values/placeholder.ts'
import { exceptionsOf, endpointPlugins, fieldBelow, policiesOf, routesOf } from './file.ts'

export const cniPlaceholder = defineLint({
  id: 'cni-placeholder',
  on: 'cni-config',
  summary: 'A CNI file holds values and no place-holders',
  remediation: 'Fill in the ranges and addresses of the cluster.',
  decisions: [],

  check({ value, isInObject = false }) {
    const texts = isCniForLinux(value) ? [] : textsIn({ path: [], value })
    const templates = texts.filter((one) => isPlaceholder(String(one.value)))
    const [first] = templates
    const words = addressTexts(value).filter((one) => isWord(String(one.value)))
    const [word] = words
    const [empty] = emptyIn(value)
    return [
      ...(first
        ? [
            {
              path: first.path,
              basis: isInObject ? ('advice' as const) : ('unsupported' as const),
              message: `The file is a template: ${named(templates)} must be filled in before it is used.`,
              facts: [cniFile.placeholder],
            },
          ]
        : []),
      ...(word
        ? [
            {
              path: word.path,
              basis: 'refused' as const,
              message: `A place-holder was left where an address belongs: ${named(words)}.`,
              facts: [cniFile.placeholder],
            },
          ]
        : []),
      ...(empty
        ? [
            {
              path: empty.path,
              basis: isInObject ? ('advice' as const) : ('fails' as const),
              message: isInObject
                ? 'A range of a policy is empty here; the agent or script that takes the file from here fills it in on the node.'
                : 'A range of a policy is empty. Nothing is wrong where a start script fills it in; as it stands, the policy has no effect.',
              facts: [cniFile.emptyValue],
            },
          ]
        : []),
    ]
  },
})

const named = (nodes: readonly Node[]) =>
  [...new Set(nodes.map(({ value }) => String(value)))].slice(0, 10).join(', ')

/** Words instead of an address; a misspelt address has digits and dots. */
const isWord = (text: string) =>
  !isPlaceholder(text) &&
  /^[A-Za-z][A-Za-z _-]+$/.test(text) &&
  parseCidr(text) === undefined &&
  parseAddress(text) === undefined

function textsIn(node: Node): readonly Node[] {
  const { path, value } = node
  if (typeof value === 'string') return [node]
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, i) => textsIn({ path: [...path, i], value: one }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]: readonly [string, unknown]) =>
    textsIn({ path: [...path, key], value: one }),
  )
}

/** Texts that must be addresses or ranges. */
function addressTexts(file: unknown): readonly Node[] {
  return endpointPlugins(file).flatMap((plugin) => {
    // A part of a file may show the type of its addresses alone.
    const isOfWords = [plugin.type, String(fieldBelow(plugin, 'ipam', 'type')?.value)].some((one) =>
      one.startsWith(subnetOfWords),
    )
    const subnet = isOfWords ? undefined : fieldBelow(plugin, 'ipam', 'subnet')
    const lists = policiesOf(plugin).flatMap((policy) => {
      const list = exceptionsOf(policy)
      const provider = fieldBelow(policy.value, 'Settings', 'ProviderAddress')
      return [...(list ? textsIn(list) : []), ...(provider ? [provider] : [])]
    })
    return [...(subnet ? [subnet] : []), ...routesOf(plugin), ...lists].filter(
      ({ value }) => typeof value === 'string',
    )
  })
}

function emptyIn(file: unknown): readonly Node[] {
  return endpointPlugins(file).flatMap((plugin) => [
    ...policiesOf(plugin).flatMap((policy) => {
      const list = exceptionsOf(policy)
      return list && Array.isArray(list.value) && list.value.length === 0 ? [list] : []
    }),
    ...routesOf(plugin).filter(({ value }) => value === ''),
  ])
}
