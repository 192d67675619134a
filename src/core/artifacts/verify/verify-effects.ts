import type { Scenario } from '../../model/scenario.ts'
import { startedServices } from '../node/services/names.ts'
import type { Effect } from '../root/runbook/effect.ts'
import { callOf } from '../root/runbook/script-effects.ts'
import { cluster, hnsNetwork, inZip, running, type Thing } from '../root/runbook/thing.ts'

/** The questions from a Linux node, then those from the Windows node. */
export const verifyEffects = (scenario: Scenario): readonly Effect[] => [
  askedFromOutside(scenario),
  ...verifyOnNodeEffects(scenario),
]

/** What only the Windows node can tell. */
export const verifyOnNodeEffects = (scenario: Scenario): readonly Effect[] =>
  callOf('verify/verify.ps1', [
    {
      does: 'verify/verify.ps1 asks',
      needs: [hnsNetwork(scenario.hnsNetworkName), ...startedServices(scenario).map(running)],
    },
  ])

/** The questions from a Linux node. */
export const askedFromOutside = (scenario: Scenario): Effect => ({
  does: 'verify/verify.sh asks',
  needs: [inZip('verify/verify.sh'), cluster.administrator, ...asked(scenario)],
})

const asked = (scenario: Scenario): readonly Thing[] => [
  cluster.ready,
  cluster.podsReady,
  ...(scenario.serviceType === 'none' ? [] : [cluster.service, cluster.services]),
]
