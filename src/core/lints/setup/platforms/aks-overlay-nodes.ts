import { overlayNode } from '../../../catalog/platforms/pools/aks-node.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { parseCidr } from '../../../values/address.ts'

export const aksOverlayNodes = defineLint({
  id: 'aks-overlay-nodes',
  on: 'setup',
  summary: 'The range of pods of an overlay cluster of AKS has room for its nodes',
  remediation:
    'Make the cluster with a larger range: with Windows nodes it cannot be made larger later.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const [overlay] = named(observations, 'aks.networkPluginMode')
    const ranges = deciding(observations, 'clusterCIDR')
    const [told, ...others] = ranges
    const range = told && others.length === 0 ? parseCidr(String(told.value)) : undefined
    if (!overlay || !told || range?.family !== 'ipv4') return []
    const room = 2 ** (overlayNode.value - range.prefix)
    const pools = named(observations, 'pool.nodes').filter(({ absent }) => absent !== true)
    const nodes = pools.reduce((sum, { value }) => sum + Number(value), 0)
    const [first] = pools
    // A cluster begins with a node of Linux.
    if (!first || range.prefix > overlayNode.value || nodes + 1 <= room) return []
    return [
      {
        path: [],
        place: placeOf(told),
        also: [placeOf(first)],
        basis: 'fails',
        message: `Each node of Azure CNI Overlay takes a /${overlayNode.value} of ${told.raw}, which has ${room}; the Windows pools alone have ${nodes} nodes, beside those of Linux.`,
        facts: [overlayNode],
      },
    ]
  },
})
