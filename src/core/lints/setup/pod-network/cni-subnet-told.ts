import { network } from '../../../catalog/network.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { overlaps, parseCidr } from '../../../values/address.ts'
import { faultAt } from '../../fault-at.ts'

export const cniSubnetTold = defineLint({
  id: 'cni-subnet-told',
  on: 'setup',
  summary: 'The CNI file that a text tells of names the subnet of the node',
  remediation: 'Write the podCIDR of the node into the file, and create its pods again.',
  decisions: [],

  check({ observations, parsed }) {
    // A file that was sent is judged itself.
    if (ofKind(parsed, 'cni-config').length > 0) return []
    const [told, ...others] = named(observations, 'cni.toldSubnet')
    const nodes = deciding(observations, 'podCIDR').filter(({ absent }) => absent !== true)
    const [node] = nodes
    const subnet = parseCidr(String(told?.value))
    const own = parseCidr(String(node?.value))
    // Of several nodes nobody says whose file it is.
    const isOne = others.length === 0 && nodes.every(({ value }) => value === node?.value)
    if (!told || !node || !subnet || !own || !isOne) return []
    if (subnet.family !== own.family || overlaps(subnet, own)) return []
    return [
      faultAt(
        placeOf(told),
        'unsupported',
        `The file gives pods addresses of ${subnet.text}; the subnet of the node is ${own.text}: the other nodes have no route to its pods.`,
        network.podSubnet,
        { also: [placeOf(node)] },
      ),
    ]
  },
})
