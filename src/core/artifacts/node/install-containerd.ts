import { downloads } from '../../catalog/downloads.ts'
import {
  containerdService,
  crictlEndpoint,
  defenderExclusion,
} from '../../catalog/runtimes/containerd.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { powershell, type PowerShellPart } from '../formats/content.ts'
import type { Scenario } from '../../model/scenario.ts'
import { ps, psLines, psRaw } from '../../text/powershell/powershell.ts'
import { downloadOf } from './downloads/fetched.ts'
import { nodePaths, type Layout } from './node-paths.ts'
import { opening } from '../formats/powershell-prelude.ts'
import { fetchCall } from './prepare/fetch.ts'
import { kubeletStopped } from './services/restart.ts'
import { proxyDecisions, proxyParameters, setProxy, type ProxyScenario } from './prepare/proxy.ts'

type Given = Layout & ProxyScenario & Pick<Scenario, 'runtimeVersion'>

/** Runs after prepare-node.ps1, and again for an update of containerd. */
export const installContainerd = defineArtifact({
  id: 'install-containerd',
  path: 'node/install-containerd.ps1',
  summary: 'Fetches containerd, places its configuration and registers the service',
  decisions: [
    'containerRuntime',
    'runtimeVersion',
    ...proxyDecisions,
    'logDirectory',
    'installDirectory',
    'joinMethod',
    'cni',
  ],
  carries: [],

  generate(scenario) {
    if (scenario.containerRuntime !== 'containerd') return undefined
    return powershell([
      ...opening(
        [
          ...proxyParameters(scenario),
          {
            name: 'KnownHash',
            type: '[hashtable]',
            help: 'Hashes by file name, in place of the checksum files of the publisher',
            initial: psRaw('@{}'),
          },
        ],
        { defaultSet: 'Host' },
      ),
      setProxy(scenario),
      programs(scenario),
      configuration,
      searchPath,
      exclusion,
      service(scenario),
      check,
    ])
  },
})

/** A build of somebody else, `1.6.1+azure`, is installed as the release that it is built from. */
const releaseOf = (runtimeVersion: string) =>
  runtimeVersion.replace(/^v/, '').split('+', 1)[0] ?? runtimeVersion

function programs({ runtimeVersion }: Given): PowerShellPart {
  const version = releaseOf(runtimeVersion)
  const archive = downloadOf(downloads.containerd, {
    version,
    destination: '',
    unpack: 'tar',
    decisions: ['runtimeVersion'],
  })
  return {
    code: ps`$programs = Join-Path $env:ProgramFiles 'containerd'
$containerd = Join-Path $programs 'containerd.exe'
$shim = Join-Path $programs ${shim}
$installed = ''
if ((Test-Path -LiteralPath $containerd) -and (Test-Path -LiteralPath $shim)) { $installed = [string] (& $containerd @('--version')) }
if ($installed -notlike ${`* v${version} *`}) {
    $file = ${fetchCall(archive)}
    $running = Get-Service -Name ${containerdService.value.name} -ErrorAction SilentlyContinue
    if ($running -and $running.Status -ne 'Stopped') {
        Write-Warning 'containerd is stopped for the update, and the kubelet with it.'
        Stop-Service -Name ${containerdService.value.name} -Force
    }
    $null = New-Item -ItemType Directory -Force -Path $programs
    # A shim lives as long as its pod and holds its file: that takes another name, but no other content.
    Remove-Item -Path ($shim + '.*.old') -Force -ErrorAction SilentlyContinue
    if (Test-Path -LiteralPath $shim) { Move-Item -LiteralPath $shim -Destination ('{0}.{1:yyyyMMddHHmmss}.old' -f $shim, (Get-Date)) }
    Invoke-Native -Program 'tar.exe' -Arguments @('-xf', $file, '-C', $programs, '--strip-components=1')
    if (-not (Test-Path -LiteralPath $containerd)) { throw ('{0} holds no containerd.exe.' -f $file) }
}`,
    why: {
      text: "containerd, ctr and the shim from the project's own archive, compared with its checksum file. The archive holds no CNI plugin. Pods outlive a stop of containerd, those of DaemonSets also a drain, and with them the program that holds them.",
      decisions: ['runtimeVersion'],
      sources: [
        ...archive.sources,
        ...(downloads.containerd.contains?.sources ?? []),
        'containerd 301026e58c61/docs/ops.md#L86',
      ],
    },
  }
}

const shim = 'containerd-shim-runhcs-v1.exe'

const configuration: PowerShellPart = {
  code: ps`$config = Join-Path $programs 'config.toml'
$ownConfig = Join-Path $PSScriptRoot 'containerd-config.toml'
if ((Test-Path -LiteralPath $config) -and (Get-FileHash -LiteralPath $config).Hash -ne (Get-FileHash -LiteralPath $ownConfig).Hash) {
    Copy-Item -LiteralPath $config -Destination ($config + '.before') -Force
}
Copy-Item -LiteralPath $ownConfig -Destination $config -Force`,
  why: {
    text: 'containerd reads its configuration from here by itself; one that was there is kept beside it.',
    decisions: ['runtimeVersion'],
    sources: ['containerd 301026e58c61/defaults/defaults_windows.go#L33'],
  },
}

const searchPath: PowerShellPart = {
  code: psRaw('Add-ToPath -Directory $programs'),
  why: { text: 'ctr and containerd are found by name.' },
}

const exclusion: PowerShellPart = {
  code: ps`$defender = Get-Service -Name 'WinDefend' -ErrorAction SilentlyContinue
if ($defender -and $defender.Status -eq 'Running') {
    try { Add-MpPreference -ExclusionProcess $containerd }
    catch { Write-Warning ('Windows Defender takes no exclusion: {0}' -f $_.Exception.Message) }
}`,
  why: {
    text: 'Keeps Windows Defender, where it runs, from scanning every file that containerd unpacks; practice of AKS, at the price of less scanning. The node works without it.',
    sources: defenderExclusion.sources,
  },
}

function service(scenario: Given): PowerShellPart {
  const { logs } = nodePaths(scenario)
  const { name, register, logFile } = containerdService.value
  return {
    code: ps`$null = New-Item -ItemType Directory -Force -Path ${logs}
if (-not (Get-Service -Name ${name} -ErrorAction SilentlyContinue)) {
    Invoke-Native -Program $containerd -Arguments @(${register}, ${logFile}, ${`${logs}\\containerd.log`})
}
$runs = (Get-CimInstance -ClassName Win32_Service | Where-Object { $_.Name -eq ${name} }).PathName
if ($runs -notlike ('*' + $containerd + '*')) { throw ('The service containerd runs {0}, not {1}: unregister that one first.' -f $runs, $containerd) }
Set-Service -Name ${name} -StartupType Automatic
Invoke-Native -Program 'sc.exe' -Arguments @('failure', ${name}, 'reset=', '900', 'actions=', 'restart/60000/restart/60000/restart/60000')
Stop-NodeService -Name ${name}
Move-LargeLog -Path ${`${logs}\\containerd.log`}
Restart-Service -Name ${name} -Force
${kubeletStopped}`,
    why: {
      text: 'containerd registers itself; the service starts with the computer, starts again after every fault, and writes its log to a file, which it never divides itself.',
      decisions: ['logDirectory'],
      sources: containerdService.sources,
    },
  }
}

const check: PowerShellPart = {
  code: psLines([
    ps`$crictlConfig = Join-Path $env:USERPROFILE '.crictl\crictl.yaml'
$null = New-Item -ItemType Directory -Force -Path (Split-Path -Parent $crictlConfig)
Set-Content -LiteralPath $crictlConfig -Encoding Ascii -Value @(${`runtime-endpoint: ${crictlEndpoint.value}`}, ${`image-endpoint: ${crictlEndpoint.value}`})
Invoke-Native -Program (Join-Path $programs 'ctr.exe') -Arguments @('version')`,
    ps`Write-Host 'containerd runs. Next: node\prepare-node.ps1 -AfterRuntime.'`,
  ]),
  why: {
    text: 'The daemon answers, and crictl knows where.',
    sources: crictlEndpoint.sources,
  },
}
