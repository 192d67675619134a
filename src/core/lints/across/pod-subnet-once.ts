import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { parseCidr } from '../../values/address.ts'
import { deciding } from '../../model/observed.ts'

export const podSubnetOnce = defineLint({
  id: 'pod-subnet-once',
  on: 'setup',
  summary: 'Each node has a pod subnet of its own',
  remediation: 'Let the controller manager or the network give one node another pod subnet.',
  decisions: [],

  check({ observations }) {
    const nodes = deciding(observations, 'podCIDR').filter(({ subject }) =>
      /^(?:node|linux) /.test(subject ?? ''),
    )
    return nodes.flatMap((one, i) => {
      const text = parseCidr(String(one.value))?.text
      const other = nodes
        .slice(0, i)
        .find(
          (before) =>
            before.subject !== one.subject &&
            before.subject !== unnamed &&
            one.subject !== unnamed &&
            parseCidr(String(before.value))?.text === text,
        )
      if (!other || text === undefined) return []
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

/** A subnet.env does not say whose it is. */
const unnamed = 'node of subnet.env'

const nameOf = (subject: string | undefined) => (subject ?? '').replace(/^(?:node|linux) /, '')
