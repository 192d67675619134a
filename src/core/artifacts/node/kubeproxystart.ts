import { defineArtifact } from '../../model/artifact.ts'
import { powershell, type PowerShellPart } from '../formats/content.ts'
import { ps, psLines, psRaw } from '../../text/powershell.ts'
import {
  carriedByKubeProxy,
  findsSourceVip,
  kubeProxyDecisions,
  type KubeProxyScenario,
} from './kube-proxy/decisions.ts'
import { kubeProxySettings } from './kube-proxy/settings.ts'
import { argumentArray, runProgram } from './kubelet/start-lines.ts'
import { runsKubeProxy } from './node-downloads.ts'
import { nodePaths } from './node-paths.ts'
import { invokeNative, requirements, strict } from '../formats/powershell-prelude.ts'
import { commandLineFunction } from './services/command-line.ts'
import { launched, nativeFunction } from './services/native.ts'
import { findSourceVip } from './services/source-vip.ts'
import { waitForNetwork } from './services/wait-for-network.ts'

/** What nssm runs. A native service cannot look for its source VIP, so there the script tells it. */
export const kubeproxystart = defineArtifact({
  id: 'kubeproxystart',
  path: 'node/kubeproxystart.ps1',
  summary: 'Waits for the HNS network, finds the source VIP of an overlay and starts kube-proxy',
  decisions: [...kubeProxyDecisions],
  carries: [...carriedByKubeProxy],

  generate(scenario) {
    if (!runsKubeProxy(scenario)) return undefined
    const paths = nodePaths(scenario)
    const tellsService = scenario.serviceManager === 'native' && findsSourceVip(scenario)
    const args = kubeProxySettings(scenario).filter(
      ({ name }) => tellsService || name !== 'windows-service',
    )
    const finish: readonly PowerShellPart[] = tellsService
      ? [
          { code: psLines([invokeNative, commandLineFunction]) },
          nativeFunction,
          {
            code: ps`Set-NodeService -Name 'kube-proxy' -Command (${[...launched('kube-proxy', scenario)]} + $arguments) -DependsOn @('kubelet')
Start-Service -Name 'kube-proxy'
Write-Host 'kube-proxy is running.'`,
            why: {
              text: 'The service keeps the address in its command line and finds it there after a restart of the node.',
              decisions: ['serviceManager', 'sourceVip'],
            },
          },
        ]
      : [{ code: runProgram }]
    return powershell([
      { code: psLines([requirements, strict]), why: whatRunsIt(scenario, tellsService) },
      {
        code: ps`$program = ${paths.kubeProxy}
Set-Location -LiteralPath ${'C:\\'}`,
        why: {
          text: 'Paths without a drive, such as /var/lib, mean the drive that the program starts on.',
          decisions: ['installDirectory'],
        },
      },
      waitForNetwork(scenario),
      ...(findsSourceVip(scenario) ? findSourceVip(scenario) : []),
      argumentArray(args),
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
      ...finish,
    ])
  },
})

const whatRunsIt = ({ serviceManager }: KubeProxyScenario, tellsService: boolean) => ({
  text: tellsService
    ? 'Run once when the network is there: it completes the command line of the service kube-proxy and starts it.'
    : serviceManager === 'nssm'
      ? 'nssm runs this script as the service kube-proxy.'
      : 'The service kube-proxy has this command line itself; stop it, then run this script in a console to look for a fault.',
  decisions: ['serviceManager'] as const,
})
