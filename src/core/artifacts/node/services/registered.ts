import { serviceHelpers } from '../../../catalog/flags/other-binaries.ts'
import type { PowerShellPart } from '../../formats/content.ts'
import { ps, psLines, psRaw } from '../../../text/powershell.ts'
import { findsSourceVip } from '../kube-proxy/decisions.ts'
import { kubeProxySettings } from '../kube-proxy/settings.ts'
import { dividedSettings } from '../kubelet/divided.ts'
import { kubeletEnvironment } from '../kubelet/environment.ts'
import { readKubeadmFlags } from '../kubelet/kubeadm-flags.ts'
import { argumentArray } from '../kubelet/start-lines.ts'
import { runsKubeProxy } from '../node-downloads.ts'
import { nodePaths } from '../node-paths.ts'
import { registerAgent } from './agent.ts'
import type { ServiceScenario } from './decisions.ts'
import { launched } from './native.ts'
import { powershellProgram } from './nssm.ts'
import { runtimeServices } from './runtime-services.ts'

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
  const before = isKubeadm ? psRaw('$kubeadmArguments + ') : psRaw('')
  return [
    dependencyPart(scenario),
    ...(isKubeadm ? [readKubeadmFlags({ mustExist: false })] : []),
    argumentArray(dividedSettings(scenario).args, 'kubeletArguments'),
    {
      code: ps`Set-NodeService -Name 'kubelet' -Command (${[...launched('kubelet', scenario)]} + ${before}$kubeletArguments) -DependsOn $runtimeServices`,
      why: {
        text: 'The kubelet runs as a service of its own name; from the release on that writes no log files itself, a helper of Kubernetes keeps its output.',
        decisions: ['serviceManager', 'containerRuntime', 'kubernetesVersion'],
        sources: [
          ...serviceHelpers.sc.names.sources,
          ...serviceHelpers.logRunner.logFile.sources,
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
  const waits = findsSourceVip(scenario)
  return [
    argumentArray(kubeProxySettings(scenario), 'proxyArguments'),
    {
      code: ps`Set-NodeService -Name 'kube-proxy' -Command (${[...launched('kube-proxy', scenario)]} + $proxyArguments) -DependsOn @('kubelet')${waits ? psRaw(" -StartMode 'Manual'") : psRaw('')}`,
      why: {
        text: waits
          ? 'Without a source VIP kube-proxy stops at once, so the service waits for kubeproxystart.ps1, which finds it.'
          : 'kube-proxy comes after the kubelet.',
        decisions: ['serviceManager', 'networkMode', 'sourceVip'],
        sources: [...serviceHelpers.sc.names.sources, 'doc004'],
      },
    },
  ]
}
