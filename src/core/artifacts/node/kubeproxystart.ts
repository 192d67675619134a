import { defineArtifact } from '../../model/artifact.ts'
import { powershell, type PowerShellPart } from '../formats/content.ts'
import { ps, psRaw } from '../../text/powershell/powershell.ts'
import {
  findsSourceVip,
  kubeProxyDecisions,
  type KubeProxyScenario,
} from './kube-proxy/decisions.ts'
import { runProgram } from './kubelet/start-lines.ts'
import { runsKubeProxy, userspaceAdapter } from './node-downloads.ts'
import { nodePaths } from './node-paths.ts'
import { opening, type Parameter } from '../formats/powershell-prelude.ts'
import { launched } from './services/native.ts'
import { isToldSourceVip } from './services/source-vip-later.ts'
import { findSourceVip } from './services/source-vip.ts'
import { stalePolicies } from './services/stale-policies.ts'
import { waitForAdapter, waitForNetwork } from './services/wait-for-network.ts'

/** What nssm runs. A native service cannot look for its source VIP, so there the script tells it. */
export const kubeproxystart = defineArtifact({
  id: 'kubeproxystart',
  path: 'node/kubeproxystart.ps1',
  summary: 'Waits for the HNS network, finds the source VIP of an overlay and starts kube-proxy',
  decisions: [...kubeProxyDecisions],
  carries: ['hnsNetworkName'],

  generate(scenario) {
    if (!runsKubeProxy(scenario)) return undefined
    const paths = nodePaths(scenario)
    const tellsService = isToldSourceVip(scenario)
    const userspace = userspaceAdapter(scenario)
    const seconds = psRaw(tellsService ? '$seconds' : '900')
    return powershell([
      {
        code: psRaw(`# ${whatRunsIt(scenario)}`),
        why: { text: whatRunsIt(scenario), decisions: ['serviceManager'] },
      },
      ...opening(tellsService ? [atStartup] : []),
      ...(tellsService ? [patience(scenario)] : []),
      {
        code: ps`$program = ${paths.kubeProxy}
Set-Location -LiteralPath ${'C:\\'}`,
        why: {
          text: 'Paths without a drive, such as /var/lib, mean the drive that the program starts on.',
          decisions: ['installDirectory'],
        },
      },
      userspace ? waitForAdapter(userspace) : waitForNetwork(scenario, seconds),
      ...(findsSourceVip(scenario) ? findSourceVip(scenario, seconds) : []),
      {
        code: tellsService
          ? ps`$arguments = @(Read-ArgumentFile -Path ${paths.kubeProxyArguments})`
          : ps`$arguments = @(Read-ArgumentFile -Path ${paths.kubeProxyArguments} | Where-Object { $_ -ne '--windows-service' })`,
        why: {
          text: 'The flags of kube-proxy stand in this file alone.',
          decisions: ['installDirectory'],
        },
      },
      ...(findsSourceVip(scenario)
        ? [
            {
              code: psRaw("$arguments += '--source-vip=' + $sourceVip"),
              why: {
                text: 'The address that was found on this node.',
                decisions: ['sourceVip', 'networkMode'] as const,
              },
            },
          ]
        : []),
      ...(userspace ? [] : [stalePolicies]),
      ...(tellsService ? [startNative(scenario)] : [{ code: runProgram }]),
    ])
  },
})

const atStartup: Parameter = {
  name: 'AtStartup',
  type: '[switch]',
  help: 'For the task: keeps a log and waits for a day, not for 15 minutes',
}

const patience = (scenario: KubeProxyScenario): PowerShellPart => ({
  code: ps`$seconds = 900
if ($AtStartup) {
    $seconds = 86400
    Start-Service -Name 'hns'
    $null = Start-Transcript -LiteralPath ${`${nodePaths(scenario).logs}\\kube-proxy-start.log`} -Force
}`,
  why: {
    text: 'Nobody sees a task, and after a power cut the control plane may come long after the node.',
    decisions: ['logDirectory'],
  },
})

const startNative = (scenario: KubeProxyScenario): PowerShellPart => ({
  code: ps`Set-NodeService -Name 'kube-proxy' -Command (${[...launched('kube-proxy', scenario)]} + $arguments) -DependsOn @('kubelet') -StartMode 'Manual'
Start-NodeService -Name 'kube-proxy'
Write-Host 'kube-proxy is running.'`,
  why: {
    text: 'The address may be another one after a restart of the computer, so a task starts the service by this script then.',
    decisions: ['serviceManager', 'sourceVip'],
  },
})

function whatRunsIt(scenario: KubeProxyScenario): string {
  if (isToldSourceVip(scenario)) {
    return 'Starts the service kube-proxy when the network is there; a task runs this script when the computer has started.'
  }
  return scenario.serviceManager === 'nssm'
    ? 'nssm runs this script as the service kube-proxy.'
    : 'To look for a fault: stop the service kube-proxy, then run this script in a console.'
}
