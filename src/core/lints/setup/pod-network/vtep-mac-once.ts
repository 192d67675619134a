import { vtepMacs } from '../../../catalog/vtep-macs.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

export const vtepMacOnce = defineLint({
  id: 'vtep-mac-once',
  on: 'setup',
  summary: 'Each node has a VTEP MAC of its own',
  remediation:
    'On the node that was made from a copy, stop flanneld, remove the HNS network of the overlay, and start flanneld again, so that HNS gives it another MAC; a new node is better made from an image without HNS networks.',
  decisions: [],
  comparesNodes: true,

  check({ observations }): readonly LintViolation[] {
    const addresses = deciding(observations, 'nodeIP')
    // A node that got another address is the same node.
    const nodeAt = (address: string) => addresses.find(({ value }) => value === address)?.subject
    const firstOf = new Map<string, Told>()
    return toldIn(observations).flatMap((one) => {
      const first = firstOf.get(one.mac) ?? one
      firstOf.set(one.mac, first)
      if (first.node === one.node) return []
      const [name = '', other = ''] = namesOf([one.node, first.node], nodeAt)
      if (name === other) return []
      return [
        {
          path: [],
          place: placeOf(one.at),
          also: [placeOf(first.at)],
          basis: 'fails' as const,
          message: `${name} and ${other} have the VTEP MAC ${one.mac}: the others keep one node for each MAC, so packets for the pods of one reach the other.`,
          facts: [vtepMacs.onePerNode],
        },
      ]
    })
  },
})

/** The names of two nodes, or their addresses where not both names are told. */
function namesOf(nodes: readonly string[], nodeAt: (address: string) => string | undefined) {
  const names = nodes.map((node) => (node.startsWith('node ') ? node : nodeAt(node)))
  const shown = names.every((name) => name !== undefined) ? names : nodes
  return shown.map((name) => name.replace(/^(?:node|linux) /, ''))
}

interface Told {
  readonly mac: string
  /** The node, or its address where the text names the address alone. */
  readonly node: string
  readonly at: Observation
}

/** What Flannel notes at the nodes, and what HNS says on each. */
const toldIn = (observations: readonly Observation[]): readonly Told[] => [
  ...named(observations, 'flannel.vtep').flatMap((at) => {
    const [mac, node] = String(at.value).split(' ')
    return mac === undefined || node === undefined ? [] : [{ mac, node, at }]
  }),
  ...named(observations, 'hns.network.routerMac').flatMap((at) =>
    at.subject?.startsWith('node ') === true
      ? [{ mac: String(at.value), node: at.subject, at }]
      : [],
  ),
]
