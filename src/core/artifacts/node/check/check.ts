import { ps, psRaw, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import type { Scenario } from '../../../model/scenario.ts'
import type { Layout } from '../node-paths.ts'

/** What a Windows computer needs to become a node. */
export const byoh = 'windows-machine-config-operator-byoh-instance-pre-requisites'

export type Checked = Layout &
  Pick<
    Scenario,
    | 'windowsRelease'
    | 'windowsRevision'
    | 'isolation'
    | 'networkAdapter'
    | 'nodeIP'
    | 'nodeName'
    | 'apiServerEndpoint'
    | 'hnsNetworkName'
    | 'networkMode'
  >

export const functions = psRaw(`$script:failures = 0
function Test-Computer {
    param ([string] $Title, [scriptblock] $Check)
    try {
        Write-Host ('ok    {0}: {1}' -f $Title, ((& $Check) -join ' '))
    }
    catch {
        $script:failures = $script:failures + 1
        Write-Warning ('FAIL  {0}: {1}' -f $Title, $_.Exception.Message)
    }
}`)

/** A check of the script; its code gives what it found or throws why it fails. */
export const check = (title: string, code: PowerShellCode): PowerShellCode =>
  ps`Test-Computer -Title ${title} -Check {
    ${code}
}`
