import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { ps } from '../../../text/powershell/powershell.ts'
import { runsKubeProxy } from '../../node/node-downloads.ts'
import type { Layout } from '../../node/node-paths.ts'
import { routes } from '../../node/prepare/features.ts'
import type { ScriptBlock } from '../../node/prepare/script-block.ts'
import { agentNames, installedNames } from '../../node/services/names.ts'
import type { Checked } from './check.ts'

type OnNode = Checked &
  Layout &
  Pick<Scenario, 'hnsNetworkName' | 'cniRelease' | 'nodeAgents' | 'networkAdapter' | 'networkMode'>

/** Some plugins have a switch of their own, and NAT none to the outside. */
const bindsAdapter = ({ cni, networkMode }: OnNode) =>
  !catalog.cni[cni].hasOwnSwitch && networkMode !== 'nat'

const router: ScriptBlock = {
  code: ps`Test-Step -Title 'The node routes what BGP tells' -Step {
    if ((Get-Service -Name 'RemoteAccess').Status -ne 'Running') { throw 'The service RemoteAccess is not running; start it.' }
}`,
  why: {
    text: 'The service does not always start with the computer.',
    decisions: ['cni', 'networkMode'],
    sources: ['tigera-win-operator#L37-L59'],
  },
}

/** What kubectl cannot see: the services, the HNS network, the containers of Docker. */
export function onNode(scenario: OnNode): readonly ScriptBlock[] {
  const { containerRuntime, hnsNetworkName, namespace, networkAdapter } = scenario
  const services = [
    containerRuntime === 'containerd' ? 'containerd' : 'docker',
    'kubelet',
    ...(runsKubeProxy(scenario) ? ['kube-proxy'] : []),
    ...agentNames(scenario),
    ...installedNames(scenario),
  ]
  return [
    {
      code: ps`foreach ($service in ${services}) {
    Test-Step -Title ('Service {0} is running' -f $service) -Step {
        if ((Get-Service -Name $service).Status -ne 'Running') { throw 'It is not running.' }
    }
}`,
      why: {
        text: 'The processes of the node run as services.',
        decisions: ['containerRuntime', 'cni', 'nodeAgents', 'networkMode'],
        sources: ['doc002', 'doc004'],
      },
    },
    ...(routes(scenario) ? [router] : []),
    {
      code: ps`Test-Step -Title ${`HNS network ${hnsNetworkName} exists`} -Step {
    if (-not (Get-HnsNetwork | Where-Object { $_.Name -eq ${hnsNetworkName} })) { throw 'There is no such network; look at the log of the network plugin.' }
}`,
      why: {
        text: 'Without the HNS network the kubelet finds no adapter and pods stay in ContainerCreating.',
        decisions: ['hnsNetworkName'],
        sources: ['doc002', 'doc004'],
      },
    },
    ...(bindsAdapter(scenario)
      ? [
          {
            code: ps`Test-Step -Title ${`A virtual adapter stands for ${networkAdapter}`} -Step {
    $start = ${`vEthernet (${networkAdapter}`}
    if (-not (Get-NetAdapter | Where-Object { $_.Name.StartsWith($start) })) { throw 'There is none; is the name of the adapter right?' }
}`,
            why: {
              text: 'The network of pods is bound to an adapter of the node, which gets a virtual one in front.',
              decisions: ['networkAdapter', 'networkMode', 'cni'] as const,
              sources: ['doc002', 'doc004'] as const,
            },
          },
        ]
      : []),
    ...(containerRuntime === 'containerd'
      ? []
      : [
          {
            code: ps`Test-Step -Title 'Each pod has its own and its pause container' -Step {
    $options = @('ps', '--quiet', '--filter', ${`label=io.kubernetes.pod.namespace=${namespace}`})
    if (@(& docker.exe @options).Count -lt 2) { throw 'docker ps shows fewer than two containers of this namespace.' }
}`,
            why: {
              text: 'Docker shows two containers for a pod: pause and the workload.',
              decisions: ['containerRuntime', 'namespace'] as const,
              sources: ['doc004-guide'] as const,
            },
          },
        ]),
  ]
}
