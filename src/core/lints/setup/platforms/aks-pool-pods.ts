import { aksPool } from '../../../catalog/platforms/pools/aks.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const { podsOfPool } = aksPool

export const aksPoolPods = defineLint({
  id: 'aks-pool-pods',
  on: 'setup',
  summary: 'The nodes of a pool of AKS have room for 30 pods together',
  remediation: 'Let each node have more pods, or make the pool with more nodes.',
  decisions: [],

  check({ observations }) {
    const most = deciding(observations, 'maxPods')
    return named(observations, 'pool.nodes').flatMap((nodes) => {
      const own = most.find(({ subject }) => subject !== undefined && subject === nodes.subject)
      const room = Number(own?.value) * Number(nodes.value)
      // A pool without nodes has yet to be scaled.
      if (!own || Number(nodes.value) === 0 || room >= podsOfPool.value) return []
      return [
        {
          path: [],
          place: placeOf(own),
          also: [placeOf(nodes)],
          basis: 'unsupported' as const,
          message: `Nodes: ${nodes.raw}, each with ${own.raw} pods; AKS takes a pool where its nodes have room for ${podsOfPool.value} pods together.`,
          facts: [podsOfPool],
        },
      ]
    })
  },
})
