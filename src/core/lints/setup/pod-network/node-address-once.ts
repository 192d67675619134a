import { hostAddresses } from '../../../catalog/host-addresses.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { parseAddress } from '../../../values/address.ts'

export const nodeAddressOnce = defineLint({
  id: 'node-address-once',
  on: 'setup',
  summary: 'Each node has an address of its own',
  remediation:
    'Give the kubelet --node-ip and flanneld --iface the address that the other nodes reach, or delete the Node that is left over.',
  decisions: [],
  comparesNodes: true,

  check({ observations }) {
    const nodes = deciding(observations, 'nodeIP').filter(
      ({ subject, value }) =>
        /^(?:node|linux) /.test(subject ?? '') && parseAddress(String(value)) !== undefined,
    )
    const byAddress = new Map<unknown, Observation>()
    return nodes.flatMap((one) => {
      const name = nameOf(one.subject)
      const other = byAddress.get(one.value)
      if (!other) byAddress.set(one.value, one)
      if (!other || isSame(nameOf(other.subject), name)) return []
      return [
        {
          path: [],
          place: placeOf(one),
          also: [placeOf(other)],
          basis: 'fails' as const,
          message: `${name} and ${nameOf(other.subject)} have the address ${String(one.value)}; packets for one reach the other.`,
          facts: [hostAddresses.oneAddressPerNode],
        },
      ]
    })
  },
})

const nameOf = (subject = '') => subject.replace(/^(?:node|linux) /, '').toLowerCase()

/** With its domain or without it. */
const isSame = (one: string, other: string) => one.split('.')[0] === other.split('.')[0]
