import { serviceHelpers } from '../../../catalog/flags/other-binaries.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { ps, psLines, psRaw } from '../../../text/powershell/powershell.ts'

const { settings } = serviceHelpers.nssm

/** Registers a program with nssm; what is there already is set anew. */
export const nssmFunction = (nssm: string, logs: string): PowerShellPart => ({
  code: psLines([
    ps`$nssm = ${nssm}
function Set-NssmService {
    param ([string] $Name, [string] $Program, [string[]] $Arguments, [string] $Directory, [string[]] $DependsOn = @(), [string] $Environment = '')
    if (-not (Get-Service -Name $Name -ErrorAction SilentlyContinue)) {
        Invoke-Native -Program $nssm -Arguments @('install', $Name, $Program)
    }
    # nssm 2.24 registers its own path without the quotes that one with blanks needs.
    $serviceKey = 'HKLM:\SYSTEM\CurrentControlSet\Services\{0}' -f $Name
    Set-ItemProperty -LiteralPath $serviceKey -Name 'ImagePath' -Type ExpandString -Value (ConvertTo-CommandLine -Arguments @($nssm))
    $settings = [ordered] @{
        Application  = $Program
        AppDirectory = $Directory
        AppStdout    = Join-Path ${logs} ($Name + '.log')
        AppStderr    = Join-Path ${logs} ($Name + '.err.log')`,
    psRaw(
      Object.entries(settings.value)
        .map(([name, value]) => `        ${name} = '${value}'`)
        .join('\n'),
    ),
    ps`        Start        = 'SERVICE_AUTO_START'
    }
    if ($Environment -ne '') { $settings['AppEnvironmentExtra'] = $Environment }
    foreach ($setting in $settings.GetEnumerator()) {
        Invoke-Native -Program $nssm -Arguments @('set', $Name, $setting.Key, $setting.Value)
    }
    if ($DependsOn.Count -gt 0) {
        Invoke-Native -Program $nssm -Arguments (@('set', $Name, 'DependOnService') + $DependsOn)
    }
    # nssm drops quotes from what it is given, so the command line goes to the place where nssm keeps it.
    Set-ItemProperty -LiteralPath ($serviceKey + '\Parameters') -Name 'AppParameters' -Type ExpandString -Value (ConvertTo-CommandLine -Arguments $Arguments)
}`,
  ]),
  why: {
    text: 'nssm runs a program as a service, keeps its output in files of at most 10 MiB and starts it again five seconds after it ended.',
    decisions: ['serviceManager', 'logDirectory', 'installDirectory'],
    sources: settings.sources,
  },
})

/** Windows PowerShell with a script, as nssm starts it. */
export const powershellProgram = ps`$powershell = Join-Path $env:SystemRoot 'System32\WindowsPowerShell\v1.0\powershell.exe'`
