import { network } from '../../../catalog/network.ts'
import { defineLint } from '../../../model/lint.ts'
import { parseCidr } from '../../../values/address.ts'
import type { Observation } from '../../../model/observation.ts'
import { deciding, named } from '../../../model/observed.ts'

export const podSubnetOnce = defineLint({
  id: 'pod-subnet-once',
  on: 'setup',
  summary: 'Each node has a pod subnet of its own',
  remediation: 'Let the controller manager or the network give one node another pod subnet.',
  decisions: [],
  comparesNodes: true,

  check({ observations }) {
    const nodes = [...deciding(observations, 'podCIDR'), ...overlaysIn(observations)].filter(
      ({ subject = '' }) => /^(?:node|linux) /.test(subject) && subject !== unnamed,
    )
    const firstOf = new Map<string, Observation>()
    return nodes.flatMap((one) => {
      const text = parseCidr(String(one.value))?.text
      if (text === undefined) return []
      const first = firstOf.get(text) ?? one
      firstOf.set(text, first)
      const other = first.subject === one.subject ? undefined : first
      if (!other) return []
      return [
        {
          path: [],
          place: { file: one.file, line: one.line, column: one.column },
          also: [{ file: other.file, line: other.line, column: other.column }],
          basis: 'fails' as const,
          message: `${nameOf(one.subject)} and ${nameOf(other.subject)} have the pod subnet ${text}; packets for one reach the other.`,
          facts: [network.podSubnet],
        },
      ]
    })
  },
})

/** The subnet of the network that pods are on is the node’s own where packets are wrapped. */
function overlaysIn(observations: readonly Observation[]): readonly Observation[] {
  const wrapped = new Set(
    deciding(observations, 'networkMode')
      .filter(({ value }) => value === 'overlay')
      .map(({ subject }) => subject),
  )
  return named(observations, 'hns.network.addressPrefix').filter(({ subject }) =>
    wrapped.has(subject),
  )
}

/** A subnet.env does not say whose it is. */
const unnamed = 'node of subnet.env'

const nameOf = (subject: string | undefined) => (subject ?? '').replace(/^(?:node|linux) /, '')
