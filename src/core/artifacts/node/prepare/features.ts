import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps } from '../../../text/powershell.ts'
import type { ScriptBlock } from './script-block.ts'

const swtools = 'get-swtools 401ee6fcd836/hostprocess'

type Features = Pick<Scenario, 'isolation' | 'cni'>

/** Windows features; Hyper-V only where something runs in or on a virtual switch of its own. */
export const windowsFeatures = ({ isolation, cni }: Features): readonly string[] => [
  ...new Set([
    'Containers',
    ...(isolation === 'hyperv' ? ['Hyper-V', 'Hyper-V-PowerShell'] : []),
    ...(catalog.cni[cni].windowsFeatures?.value ?? []),
  ]),
]

export function features(scenario: Features): ScriptBlock {
  return {
    code: ps`foreach ($feature in ${windowsFeatures(scenario)}) {
    if ((Get-WindowsFeature -Name $feature).Installed) {
        Write-Host ('Windows feature {0} is installed.' -f $feature)
        continue
    }
    Write-Host ('Installing the Windows feature {0}.' -f $feature)
    $result = Install-WindowsFeature -Name $feature
    if (-not $result.Success) { throw ('The Windows feature {0} could not be installed.' -f $feature) }
    if ([string] $result.RestartNeeded -ne 'No') { $restart = $true }
}
if ($restart) {
    Write-Warning 'Restart the computer, then run this script again with the same parameters.'
    exit 3010
}`,
    why: {
      text: `Containers need the Windows feature of that name; Hyper-V is added for isolation in virtual machines and for ${withFeatures}. A new feature works after a restart.`,
      decisions: ['isolation', 'cni'],
      sources: [`${swtools}/Install-Containerd.ps1#L169-L221`],
    },
  }
}

const withFeatures = Object.values(catalog.cni)
  .filter(({ windowsFeatures }) => windowsFeatures)
  .map(({ name }) => name)
  .join(' and ')
