import { catalog } from '../../catalog/catalog.ts'
import type { CniPlugin } from '../../catalog/cni/define.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { powershell } from '../formats/content.ts'
import type { Scenario } from '../../model/scenario.ts'
import { ps, psLines, psRaw } from '../../text/powershell/powershell.ts'
import { socketArguments, socketSources } from './kubeadm-socket.ts'
import { nodePaths, type Layout } from './node-paths.ts'
import { opening } from '../formats/powershell-prelude.ts'
import { hasProxy } from './prepare/proxy.ts'
import type { ScriptBlock } from './prepare/script-block.ts'
import { containers, runtime } from './remove/containers.ts'
import { files } from './remove/files.ts'
import { portRangeAgain } from './remove/port-range.ts'
import { startJob } from './remove/start-job.ts'
import { everyAgent } from './services/names.ts'
import { startTasks } from './services/start-task.ts'

type Removed = Layout &
  Pick<Scenario, 'nodeName' | 'hnsNetworkName' | 'networkMode' | 'httpProxy' | 'httpsProxy'>

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
    'httpProxy',
    'httpsProxy',
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
      ...startJob(scenario),
      containers(scenario),
      runtime(scenario),
      network(scenario),
      portRangeAgain,
      files(scenario),
      {
        code: psRaw("Write-Host 'Done. Restart the computer before it joins a cluster again.'"),
        why: { text: 'Virtual switches are gone for good only after a restart.' },
      },
    ])
  },
})

/** What installers and guides of plugins registered, also in an earlier life of the node. */
const installed = Object.values(catalog.cni).flatMap(
  ({ installedServices, hostServices }: CniPlugin) => [
    ...(installedServices?.value.names ?? []),
    ...(hostServices?.value ?? []),
  ],
)

const services: ScriptBlock = {
  code: ps`# The services that depend on others go first.
foreach ($service in ${['kube-proxy', 'kubelet', ...everyAgent, ...installed]}) {
    $found = Get-Service -Name $service -ErrorAction SilentlyContinue
    if (-not $found) { continue }
    if (-not $PSCmdlet.ShouldProcess($service, 'Stop and delete the service')) { continue }
    Stop-NodeService -Name $service
    Invoke-Native -Program 'sc.exe' -Arguments @('delete', $service)
}
foreach ($task in ${Object.values(startTasks)}) {
    if ((Get-ScheduledTask -TaskName $task -ErrorAction SilentlyContinue) -and $PSCmdlet.ShouldProcess($task, 'Delete the task')) {
        Unregister-ScheduledTask -TaskName $task -Confirm:$false
    }
}`,
  why: {
    text: 'Services of sc.exe and of NSSM are deleted alike, and the tasks of a start of the computer.',
    sources: ['doc002', 'doc004'],
  },
}

function resetKubeadm(scenario: Removed): ScriptBlock {
  const { kubeadm } = nodePaths(scenario)
  return {
    code: ps`if ((Test-Path -LiteralPath ${kubeadm}) -and $PSCmdlet.ShouldProcess(${scenario.nodeName}, 'kubeadm reset')) {
    # kubeadm takes paths without a drive for paths on the drive of the session.
    Push-Location -LiteralPath 'C:\'
    try { Invoke-Native -Program ${kubeadm} -Arguments @('reset', '--force'${socketArguments(scenario)}) }
    catch { Write-Warning ('{0} The script goes on and deletes what it left.' -f $_.Exception.Message) }
    finally { Pop-Location }
}`,
    why: {
      text: 'kubeadm removes what its join wrote; where it cannot, the rest goes all the same.',
      decisions: ['joinMethod', 'containerRuntime'],
      sources: socketSources(scenario),
    },
  }
}

function network(scenario: Removed): ScriptBlock {
  const { hnsNetworkName, networkMode } = scenario
  const { name, stateFiles, leftovers }: CniPlugin = catalog.cni[scenario.cni]
  const networks = [hnsNetworkName, ...(leftovers?.value.networks ?? [])]
  const { install } = nodePaths(scenario)
  return {
    code: psLines([
      networkMode === 'nat'
        ? psRaw('# The NAT network belongs to the runtime.')
        : psLines(
            networks.map(
              (
                network,
              ) => ps`if ($PSCmdlet.ShouldProcess(${network}, 'Remove the HNS network and all policy lists; connections of the computer break off for some seconds')) {
    Remove-NodeNetwork -Name ${network}
}`,
            ),
          ),
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
      hasProxy(scenario)
        ? ps`foreach ($name in @('HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY')) {
    if ([Environment]::GetEnvironmentVariable($name, 'Machine') -and $PSCmdlet.ShouldProcess($name, 'Delete the variable')) {
        [Environment]::SetEnvironmentVariable($name, $null, 'Machine')
    }
}`
        : undefined,
    ]),
    why: {
      text: `A network that is left over keeps the next one from being made${stateFiles ? `; ${name} keeps its state in files besides` : ''}.`,
      decisions: ['hnsNetworkName', 'networkMode', 'cni', 'installDirectory'],
      sources: ['doc001', 'doc004', ...(leftovers?.sources ?? [])],
    },
  }
}
