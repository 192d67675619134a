import { network } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { valueAt } from '../../../model/nodes.ts'
import { overlaps, parseCidr } from '../../../values/address.ts'
import { endpointPlugins } from '../../cni/file.ts'

export const cniSubnetOfNode = defineLint({
  id: 'cni-subnet-of-node',
  on: 'setup',
  summary: 'A CNI file that names a subnet names that of the node',
  remediation: 'Write the podCIDR of the node into the file, and create its pods again.',
  decisions: [],

  check({ observations, parsed }) {
    const nodes = deciding(observations, 'podCIDR').filter(
      ({ subject = '' }) => subject.startsWith('node ') && subject !== 'node of subnet.env',
    )
    const [node, other] = nodes
    // Of several nodes nobody says whose file it is.
    if (!node || (other && nodes.some(({ value }) => value !== node.value))) return []
    const own = String(node.value)
      .split(',')
      .flatMap((text) => parseCidr(text.trim()) ?? [])
    if (own.length === 0) return []
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value).flatMap(({ entry }): readonly LintViolation[] =>
        paths.flatMap((path) => {
          const text = valueAt(entry.value, path)
          const subnet = typeof text === 'string' ? parseCidr(text) : undefined
          if (!subnet || own.some((one) => one.family !== subnet.family || overlaps(one, subnet))) {
            return []
          }
          return [
            {
              path: [],
              place: placeOf([...entry.path, ...path]),
              also: [observedAt(node)],
              basis: 'fails',
              message: `The file gives pods addresses of ${subnet.text}; the subnet of the node is ${String(node.value)}: the other nodes have no route to its pods.`,
              facts: [network.podSubnet],
            },
          ]
        }),
      ),
    )
  },
})

/** The two forms of host-local. */
const paths = [
  ['ipam', 'subnet'],
  ['ipam', 'ranges', 0, 0, 'subnet'],
] as const
