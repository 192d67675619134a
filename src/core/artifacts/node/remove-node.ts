import { catalog } from '../../catalog/catalog.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import type { Scenario } from '../../model/scenario.ts'
import { ps, psLines, psRaw } from '../../text/powershell.ts'
import { nodePaths, pluginPath, type Layout } from './node-paths.ts'
import { opening } from '../formats/powershell-prelude.ts'
import { placedNames } from './prepare/host.ts'
import type { ScriptBlock } from './prepare/script-block.ts'
import { everyAgent } from './services/names.ts'

type Removed = Layout & Pick<Scenario, 'nodeName' | 'hnsNetworkName' | 'networkMode'>

/** Undoes what the other scripts did. Each destructive step asks, unless `-Confirm:$false` is given. */
export const removeNode = defineArtifact({
  id: 'remove-node',
  path: 'node/remove-node.ps1',
  summary: 'Takes the node out again: services, HNS networks, firewall rules, files',
  decisions: [
    'nodeName',
    'hnsNetworkName',
    'networkMode',
    'installDirectory',
    'logDirectory',
    'containerRuntime',
    'cni',
    'joinMethod',
  ],
  carries: [],

  generate(scenario) {
    return powershell([
      ...opening(
        [
          {
            name: 'RemoveRuntime',
            type: '[switch]',
            help: 'Also removes all containers and unregisters the container runtime',
          },
        ],
        { shouldProcess: true },
      ),
      {
        code: ps`Write-Host ${`First, from a machine with kubectl: kubectl drain ${scenario.nodeName} --ignore-daemonsets, then kubectl delete node ${scenario.nodeName}.`}`,
        why: { text: 'The cluster lets go of the node first.', decisions: ['nodeName'] },
      },
      services,
      ...(scenario.joinMethod === 'kubeadm' ? [resetKubeadm(scenario)] : []),
      runtime(scenario),
      network(scenario),
      files(scenario),
      {
        code: psRaw("Write-Host 'Done. Restart the computer before it joins a cluster again.'"),
        why: { text: 'Virtual switches are gone for good only after a restart.' },
      },
    ])
  },
})

const services: ScriptBlock = {
  code: ps`# The services that depend on others go first.
foreach ($service in ${['kube-proxy', 'kubelet', ...everyAgent]}) {
    $found = Get-Service -Name $service -ErrorAction SilentlyContinue
    if (-not $found) { continue }
    if (-not $PSCmdlet.ShouldProcess($service, 'Stop and delete the service')) { continue }
    if ($found.Status -ne 'Stopped') { Stop-Service -Name $service -Force }
    Invoke-Native -Program 'sc.exe' -Arguments @('delete', $service)
}`,
  why: {
    text: 'Services of sc.exe and of NSSM are deleted alike.',
    sources: ['doc002', 'doc004'],
  },
}

function resetKubeadm(scenario: Removed): ScriptBlock {
  const { kubeadm } = nodePaths(scenario)
  return {
    code: ps`if ((Test-Path -LiteralPath ${kubeadm}) -and $PSCmdlet.ShouldProcess(${scenario.nodeName}, 'kubeadm reset')) {
    Invoke-Native -Program ${kubeadm} -Arguments @('reset', '--force', '--cri-socket', ${catalog.runtimes[scenario.containerRuntime].criSocket.value})
}`,
    why: {
      text: 'kubeadm removes what its join wrote.',
      decisions: ['joinMethod', 'containerRuntime'],
      sources: catalog.runtimes[scenario.containerRuntime].criSocket.sources,
    },
  }
}

const runtime = ({ containerRuntime }: Removed): ScriptBlock => ({
  code:
    containerRuntime === 'containerd'
      ? ps`if ($RemoveRuntime -and $PSCmdlet.ShouldProcess('containerd', 'Stop and unregister the runtime with all its containers')) {
    $found = Get-Service -Name 'containerd' -ErrorAction SilentlyContinue
    if ($found) {
        Stop-Service -Name 'containerd' -Force
        Invoke-Native -Program (Join-Path $env:ProgramFiles 'containerd\containerd.exe') -Arguments @('--unregister-service')
    }
}`
      : ps`if ($RemoveRuntime -and $PSCmdlet.ShouldProcess('docker', 'Remove all containers and stop the runtime')) {
    # cri-dockerd is there only for Mirantis Container Runtime.
    if (Get-Service -Name 'cri-dockerd' -ErrorAction SilentlyContinue) {
        Stop-Service -Name 'cri-dockerd' -Force
        Invoke-Native -Program 'sc.exe' -Arguments @('delete', 'cri-dockerd')
    }
    $containers = @(& docker.exe @('ps', '--all', '--quiet'))
    foreach ($container in $containers) {
        Invoke-Native -Program 'docker.exe' -Arguments @('rm', '--force', $container)
    }
    Stop-Service -Name 'docker' -Force
}`,
  why: {
    text: 'The runtime may serve others, so it stays unless you say otherwise.',
    decisions: ['containerRuntime'],
    sources: containerRuntime === 'containerd' ? [] : ['doc001'],
  },
})

function network(scenario: Removed): ScriptBlock {
  const { hnsNetworkName, networkMode } = scenario
  const { name, stateFiles } = catalog.cni[scenario.cni]
  const { install } = nodePaths(scenario)
  return {
    code: psLines([
      networkMode === 'nat'
        ? psRaw('# The NAT network belongs to the runtime.')
        : ps`foreach ($network in @(Get-HnsNetwork | Where-Object { $_.Name -eq ${hnsNetworkName} })) {
    if ($PSCmdlet.ShouldProcess($network.Name, 'Remove the HNS network; connections of the computer break off for some seconds')) {
        $network | Remove-HnsNetwork
    }
}`,
      ps`$machinePath = [Environment]::GetEnvironmentVariable('Path', 'Machine')
$otherPaths = @($machinePath -split ';' | Where-Object { $_ -ne ${install} })
if (($otherPaths -join ';') -ne $machinePath -and $PSCmdlet.ShouldProcess(${install}, 'Take the directory out of the search path')) {
    [Environment]::SetEnvironmentVariable('Path', ($otherPaths -join ';'), 'Machine')
}`,
      ps`foreach ($rule in @(Get-NetFirewallRule -Name 'kubelet', 'kubernetes-*' -ErrorAction SilentlyContinue)) {
    if ($PSCmdlet.ShouldProcess($rule.DisplayName, 'Remove the firewall rule')) {
        $rule | Remove-NetFirewallRule
    }
}`,
    ]),
    why: {
      text: `A network that is left over keeps the next one from being made${stateFiles ? `; ${name} keeps its state in files besides` : ''}.`,
      decisions: ['hnsNetworkName', 'networkMode', 'cni', 'installDirectory'],
      sources: ['doc001', 'doc004'],
    },
  }
}

/** Names what was put there: a directory that you chose may hold files of others. */
function files(scenario: Removed): ScriptBlock {
  const paths = nodePaths(scenario)
  const { file, directories = [], stateFiles } = catalog.cni[scenario.cni]
  const list = [
    ...new Set([
      paths.sourceVip,
      paths.sourceVipRequest,
      `${paths.cniConf}\\${file.name.value}`,
      String.raw`C:\var\lib\cni\networks`,
      ...directories,
      ...(scenario.joinMethod === 'kubeadm' ? [String.raw`C:\etc\kubernetes`] : []),
      paths.certificates,
      paths.kubeconfig,
      paths.bootstrapKubeconfig,
      paths.kubeProxyKubeconfig,
      ...(catalog.cni[scenario.cni].agentService ? [paths.agentKubeconfig] : []),
      paths.clusterCA,
      paths.kubelet,
      paths.kubeProxy,
      paths.kubectl,
      paths.kubeadm,
      paths.logRunner,
      paths.hnsModule,
      ...placedNames.map((name) => `${paths.install}\\${name}`),
      ...(stateFiles?.value.paths ?? []).map((path) => pluginPath(scenario, path)),
    ]),
  ]
  return {
    code: ps`foreach ($path in ${list}) {
    if ((Test-Path -LiteralPath $path) -and $PSCmdlet.ShouldProcess($path, 'Delete with everything below')) {
        Remove-Item -LiteralPath $path -Recurse -Force
    }
}`,
    why: {
      text: 'Saved addresses, subnets and certificates of this life must not meet the next one. Logs, images and CNI programs stay.',
      decisions: ['installDirectory', 'cni', 'containerRuntime', 'joinMethod'],
      sources: ['doc002', 'doc004'],
    },
  }
}
