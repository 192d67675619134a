import { serviceHelpers } from '../../../catalog/flags/other-binaries.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { ps, psLines, psRaw } from '../../../text/powershell/powershell.ts'
import { kubeletEnvironment } from '../kubelet/environment.ts'
import { readKubeadmFlags } from '../kubelet/kubeadm-flags.ts'
import { runsKubeProxy } from '../node-downloads.ts'
import { nodePaths } from '../node-paths.ts'
import { registerAgent } from './agent.ts'
import type { ServiceScenario } from './decisions.ts'
import { launched } from './native.ts'
import { powershellProgram } from './nssm.ts'
import { registerStartTask, startTasks } from './start-task.ts'
import { runtimeServices } from './runtime-services.ts'
import { isToldSourceVip } from './source-vip-later.ts'

type Parts = readonly (PowerShellPart | readonly PowerShellPart[])[]

/** The commands that register each service. */
export function registered(scenario: ServiceScenario): Parts {
  const own = scenario.serviceManager === 'nssm' ? byNssm : natively
  return [...own(scenario), ...registerAgent(scenario)]
}

const dependency = (scenario: ServiceScenario) =>
  ps`$runtimeServices = @(${[...runtimeServices[scenario.containerRuntime]]} | Where-Object { Get-Service -Name $_ -ErrorAction SilentlyContinue })`

function byNssm(scenario: ServiceScenario): Parts {
  const { install } = nodePaths(scenario)
  const script = (name: string) =>
    ps`@('-NoProfile', '-ExecutionPolicy', 'Bypass', '-File', ${`${install}\\${name}`})`
  return [
    {
      code: psLines([
        powershellProgram,
        dependency(scenario),
        ps`Set-NssmService -Name 'kubelet' -Program $powershell -Arguments ${script('kubeletstart.ps1')} -Directory ${install} -DependsOn $runtimeServices`,
      ]),
      why: {
        text: 'The start script holds the arguments; the runtime starts first.',
        decisions: ['serviceManager', 'containerRuntime', 'installDirectory'],
        sources: ['doc001', ...serviceHelpers.nssm.settings.sources],
      },
    },
    ...(runsKubeProxy(scenario)
      ? [
          {
            code: ps`Set-NssmService -Name 'kube-proxy' -Program $powershell -Arguments ${script('kubeproxystart.ps1')} -Directory ${install} -DependsOn @('kubelet')`,
            why: {
              text: 'kube-proxy comes after the kubelet; its start script waits for the network.',
              decisions: ['serviceManager', 'installDirectory', 'cni'] as const,
              sources: ['doc004'] as const,
            },
          },
        ]
      : []),
  ]
}

function natively(scenario: ServiceScenario): Parts {
  const isKubeadm = scenario.joinMethod === 'kubeadm'
  const { kubeletArguments } = nodePaths(scenario)
  const before = isKubeadm ? psRaw('$kubeadmArguments + ') : psRaw('')
  return [
    dependencyPart(scenario),
    ...(isKubeadm ? [readKubeadmFlags({ mustExist: false })] : []),
    {
      code: ps`Set-NodeService -Name 'kubelet' -Command (${[...launched('kubelet', scenario)]} + ${before}@(Read-ArgumentFile -Path ${kubeletArguments})) -DependsOn $runtimeServices`,
      why: {
        text: 'The kubelet runs as a service of its own name, with the flags of its file; from the release on that writes no log files itself, a helper of Kubernetes keeps its output.',
        decisions: ['serviceManager', 'containerRuntime', 'kubernetesVersion'],
        sources: [
          ...serviceHelpers.sc.names.sources,
          ...serviceHelpers.logRunner.logFile.sources,
          ...serviceHelpers.logRunner.rotation.sources,
          'doc004',
        ],
      },
    },
    ...kubeletEnvironment(scenario).map(({ name, value, why }) => ({
      code: ps`Set-ItemProperty -LiteralPath 'HKLM:\SYSTEM\CurrentControlSet\Services\kubelet' -Name 'Environment' -Type MultiString -Value @(${`${name}=${value}`})`,
      why,
    })),
    ...(runsKubeProxy(scenario) ? proxyNatively(scenario) : []),
  ]
}

const dependencyPart = (scenario: ServiceScenario): PowerShellPart => ({
  code: dependency(scenario),
  why: { text: 'The runtime starts before the kubelet.', decisions: ['containerRuntime'] },
})

function proxyNatively(scenario: ServiceScenario): Parts {
  const { kubeProxyArguments } = nodePaths(scenario)
  const waits = isToldSourceVip(scenario)
  return [
    {
      code: ps`Set-NodeService -Name 'kube-proxy' -Command (${[...launched('kube-proxy', scenario)]} + @(Read-ArgumentFile -Path ${kubeProxyArguments})) -DependsOn @('kubelet')${waits ? psRaw(" -StartMode 'Manual'") : psRaw('')}`,
      why: {
        text: waits
          ? 'Without a source VIP kube-proxy stops at once, so the service waits for kubeproxystart.ps1, which finds it.'
          : 'kube-proxy comes after the kubelet, with the flags of its file.',
        decisions: ['serviceManager', 'networkMode', 'sourceVip'],
        sources: [...serviceHelpers.sc.names.sources, 'doc004'],
      },
    },
    ...(waits ? [startTask(scenario)] : []),
  ]
}

const startTask = (scenario: ServiceScenario): PowerShellPart => ({
  code: registerStartTask(
    startTasks.kubeProxy,
    ps`${`${nodePaths(scenario).install}\\kubeproxystart.ps1`}`,
    psRaw("'-AtStartup'"),
  ),
  why: {
    text: 'After a restart of the computer the network comes later than the services, and the source VIP may be another one; the task waits for both.',
    decisions: ['serviceManager', 'networkMode', 'sourceVip'],
  },
})
