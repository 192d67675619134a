import type { Scenario } from '../../model/scenario.ts'
import { nodePaths } from '../node/node-paths.ts'
import type { Effect } from '../root/runbook/effect.ts'
import { callOf } from '../root/runbook/script-effects.ts'
import { brought, cluster, file, inZip, type Thing } from '../root/runbook/thing.ts'

/** The questions from a Linux node, then those from the Windows node. */
export const verifyEffects = (scenario: Scenario): readonly Effect[] => [
  {
    does: 'verify/verify.sh asks',
    needs: [inZip('verify/verify.sh'), cluster.administrator, ...asked(scenario)],
  },
  ...callOf('verify/verify.ps1', [
    {
      does: 'verify/verify.ps1 asks',
      needs: [
        file(nodePaths(scenario).kubectl),
        brought.administratorKubeconfig,
        ...asked(scenario),
      ],
    },
  ]),
]

const asked = (scenario: Scenario): readonly Thing[] => [
  cluster.ready,
  cluster.podsReady,
  ...(scenario.serviceType === 'none' ? [] : [cluster.service, cluster.services]),
]
