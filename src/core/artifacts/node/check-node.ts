import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import { opening } from '../formats/powershell-prelude.ts'
import { psRaw } from '../../text/powershell/powershell.ts'
import { address } from './check/address.ts'
import { functions } from './check/check.ts'
import { earlierLife, machine, names } from './check/machine.ts'
import { windows } from './check/windows.ts'

/** Compares the computer with the plan, and changes nothing. */
export const checkNode = defineArtifact({
  id: 'check-node',
  path: 'node/check-node.ps1',
  summary: 'Checks of the computer before anything is changed',
  decisions: [
    'windowsRelease',
    'windowsRevision',
    'isolation',
    'cni',
    'networkAdapter',
    'networkMode',
    'nodeIP',
    'nodeName',
    'apiServerEndpoint',
    'hnsNetworkName',
    'installDirectory',
    'logDirectory',
    'containerRuntime',
    'joinMethod',
  ],
  carries: [],

  generate: (scenario) =>
    powershell([
      ...opening(),
      { code: functions, why: { text: 'A check that fails is counted; the others go on.' } },
      windows(scenario),
      address(scenario),
      names(scenario),
      machine(scenario),
      earlierLife(scenario),
      { code: ending, why: { text: 'A failed check makes the script fail.' } },
    ]),
})

const ending = psRaw(`if ($script:failures -gt 0) {
    Write-Warning ('{0} checks failed. Nothing was changed.' -f $script:failures)
    exit 1
}
Write-Host 'The computer fits the plan. Nothing was changed.'`)
