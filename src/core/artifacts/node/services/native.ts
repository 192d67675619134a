import { isAccepted, type FlaggedComponent } from '../../../catalog/flags/accepted.ts'
import { serviceHelpers } from '../../../catalog/flags/other-binaries.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { isAtLeast } from '../../../values/version.ts'
import { releaseOf } from '../../../derived/release.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps } from '../../../text/powershell/powershell.ts'
import { nodePaths, type Layout } from '../node-paths.ts'

/** Creates a service, or gives an existing one its new command line. */
export const nativeFunction: PowerShellPart = {
  code: ps`function Set-NodeService {
    param ([string] $Name, [string[]] $Command, [string[]] $DependsOn = @(), [string] $StartMode = 'Automatic')
    $commandLine = ConvertTo-CommandLine -Arguments $Command
    $existing = Get-CimInstance -ClassName Win32_Service | Where-Object { $_.Name -eq $Name }
    if ($existing) {
        $result = Invoke-CimMethod -InputObject $existing -MethodName Change -Arguments @{ PathName = $commandLine; StartMode = $StartMode }
        if ($result.ReturnValue -ne 0) {
            throw ('The service {0} could not be changed: error {1} of Win32_Service.' -f $Name, $result.ReturnValue)
        }
    }
    else {
        $null = New-Service -Name $Name -DisplayName $Name -BinaryPathName $commandLine -StartupType $StartMode
    }
    if ($DependsOn.Count -gt 0) {
        Invoke-Native -Program 'sc.exe' -Arguments @('config', $Name, 'depend=', ($DependsOn -join '/'))
    }
    Invoke-Native -Program 'sc.exe' -Arguments @('failure', $Name, 'reset=', '300', 'actions=', 'restart/5000/restart/5000/restart/5000')
}`,
  why: {
    text: 'Services of Windows itself. The names kubelet and kube-proxy are fixed; after a fault Windows starts them again.',
    decisions: ['serviceManager'],
    sources: [
      ...serviceHelpers.sc.names.sources,
      ...serviceHelpers.sc.syntax.sources,
      ...serviceHelpers.sc.recovery.sources,
    ],
  },
}

type Logged = Layout & Pick<Scenario, 'kubernetesVersion' | 'kubernetesRelease'>

/** The program of a service, behind the helper that keeps its log where the component itself cannot any more. */
export function launched(component: FlaggedComponent, scenario: Logged): readonly string[] {
  const paths = nodePaths(scenario)
  const program = component === 'kubelet' ? paths.kubelet : paths.kubeProxy
  if (isAccepted(component, 'log-dir', releaseOf(scenario))) return [program]
  const { logFile, rotation } = serviceHelpers.logRunner
  const divides = isAtLeast(releaseOf(scenario), rotation.value.from) ? rotation.value.flags : []
  return [paths.logRunner, `${logFile.value}=${paths.logs}\\${component}.log`, ...divides, program]
}
