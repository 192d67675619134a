import { catalog } from '../../../catalog/catalog.ts'
import type { SourceRef } from '../../../catalog/fact.ts'
import { ps, psLines, psRaw, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import { nodePaths, type Layout } from '../../node/node-paths.ts'
import type { ScriptBlock } from '../../node/prepare/script-block.ts'
import { everyAgent } from '../../node/services/names.ts'

export type Collected = Layout

const asked: readonly SourceRef[] = ['sig-windows-contributing', 'sdn-collectlogs']

const answer = (name: string, question: PowerShellCode) =>
  ps`Save-Answer -Name ${name} -Question { ${question} }`

/** The same where the answer alone does not tell which program gave it. */
const answerTo = (name: string, command: string, question: PowerShellCode) =>
  ps`Save-Answer -Name ${name} -Command ${command} -Question { ${question} }`

export function versions(scenario: Collected): ScriptBlock {
  const { kubelet, kubeProxy, kubectl } = nodePaths(scenario)
  return {
    code: psLines([
      answer('windows.txt', psRaw("Get-ComputerInfo -Property 'Os*', 'Windows*', 'Cs*'")),
      answer('updates.txt', psRaw('Get-HotFix')),
      answer('features.txt', psRaw('Get-WindowsFeature | Where-Object { $_.Installed }')),
      answerTo('kubelet-version.txt', 'kubelet.exe --version', ps`& ${kubelet} @('--version')`),
      answerTo(
        'kube-proxy-version.txt',
        'kube-proxy.exe --version',
        ps`& ${kubeProxy} @('--version')`,
      ),
      answer('kubectl-version.txt', ps`& ${kubectl} @('version', '--client')`),
    ]),
    why: {
      text: 'A bug report names the versions of Kubernetes, of Windows and of its updates.',
      decisions: ['installDirectory'],
      sources: asked,
    },
  }
}

/** What any plan may have registered. */
const registered = ['kubelet', 'kube-proxy', ...everyAgent]

const ofWindows = ['hns', 'vmcompute', 'vfpext']
const runtimes = ['containerd', 'docker', 'cri-dockerd']

/** Of what another plan may have left, only what is there: a missing service would look like a fault. */
export function services({ containerRuntime }: Collected): ScriptBlock {
  const always = ['kubelet', containerRuntime, ...ofWindows]
  const others = [...registered, ...runtimes].filter((name) => !always.includes(name))
  return {
    code: psLines([
      answer('services.txt', psRaw("& sc.exe @('queryex')")),
      ps`foreach ($service in ${always}) {
    Save-Answer -Name ('service-' + $service + '.txt') -Command ('sc.exe qc ' + $service) -Question { & sc.exe @('qc', $service, '8192') }
}
foreach ($service in ${others}) {
    if (-not (Get-Service -Name $service -ErrorAction SilentlyContinue)) { continue }
    Save-Answer -Name ('service-' + $service + '.txt') -Command ('sc.exe qc ' + $service) -Question { & sc.exe @('qc', $service, '8192') }
}`,
      ps`# nssm 2.24 prints no service as a whole; this is where it keeps one.
foreach ($service in ${registered}) {
    $settings = 'HKLM:\SYSTEM\CurrentControlSet\Services\{0}\Parameters' -f $service
    if (Test-Path -LiteralPath $settings) { Save-Answer -Name ('nssm-' + $service + '.txt') -Question { Get-ItemProperty -LiteralPath $settings } }
}`,
    ]),
    why: {
      text: 'How the services are registered, and their state.',
      decisions: ['containerRuntime'],
      sources: asked,
    },
  }
}

export const networking: ScriptBlock = {
  code: psLines([
    answer('hns-networks.json', psRaw('Get-HnsNetwork | ConvertTo-Json -Depth 20')),
    answer('hns-endpoints.json', psRaw('Get-HnsEndpoint | ConvertTo-Json -Depth 20')),
    answer('hns-policies.json', psRaw('Get-HnsPolicyList | ConvertTo-Json -Depth 20')),
    answer('hnsdiag.txt', psRaw("& hnsdiag.exe @('list', 'all', '-d')")),
    answer('hcsdiag.txt', psRaw("& hcsdiag.exe @('list')")),
    answer('vfp-ports.txt', psRaw("& vfpctrl.exe @('/list-vmswitch-port')")),
    answer('ipconfig.txt', psRaw("& ipconfig.exe @('/allcompartments', '/all')")),
    answer('routes.txt', psRaw('Get-NetRoute -IncludeAllCompartments')),
    answer('neighbours.txt', psRaw('Get-NetNeighbor -IncludeAllCompartments')),
    answer('adapters.txt', psRaw('Get-NetAdapter -IncludeHidden | Format-List *')),
    answer('firewall.txt', psRaw('Get-NetFirewallRule -PolicyStore ActiveStore')),
    answer(
      'excluded-ports.txt',
      psRaw("& netsh.exe @('interface', 'ipv4', 'show', 'excludedportrange', 'TCP')"),
    ),
    answer(
      'dynamic-ports.txt',
      psRaw("& netsh.exe @('interface', 'ipv4', 'show', 'dynamicportrange', 'TCP')"),
    ),
  ]),
  why: {
    text: 'The state of the host’s network: HNS, virtual switch, routes, neighbours, ports.',
    sources: asked,
  },
}

export function containers({ containerRuntime }: Collected): ScriptBlock {
  return {
    code:
      containerRuntime === 'containerd'
        ? psLines([
            psRaw("$ctr = Join-Path $env:ProgramFiles 'containerd\\ctr.exe'"),
            answer('containerd-version.txt', psRaw("& $ctr @('version')")),
            answer(
              'containers.txt',
              psRaw("& $ctr @('--namespace', 'k8s.io', 'containers', 'list')"),
            ),
            answer('images.txt', psRaw("& $ctr @('--namespace', 'k8s.io', 'images', 'list')")),
          ])
        : psLines([
            answer('docker-version.txt', psRaw("& docker.exe @('version')")),
            answer('docker-info.txt', psRaw("& docker.exe @('info')")),
            answer('containers.txt', psRaw("& docker.exe @('ps', '--all')")),
            answer('images.txt', psRaw("& docker.exe @('images', '--digests')")),
          ]),
    why: {
      text: 'What the runtime is and runs.',
      decisions: ['containerRuntime'],
      sources: asked,
    },
  }
}

export function logs(scenario: Collected): ScriptBlock {
  const { logs: directory, install } = nodePaths(scenario)
  return {
    code: ps`foreach ($place in ${[...new Set([directory, install])]}) {
    if (-not (Test-Path -LiteralPath $place)) { continue }
    $found = Get-ChildItem -LiteralPath $place -File -Recurse | Where-Object { $_.Extension -eq '.log' -or $_.Name -match '\.log\.|\.(?:INFO|WARNING|ERROR)(?:\.|$)' }
    foreach ($log in $found) { Save-Log -Path $log.FullName }
}
foreach ($channel in @('System', 'Application', 'Microsoft-Windows-Host-Network-Service-Admin', 'Microsoft-Windows-Host-Network-Service-Operational', 'Microsoft-Windows-Hyper-V-Compute-Admin', 'Microsoft-Windows-Hyper-V-Compute-Operational')) {
    Save-Answer -Name ('events-' + $channel + '.txt') -Question {
        Get-WinEvent -LogName $channel -MaxEvents 2000 | Format-Table -Property @('TimeCreated', 'Id', 'LevelDisplayName', 'ProviderName', 'Message') -Wrap
    }
}`,
    why: {
      text: 'Logs of the components, and the event logs of Windows that tell of networks and containers.',
      decisions: ['logDirectory', 'installDirectory'],
      sources: asked,
    },
  }
}

/** Only files that hold settings, by name: a kubeconfig beside them is never opened. */
export function configuration(scenario: Collected): ScriptBlock {
  const { install, cniConf, kubeletConfig } = nodePaths(scenario)
  const files = [
    `${install}\\kubelet-args.txt`,
    `${install}\\kube-proxy-args.txt`,
    `${install}\\kubeletstart.ps1`,
    `${install}\\kubeproxystart.ps1`,
    `${install}\\kube-proxy-config.yaml`,
    kubeletConfig,
    ...(scenario.joinMethod === 'kubeadm'
      ? [String.raw`C:\var\lib\kubelet\kubeadm-flags.env`]
      : []),
    ...(catalog.cni[scenario.cni].settingsFiles ?? []),
    ...(scenario.containerRuntime === 'containerd'
      ? [String.raw`C:\Program Files\containerd\config.toml`]
      : [String.raw`C:\ProgramData\docker\config\daemon.json`]),
  ]
  return {
    code: ps`foreach ($file in ${files}) {
    if (Test-Path -LiteralPath $file) { Save-Log -Path $file }
}
if (Test-Path -LiteralPath ${cniConf}) {
    Get-ChildItem -LiteralPath ${cniConf} -File | Where-Object { $_.Extension -in @('.conf', '.conflist', '.json') } | ForEach-Object { Save-Log -Path $_.FullName }
}`,
    why: {
      text: 'Settings, taken by name, so that no kubeconfig or key comes along.',
      decisions: ['installDirectory', 'cni', 'containerRuntime', 'joinMethod'],
      sources: asked,
    },
  }
}
