import { catalog } from '../../catalog/catalog.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { powershell, type PowerShellPart } from '../formats/content.ts'
import { ps, psRaw } from '../../text/powershell/powershell.ts'
import { hasAgentKubeconfig, nodePaths, pluginPath, type Layout } from './node-paths.ts'
import { opening } from '../formats/powershell-prelude.ts'

/** Windows keeps what a Secret holds in clear text on the disk of the node. */
export const protectSecrets = defineArtifact({
  id: 'protect-secrets',
  path: 'node/protect-secrets.ps1',
  summary: 'Access to keys and kubeconfigs for administrators alone, and BitLocker for the volume',
  decisions: ['installDirectory', 'logDirectory', 'containerRuntime', 'cni', 'joinMethod'],
  carries: [],

  generate(scenario) {
    return powershell([
      ...opening([
        {
          name: 'EnableBitLocker',
          type: '[switch]',
          help: 'Encrypts the volume of the kubelet; keep the recovery password that Windows shows',
        },
      ]),
      ...(scenario.joinMethod === 'bootstrap-token' ? [forgetToken(scenario)] : []),
      {
        code: ps`# SYSTEM and Administrators, by identifier, so that the language of Windows does not matter.
foreach ($path in ${secretPaths(scenario)}) {
    if (-not (Test-Path -LiteralPath $path)) {
        Write-Host ('{0} is not there yet.' -f $path)
        continue
    }
    if (Test-Path -LiteralPath $path -PathType Container) {
        $grants = @('*S-1-5-18:(OI)(CI)F', '*S-1-5-32-544:(OI)(CI)F')
    }
    else {
        $grants = @('*S-1-5-18:F', '*S-1-5-32-544:F')
    }
    Invoke-Native -Program 'icacls.exe' -Arguments (@($path, '/inheritance:r', '/grant:r') + $grants + @('/Q'))
}`,
        why: {
          text: 'Secret files lie unencrypted on the disk; access control is the first of the two measures that the documentation names.',
          decisions: ['installDirectory', 'joinMethod'],
          sources: ['doc002', 'doc004', 'web-sec'],
        },
      },
      {
        code: ps`$volume = Split-Path -Qualifier ${String.raw`C:\var\lib\kubelet`}
if (-not (Get-Command -Name 'Get-BitLockerVolume' -ErrorAction SilentlyContinue)) {
    if (-not $EnableBitLocker) {
        Write-Warning ('{0} is not encrypted: the Windows feature BitLocker is not installed. Volumes of pods hold their Secrets in clear text; run this script with -EnableBitLocker, or encrypt below Windows.' -f $volume)
        exit 0
    }
    $result = Install-WindowsFeature -Name 'BitLocker'
    if (-not $result.Success) { throw 'The Windows feature BitLocker could not be installed.' }
    Write-Warning 'Restart the computer, then run this script again with -EnableBitLocker.'
    exit 3010
}
$state = Get-BitLockerVolume -MountPoint $volume
if ([string] $state.ProtectionStatus -eq 'On') {
    Write-Host ('{0} is encrypted.' -f $volume)
}
elseif ([string] $state.VolumeStatus -eq 'EncryptionInProgress') {
    Write-Host ('{0} is being encrypted: {1} percent.' -f $volume, $state.EncryptionPercentage)
}
elseif ($EnableBitLocker) {
    $null = Add-BitLockerKeyProtector -MountPoint $volume -RecoveryPasswordProtector
    $null = Enable-BitLocker -MountPoint $volume -EncryptionMethod XtsAes256 -UsedSpaceOnly -TpmProtector -SkipHardwareTest
    Write-Host ('{0} is being encrypted.' -f $volume)
}
else {
    Write-Warning ('{0} is not encrypted. Volumes of pods hold their Secrets in clear text; run this script with -EnableBitLocker, or encrypt below Windows.' -f $volume)
}`,
        why: {
          text: 'Volumes of pods must stay readable for their containers, so only encryption of the volume protects them at rest.',
          sources: ['doc002', 'doc004', 'web-sec'],
        },
      },
      {
        code: psRaw("Write-Host 'Keys and kubeconfigs are readable by administrators alone.'"),
        why: { text: 'Done.' },
      },
    ])
  },
})

/**
 * Every file and directory of the node that proves its identity.
 * @internal for tests
 */
export function secretPaths(scenario: Layout): readonly string[] {
  const paths = nodePaths(scenario)
  return [
    ...new Set([
      paths.kubeconfig,
      ...(scenario.joinMethod === 'kubeconfig' ? [] : [paths.bootstrapKubeconfig]),
      paths.kubeProxyKubeconfig,
      ...(hasAgentKubeconfig(scenario) ? [paths.agentKubeconfig] : []),
      paths.certificates,
      ...(scenario.joinMethod === 'kubeadm' ? [String.raw`C:\etc\kubernetes`] : []),
      ...(catalog.cni[scenario.cni].secretFiles ?? []).map((path) => pluginPath(scenario, path)),
    ]),
  ]
}

/** The kubelet asks with it once; from then on it has a certificate. */
function forgetToken(scenario: Layout): PowerShellPart {
  const { kubeconfig, bootstrapKubeconfig } = nodePaths(scenario)
  return {
    code: ps`if ((Test-Path -LiteralPath ${kubeconfig}) -and (Test-Path -LiteralPath ${bootstrapKubeconfig})) {
    Remove-Item -LiteralPath ${bootstrapKubeconfig} -Force
}`,
    why: {
      text: 'The bootstrap kubeconfig holds a token; once the kubelet has written its own kubeconfig, it is deleted.',
      decisions: ['joinMethod', 'installDirectory'],
    },
  }
}
