import { catalog } from '../../../catalog/catalog.ts'
import { ps, psLines, psRaw } from '../../../text/powershell/powershell.ts'
import { windowsFeatures } from '../prepare/features.ts'
import type { ScriptBlock } from '../prepare/script-block.ts'
import { byoh, check, type Checked } from './check.ts'

/** Build, edition, features and restarts. */
export function windows(scenario: Checked): ScriptBlock {
  const { name, build } = catalog.windows[scenario.windowsRelease]
  const number = build.value.split('.').at(-1) ?? ''
  return {
    code: psLines([
      psRaw(
        String.raw`$version = Get-ItemProperty -LiteralPath 'HKLM:\SOFTWARE\Microsoft\Windows NT\CurrentVersion'`,
      ),
      check(
        'Build of Windows',
        ps`if ($version.CurrentBuildNumber -ne ${number}) { throw ('this computer has the build {0}, the plan is for {1}' -f $version.CurrentBuildNumber, ${`${name}, ${number}`}) }
    if ([int] $version.UBR -lt ${scenario.windowsRevision}) { throw ('revision {0}, the plan is for {1}: install updates' -f $version.UBR, ${scenario.windowsRevision}) }
    '{0}.{1}' -f $version.CurrentBuildNumber, $version.UBR`,
      ),
      check(
        'Edition',
        ps`if ($version.InstallationType -notlike 'Server*') { throw ('{0}; only Windows Server is supported as a node' -f $version.InstallationType) }
    $version.InstallationType`,
      ),
      check(
        'Windows features',
        ps`foreach ($feature in ${windowsFeatures(scenario)}) {
        $found = Get-WindowsFeature -Name $feature
        if (-not $found -or [string] $found.InstallState -eq 'Removed') { throw ('the feature {0} cannot be installed from this computer' -f $feature) }
        '{0} {1}' -f $feature, $found.InstallState
    }`,
      ),
      check(
        'No restart is due',
        psRaw(String.raw`foreach ($key in @('Component Based Servicing\RebootPending', 'WindowsUpdate\Auto Update\RebootRequired')) {
        if (Test-Path -LiteralPath ('HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\' + $key)) { throw 'restart the computer first' }
    }
    'none'`),
      ),
    ]),
    why: {
      text: 'Images must match the build; only Server is a node; features cannot be added while a restart is due.',
      decisions: ['windowsRelease', 'windowsRevision', 'isolation', 'cni'],
      sources: [byoh, ...build.sources],
    },
  }
}
