import { catalog } from '../../../catalog/catalog.ts'
import { cniMode } from '../../../catalog/cni/mode.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps, psLines, psRaw } from '../../../text/powershell/powershell.ts'
import type { ScriptBlock } from './script-block.ts'

const swtools = 'get-swtools 401ee6fcd836/hostprocess'

type Features = Pick<Scenario, 'isolation' | 'cni' | 'networkMode'>

/** Windows features; Hyper-V only where something runs in or on a virtual switch of its own. */
export const windowsFeatures = (scenario: Features): readonly string[] => [
  ...new Set([
    'Containers',
    ...(scenario.isolation === 'hyperv' ? ['Hyper-V', 'Hyper-V-PowerShell'] : []),
    ...(catalog.cni[scenario.cni].windowsFeatures?.value ?? []),
    ...(cniMode(scenario)?.windowsFeatures?.value ?? []),
  ]),
]

/** Nothing runs in a virtual machine, so the processor needs no virtualization extensions. */
export const installsWithoutHypervisor = (scenario: Features): boolean =>
  scenario.isolation !== 'hyperv' && windowsFeatures(scenario).includes('Hyper-V')

/** The node routes by the service RemoteAccess, which does not always start with the computer. */
export const routes = (scenario: Pick<Features, 'cni' | 'networkMode'>) =>
  cniMode(scenario)?.windowsFeatures?.value.includes('RemoteAccess') ?? false

export function features(scenario: Features): ScriptBlock {
  return {
    code: psLines([
      ps`foreach ($feature in ${windowsFeatures(scenario)}) {
    if ((Get-WindowsFeature -Name $feature).Installed) {
        Write-Host ('Windows feature {0} is installed.' -f $feature)
        continue
    }
    Write-Host ('Installing the Windows feature {0}.' -f $feature)
    ${installsWithoutHypervisor(scenario) ? withoutHypervisor : psRaw('')}$result = Install-WindowsFeature -Name $feature
    if (-not $result.Success) { throw ('The Windows feature {0} could not be installed.' -f $feature) }
    if ([string] $result.RestartNeeded -ne 'No') { $restart = $true }
}
if ($restart) {
    Write-Warning 'Restart the computer, then run this script again with the same parameters.'
    exit 3010
}`,
      ...(routes(scenario) ? [router] : []),
    ]),
    why: {
      text: `Containers need the Windows feature of that name; Hyper-V is added for isolation in virtual machines and for ${withFeatures}. A new feature works after a restart.`,
      decisions: ['isolation', 'cni', 'networkMode'],
      sources: [
        `${swtools}/Install-Containerd.ps1#L169-L221`,
        ...(installsWithoutHypervisor(scenario) ? (['an-doc#L399-L456'] as const) : []),
        ...(cniMode(scenario)?.windowsFeatures?.sources ?? []),
      ],
    },
  }
}

/**
 * DISM installs the feature where the check of Windows refuses it, and the hypervisor stays off. Only
 * 3010 asks for a restart: without its part Online the feature may never count as installed.
 */
const withoutHypervisor = ps`if ($feature -eq 'Hyper-V') {
        foreach ($arguments in @(@('/Enable-Feature', '/FeatureName:Microsoft-Hyper-V', '/All'), @('/Disable-Feature', '/FeatureName:Microsoft-Hyper-V-Online'))) {
            & dism.exe (@('/Online', '/NoRestart') + $arguments)
            if (@(0, 3010) -notcontains $LASTEXITCODE) { throw ('DISM ended with exit code {0}.' -f $LASTEXITCODE) }
            if ($LASTEXITCODE -eq 3010) { $restart = $true }
        }
        continue
    }
    `

/** The node routes between its pods and the network that BGP tells of. */
const router = ps`if ((Get-Service -Name 'RemoteAccess').Status -ne 'Running') {
    try { Install-RemoteAccess -VpnType RoutingOnly }
    catch { Write-Warning ('{0} Where it was configured before, its start is enough.' -f $_.Exception.Message) }
    Set-Service -Name 'RemoteAccess' -StartupType Automatic
    Start-Service -Name 'RemoteAccess'
}`

const withFeatures = Object.values(catalog.cni)
  .filter(({ windowsFeatures }) => windowsFeatures)
  .map(({ name }) => name)
  .join(' and ')
