import { cni } from '../../../catalog/cni/index.ts'
import { networksLeftOver } from '../../../catalog/cni/networks-left-over.ts'
import { ownerOfNetwork } from '../../../catalog/cni/owner-of-network.ts'
import { privateNetworks } from '../../../catalog/cni/private-networks.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const networksOfTwoPlugins = defineLint({
  id: 'networks-of-two-plugins',
  on: 'setup',
  summary: 'HNS of a node has the networks of one plugin',
  remediation:
    'Drain the node, stop kubelet, kube-proxy and the network agent, remove the network of the plugin that is no longer used (Get-HnsNetwork | Where-Object Name -eq NAME | Remove-HnsNetwork) with its CNI file, and start them again; a restart of the node clears what stays.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const networks = named(observations, 'hns.network.name').flatMap((one) => {
      const id = ownerOfNetwork(String(one.value))
      // Containers outside of Kubernetes are in one of the host alone.
      return id === undefined || privateNetworks.has(id) ? [] : [{ one, id }]
    })
    const [first] = networks
    const other = networks.find(({ one, id }) => id !== first?.id && one.file === first?.one.file)
    if (!first || !other) return []
    const told = new Set(
      deciding(observations, 'cni').flatMap(({ value, inferred }) =>
        inferred === true ? [] : [value],
      ),
    )
    // The one that nobody names is the one to go.
    const isFirstUsed = told.has(first.id) && !told.has(other.id)
    const [old, used] = isFirstUsed ? [other, first] : [first, other]
    const isClear = told.has(used.id) && !told.has(old.id)
    const name = (id: keyof typeof cni) => cni[id].name
    return [
      faultAt(
        placeOf(old.one),
        'fails',
        `HNS has ${old.one.raw}, a network of ${name(old.id)}, beside ${used.one.raw} of ${name(used.id)}: ${isClear ? `the first is left over from before ${name(used.id)}` : 'one of the two is left over from another plugin'}, and holds the adapter, addresses or routes that the other needs.`,
        networksLeftOver,
        { also: [placeOf(used.one)] },
      ),
    ]
  },
})
