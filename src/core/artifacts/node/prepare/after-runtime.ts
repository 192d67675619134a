import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps, psLines, psRaw, type PowerShellCode } from '../../../text/powershell/powershell.ts'
import type { Layout } from '../node-paths.ts'
import { everyAgent } from '../services/names.ts'
import { startTasks } from '../services/start-task.ts'
import { isMadeByScript } from './hns-module.ts'
import { pauseOf, type Images } from './pulled-images.ts'
import { stateFilesOf } from './state-files.ts'
import type { ScriptBlock } from './script-block.ts'

type Network = Layout & Pick<Scenario, 'networkMode' | 'hnsNetworkName'>

/** The pause image must be there for any pod; the workload's image takes minutes at the first pod. */
export function images(scenario: Images): ScriptBlock {
  const pause = pauseOf(scenario)
  return {
    code: psLines([
      puller(scenario.containerRuntime),
      ps`Invoke-Pull -Image ${pause.value}`,
      ps`try {
    Invoke-Pull -Image ${scenario.image}
}
catch {
    Write-Warning ('{0} The kubelet will try again when a pod needs the image; a private registry needs credentials in the cluster.' -f $_.Exception.Message)
}`,
    ]),
    why: {
      text: 'Images of Windows are large: pulled now, the first pod does not wait for them.',
      decisions: [
        'kubernetesVersion',
        'windowsRelease',
        'containerRuntime',
        'isolation',
        'imageRelease',
        'image',
      ],
      sources: pause.sources,
    },
  }
}

function puller(runtime: Scenario['containerRuntime']): PowerShellCode {
  return runtime === 'containerd'
    ? ps`$runtimeProgram = Join-Path $env:ProgramFiles 'containerd\ctr.exe'
if (-not (Test-Path -LiteralPath $runtimeProgram)) {
    throw ('{0} is missing: install the runtime first, with node\install-containerd.ps1.' -f $runtimeProgram)
}
function Invoke-Pull {
    param ([string] $Image)
    Invoke-Native -Program $runtimeProgram -Arguments @('--namespace', 'k8s.io', 'images', 'pull', $Image)
}`
    : ps`if (-not (Get-Command -Name 'docker.exe' -ErrorAction SilentlyContinue)) {
    throw 'docker.exe is missing: install the runtime first, with node\install-docker.ps1.'
}
function Invoke-Pull {
    param ([string] $Image)
    Invoke-Native -Program 'docker.exe' -Arguments @('pull', $Image)
}`
}

/** It would make the network of the earlier life again. */
const forgetTask = ps`Unregister-ScheduledTask -TaskName ${startTasks.network} -Confirm:$false -ErrorAction SilentlyContinue
`

/** What an earlier life of this node left behind, and the network where nothing else makes it. */
export function network(scenario: Network): readonly ScriptBlock[] {
  const { stateFiles } = catalog.cni[scenario.cni]
  // The runtime itself owns the NAT network, and its other containers use it.
  const oldNetwork =
    scenario.networkMode === 'nat'
      ? psRaw('')
      : ps`Remove-NodeNetwork -Name ${scenario.hnsNetworkName}`
  return [
    {
      code: ps`foreach ($service in ${['kubelet', 'kube-proxy', ...everyAgent]}) {
    $running = Get-Service -Name $service -ErrorAction SilentlyContinue
    if ($running -and $running.Status -ne 'Stopped') {
        throw ('{0} is running: stop the services before the network is cleaned, or leave this step out.' -f $service)
    }
}
${isMadeByScript(scenario) ? forgetTask : psRaw('')}${oldNetwork}
foreach ($file in ${stateFilesOf(scenario)}) {
    if (Test-Path -LiteralPath $file) { Remove-Item -LiteralPath $file -Force }
}`,
      why: {
        text: 'A network and saved addresses of an earlier life of the node keep new pods from getting a network; they go before the kubelet starts.',
        decisions: ['hnsNetworkName', 'networkMode', 'cni', 'installDirectory'],
        sources: ['doc001', 'doc002', 'doc004', 'ab-cleanup', ...(stateFiles?.sources ?? [])],
      },
    },
  ]
}
