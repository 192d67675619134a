import { untranslatedByDefault } from '../../catalog/cni/masquerade-agent.ts'
import { sentExceptions } from '../../catalog/host-addresses.ts'
import { network } from '../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import type { Node } from '../../model/nodes.ts'
import { parseAddress, parseCidr } from '../../values/address.ts'
import {
  endpointPlugins,
  exceptionsOf,
  isPlaceholder,
  policiesOf,
  routesOf,
  type EndpointPlugin,
} from './file.ts'

export const cniExceptionRanges = defineLint({
  id: 'cni-exception-ranges',
  on: 'cni-config',
  summary: 'Exceptions and routes of a CNI file are ranges of the cluster',
  remediation: 'List the ranges of pods, Services and nodes, each as network address and prefix.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin) => [
      ...listsOf(plugin).flatMap((list) => [
        ...list.flatMap(entryFaults(isOfAgent(list))),
        ...familyFaults(list),
      ]),
      ...routesOf(plugin).flatMap(syntaxFaults),
    ]),
})

const listsOf = (plugin: EndpointPlugin): readonly (readonly Node[])[] =>
  policiesOf(plugin).flatMap((policy) => {
    const list = exceptionsOf(policy)
    if (!list || !Array.isArray(list.value)) return []
    return [list.value.map((value: unknown, i) => ({ path: [...list.path, i], value }))]
  })

/** What is left for the check of place-holders. */
const isFilledIn = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !isPlaceholder(value) && /[.:\d]/.test(value)

function syntaxFaults({ path, value }: Node): readonly LintViolation[] {
  if (!isFilledIn(value) || parseCidr(value)) return []
  const address = parseAddress(value)
  return [
    {
      path,
      basis: 'refused',
      message: `${value} is no range${address ? ': the prefix is missing' : ''}.`,
      ...(address
        ? { remediation: `Write ${value}/${address.family === 'ipv4' ? 32 : 128}.` }
        : {}),
      facts: [network.cidrSyntax],
    },
  ]
}

/** Whether somebody took over all that ip-masq-agent leaves alone, as nodes of Google Cloud do. */
const isOfAgent = (list: readonly Node[]) =>
  untranslatedByDefault.value.every((range) => list.some(({ value }) => value === range))

const entryFaults =
  (isMeant: boolean) =>
  (node: Node): readonly LintViolation[] => {
    const range = typeof node.value === 'string' ? parseCidr(node.value) : undefined
    if (!range) return syntaxFaults(node)
    const { path } = node
    if (range.prefix === 0) {
      return [
        {
          path,
          basis: 'fails',
          message: `${range.text} excepts everything: no packet gets the address of the node, and nothing outside answers.`,
          facts: [network.everythingExcepted],
        },
      ]
    }
    return [
      ...(range.hasHostBits
        ? [
            {
              path,
              basis: 'fails' as const,
              message: `${String(node.value)} has bits of a host set; Windows Server 2022 is reported to refuse that.`,
              remediation: `Write ${range.text}.`,
              facts: [network.hostBitsInException],
            },
          ]
        : []),
      ...(!isMeant && range.family === 'ipv4' && range.prefix <= network.wideException.value
        ? [
            {
              path,
              basis: 'fails' as const,
              message: `The exception ${range.text} takes in hosts outside the cluster, which then cannot answer pods.`,
              facts: [network.wideException],
            },
          ]
        : []),
    ]
  }

function familyFaults(list: readonly Node[]): readonly LintViolation[] {
  const ranges = list.flatMap(({ value }) => parseCidr(String(value)) ?? [])
  const [first] = list
  if (!first || new Set(ranges.map(({ family }) => family)).size < 2) return []
  return [
    {
      path: first.path.slice(0, -1),
      basis: 'fails',
      message: 'The list mixes IPv4 and IPv6; the endpoint is not made.',
      remediation: 'Write one OutBoundNAT policy for each family.',
      facts: [sentExceptions.onePolicyPerFamily],
    },
  ]
}
