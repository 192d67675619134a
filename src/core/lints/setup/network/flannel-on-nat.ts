import { flannelFiles } from '../../../catalog/cni/flannel-files.ts'
import { natAddress } from '../../../catalog/nat-address.ts'
import { natPods } from '../../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { containsAddress, parseAddress, parseCidr } from '../../../values/address.ts'
import { faultAt } from '../../fault-at.ts'

const { publicAddress } = flannelFiles

export const flannelOnNat = defineLint({
  id: 'flannel-on-nat',
  on: 'setup',
  summary: 'Flannel of a node takes an adapter that the other nodes reach',
  remediation:
    'Give flanneld --iface with the address of the node (in its DaemonSet or start script), and restart it; the annotation public-ip then has that address.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const addresses = [...named(observations, 'node.linuxIp'), ...deciding(observations, 'nodeIP')]
    const isOfNode = ({ value }: { readonly value: unknown }) =>
      addresses.some((one) => one.value === value)
    const [own] = addresses.filter(({ value }) => !isNat(String(value)))
    return own
      ? named(observations, 'flannel.publicIp')
          .filter((one) => isNat(String(one.value)) && !isOfNode(one))
          .map((one) =>
            faultAt(
              placeOf(one),
              'fails',
              `Flannel gives ${String(one.value)} as the address of a node, ${one.value === natAddress.value ? 'which every virtual machine of VirtualBox has on its NAT adapter' : 'as the host has it in a NAT network of its own'}, and nodes have addresses as ${String(own.value)}: what is for its pods does not arrive.`,
              one.value === natAddress.value ? natAddress : natPods,
              { also: [placeOf(own)] },
            ),
          )
          .map((one) => ({ ...one, facts: [...one.facts, publicAddress] }))
      : []
  },
})

/** The host is the first in the NAT network that Windows or Docker makes. */
function isNat(text: string): boolean {
  const [address, range] = [parseAddress(text), parseCidr(natPods.value)]
  return (
    text === natAddress.value ||
    (address !== undefined &&
      range !== undefined &&
      text.endsWith('.1') &&
      containsAddress(range, address))
  )
}
