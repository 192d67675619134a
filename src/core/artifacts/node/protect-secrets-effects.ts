import type { Scenario } from '../../model/scenario.ts'
import type { Effect } from '../root/runbook/effect.ts'
import { callOf } from '../root/runbook/script-effects.ts'
import { file } from '../root/runbook/thing.ts'
import { accountsOf } from '../cluster/identities/accounts.ts'
import { nodePaths } from './node-paths.ts'

/** Only what is there by then is protected. */
export function protectSecretsEffects(scenario: Scenario): readonly Effect[] {
  const { kubeconfig, install } = nodePaths(scenario)
  return callOf('node/protect-secrets.ps1', [
    {
      does: 'keys and kubeconfigs are left to administrators',
      needs: [
        kubeconfig,
        ...accountsOf(scenario).map((account) => `${install}\\${account.file}`),
      ].map(file),
    },
  ])
}
