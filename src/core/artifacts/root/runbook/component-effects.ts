import { catalog } from '../../../catalog/catalog.ts'
import { scheduling } from '../../../catalog/workload/scheduling.ts'
import { nodeMaker } from '../../../derived/node-maker.ts'
import { isAtLeast } from '../../../values/version.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { kubeProxyEffects } from '../../node/kube-proxy/effects.ts'
import { kubeletFiles } from '../../node/kubelet/effects.ts'
import { runsKubeProxy } from '../../node/node-downloads.ts'
import { nodePaths } from '../../node/node-paths.ts'
import { agentEffects, agentThings } from './agents.ts'
import type { Effect, Need } from './effect.ts'
import { nodeKubeconfig } from './kubeconfigs.ts'
import { cluster, file, hnsNetwork, machine, pipe, rightWith, running } from './thing.ts'
import { elsewhereEffects } from './pool-effects.ts'
import { podEffects } from './workload-effects.ts'

/** What components do by themselves as soon as all that they need is there. */
export const componentEffects = (scenario: Scenario): readonly Effect[] =>
  nodeMaker(scenario) === 'scripts' ? nodeEffects(scenario) : elsewhereEffects(scenario)

const nodeEffects = (scenario: Scenario): readonly Effect[] => [
  ...certificate(scenario),
  ...kubelet(scenario),
  ...agentEffects(scenario),
  ...pluginNetwork(scenario),
  ...podEffects(scenario),
  ...(runsKubeProxy(scenario) ? kubeProxyEffects(scenario) : []),
]

/** TLS bootstrap: nobody asks where the kubeconfig is brought. */
function certificate(scenario: Scenario): readonly Effect[] {
  if (scenario.joinMethod === 'kubeconfig') return []
  const { bootstrapKubeconfig, kubeconfig } = nodePaths(scenario)
  return [
    {
      does: 'the kubelet asks for its certificate',
      needs: [
        running('kubelet'),
        rightWith('ask for a certificate', bootstrapKubeconfig),
        cluster.bootstrapBindings,
      ],
      makes: [cluster.request],
    },
    {
      does: 'the controller manager approves the request',
      needs: [cluster.request, cluster.approver],
      makes: [cluster.approved],
    },
    {
      does: 'the kubelet gets its certificate',
      needs: [cluster.request, cluster.approved],
      makes: nodeKubeconfig(kubeconfig, scenario),
    },
  ]
}

function kubelet(scenario: Scenario): readonly Effect[] {
  const { kubeconfig } = nodePaths(scenario)
  const { buildLabel } = scheduling
  return [
    {
      does: 'the kubelet registers its Node',
      needs: [
        running('kubelet'),
        file(kubeconfig),
        rightWith('register the Node', kubeconfig),
        machine.portsOpen,
      ],
      makes: [
        cluster.node,
        ...(isAtLeast(scenario.kubernetesVersion, buildLabel.value.setFrom)
          ? [cluster.buildLabel]
          : []),
      ],
    },
    {
      does: 'the controller manager gives the Node its pod range',
      needs: [cluster.node],
      makes: [cluster.podRange],
    },
    {
      does: 'the kubelet says that its Node is Ready',
      needs: [
        cluster.node,
        pipe(catalog.runtimes[scenario.containerRuntime].criSocket.value),
        ...kubeletFiles(scenario),
        ...cniParts(scenario),
      ],
      makes: [cluster.ready],
    },
  ]
}

/** The CNI file and the programs that it names. */
function cniParts(scenario: Scenario): readonly Need[] {
  const { cniBin, cniConf } = nodePaths(scenario)
  const plugin = catalog.cni[scenario.cni]
  const programs: readonly string[] = plugin.binaries
  return [
    file(`${cniConf}\\${plugin.file.name.value}`),
    ...programs
      .filter((name) => name !== 'host-local.exe' || scenario.ipam === 'host-local')
      .map((name) => file(`${cniBin}\\${name}`)),
  ]
}

/** Some plugins make their network when the first pod comes. */
function pluginNetwork(scenario: Scenario): readonly Effect[] {
  const plugin = catalog.cni[scenario.cni]
  const mode = plugin.modes.find(({ id }) => id === scenario.networkMode)
  if (mode?.hnsNetworkBy.value !== 'plugin') return []
  return [
    {
      does: `${plugin.name} makes the HNS network`,
      needs: [cluster.placed, ...cniParts(scenario), ...agentThings(scenario)],
      makes: [hnsNetwork(scenario.hnsNetworkName)],
    },
  ]
}
