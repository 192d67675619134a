import { subnetRoom } from '../../../catalog/platforms/pools/aks-node.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { parseCidr } from '../../../values/address.ts'
import { grouped } from '../../../values/grouped.ts'

const { kept, beside, defaultPods } = subnetRoom.value

export const aksSubnetRoom = defineLint({
  id: 'aks-subnet-room',
  on: 'setup',
  summary: 'The subnet of Windows pools of AKS has an address for each pod that they may have',
  remediation:
    'Give the pool a larger subnet, fewer nodes or a smaller maximum of pods, or create the cluster with Azure CNI Overlay.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    // Pods of an overlay have a range of their own.
    const isOverlay = named(observations, 'aks.networkPluginMode').length > 0
    // With another plugin, or one of one's own, pods take none of the subnet.
    const isOther = named(observations, 'aks.networkPlugin').some(({ value }) => value !== 'azure')
    if (isOverlay || isOther) return []
    const most = bySubject(deciding(observations, 'maxPods'))
    const counts = bySubject(
      named(observations, 'pool.nodes').filter(({ absent }) => absent !== true),
    )
    const poolsOf = grouped(
      named(observations, 'pool.subnet'),
      ({ value }) => `subnet ${String(value)}`,
    )
    return named(observations, 'azure.subnet').flatMap((subnet): readonly LintViolation[] => {
      const range = parseCidr(String(subnet.value))
      const pools = poolsOf.get(subnet.subject ?? '') ?? []
      const [first] = pools
      if (!first || range?.family !== 'ipv4') return []
      const needed = pools.reduce((sum, { subject }) => {
        const nodes = counts.get(subject)?.[0]
        const pods = most.get(subject)?.[0]
        return sum + Number(nodes?.value ?? 0) * (Number(pods?.value ?? defaultPods) + beside)
      }, 0)
      const room = 2 ** (32 - range.prefix) - kept
      if (needed <= room) return []
      return [
        {
          path: [],
          place: placeOf(first),
          also: [placeOf(subnet)],
          basis: 'refused',
          message: `With Azure CNI each node takes an address for itself and one for each pod that it may have: the Windows pools need ${needed}, and ${subnet.raw} has ${room}.`,
          facts: [subnetRoom],
        },
      ]
    })
  },
})

const bySubject = (observations: readonly Observation[]) =>
  grouped(observations, ({ subject }) => subject)
