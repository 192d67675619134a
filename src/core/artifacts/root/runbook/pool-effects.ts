import { tolerationOf } from '../../../values/taints.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { poolTaints } from '../../cluster/pool/settings.ts'
import type { Effect } from './effect.ts'
import { cluster } from './thing.ts'
import { selectsBuild, tolerating } from './workload-effects.ts'

/** What a platform and its nodes do by themselves, where our scripts make no node. */
export const elsewhereEffects = (scenario: Scenario): readonly Effect[] => [
  {
    does: 'the new node registers and becomes Ready',
    needs: [cluster.node],
    makes: [cluster.ready, cluster.buildLabel],
  },
  {
    does: 'the scheduler places a pod of the workload',
    needs: [
      cluster.workload,
      cluster.ready,
      ...(selectsBuild(scenario) ? [cluster.buildLabel] : []),
      ...poolTaints(scenario).map(tolerationOf).map(tolerating),
    ],
    makes: [cluster.placed],
  },
  {
    does: 'the node runs the pods',
    needs: [cluster.placed],
    makes: [cluster.podsReady, cluster.services],
  },
]
