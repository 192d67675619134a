import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'
import { parseAddress } from '../../values/address.ts'

export const nodeAddressOnce = defineLint({
  id: 'node-address-once',
  on: 'setup',
  summary: 'Each node has an address of its own',
  remediation:
    'Give the kubelet --node-ip and flanneld --iface the address that the other nodes reach, or delete the Node that is left over.',
  decisions: [],

  check({ observations }) {
    const nodes = deciding(observations, 'nodeIP').filter(
      ({ subject, value }) =>
        /^(?:node|linux) /.test(subject ?? '') && parseAddress(String(value)) !== undefined,
    )
    return nodes.flatMap((one, i) => {
      const name = nameOf(one.subject)
      const other = nodes
        .slice(0, i)
        .find(({ subject, value }) => value === one.value && !isSame(nameOf(subject), name))
      if (!other) return []
      return [
        {
          path: [],
          place: placeOf(one),
          also: [placeOf(other)],
          basis: 'fails' as const,
          message: `${name} and ${nameOf(other.subject)} have the address ${String(one.value)}; packets for one reach the other.`,
          facts: [network.oneAddressPerNode],
        },
      ]
    })
  },
})

const nameOf = (subject = '') => subject.replace(/^(?:node|linux) /, '').toLowerCase()

/** With its domain or without it. */
const isSame = (one: string, other: string) => one.split('.')[0] === other.split('.')[0]
