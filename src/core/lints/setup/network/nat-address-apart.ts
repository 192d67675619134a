import { natAddress } from '../../../catalog/nat-address.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const natAddressApart = defineLint({
  id: 'nat-address-apart',
  on: 'setup',
  summary: 'The network of pods is not made on the NAT adapter of a virtual machine',
  remediation:
    'Name the other adapter: --iface of flanneld, VXLAN_ADAPTER or the autodetection of Calico; remove the HNS network, and start the agent again.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const addresses = deciding(observations, 'nodeIP')
    const nodes = addresses.filter(
      ({ inferred, value }) => inferred !== true && value !== natAddress.value,
    )
    const [node] = nodes
    if (!node) return []
    const isNat = ({ value }: { readonly value: unknown }) => value === natAddress.value
    const networks = named(observations, 'hns.network.managementIP').filter(isNat)
    // What a machine lists of its adapters is no choice of an agent.
    const lists = new Set(named(observations, 'host.address').map(({ file }) => file))
    const chosen = addresses.filter(
      (one) => one.inferred === true && isNat(one) && !lists.has(one.file),
    )
    return [...networks, ...chosen]
      .slice(0, 1)
      .map((one) =>
        faultAt(
          placeOf(one),
          'fails',
          `The network of the pods is on ${natAddress.value}, which every virtual machine of VirtualBox has on its NAT adapter, and the node is ${String(node.value)}: no packet of another node reaches these pods.`,
          natAddress,
          { also: [placeOf(node)] },
        ),
      )
  },
})
