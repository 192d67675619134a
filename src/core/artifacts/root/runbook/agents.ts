import type { CniId } from '../../../catalog/cni/index.ts'
import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { hasKubeProxyDaemonSet } from '../../cluster/kube-proxy.ts'
import { runsKubeProxy } from '../../node/node-downloads.ts'
import { nodePaths } from '../../node/node-paths.ts'
import { runtimeServices } from '../../node/services/runtime-services.ts'
import { agentObjects } from './agent-objects.ts'
import type { Effect, Need } from './effect.ts'
import { cluster, file, hnsNetwork, inUse, machine, running, type Thing } from './thing.ts'

/** What an agent does on the node once it runs. */
export const agentEffects = (scenario: Scenario): readonly Effect[] =>
  agents[scenario.cni]?.effects(scenario) ?? []

/** What must be there for the plugin to work, besides its file and programs. */
export const agentThings = (scenario: Scenario): readonly Thing[] =>
  agents[scenario.cni]?.things(scenario) ?? []

interface Agent {
  effects(scenario: Scenario): readonly Effect[]
  things(scenario: Scenario): readonly Thing[]
}

const subnetFile = file(String.raw`C:\run\flannel\subnet.env`)

const agents: Readonly<Partial<Record<CniId, Agent>>> = {
  flannel: {
    effects: ({ hnsNetworkName }) => [
      {
        does: 'flanneld makes the HNS network',
        needs: [running('flanneld'), cluster.podRange, agentObjects.flannel],
        makes: [hnsNetwork(hnsNetworkName), subnetFile],
      },
    ],
    things: () => [subnetFile],
  },
  calico: {
    effects: (scenario) => [
      {
        does: 'the agent of Calico prepares the node',
        needs: calicoNeeds(scenario),
        makes: [
          agentObjects.runs,
          ...installedParts(scenario),
          ...(scenario.networkMode === 'overlay' ? [agentObjects.calicoHostEndpoint] : []),
        ],
      },
      ...(hasKubeProxyDaemonSet(scenario)
        ? [
            {
              does: 'the DaemonSet of kube-proxy serves Services',
              needs: [
                agentObjects.proxy,
                agentObjects.proxyAccount,
                hnsNetwork(scenario.hnsNetworkName),
                ...(scenario.networkMode === 'overlay' ? [agentObjects.calicoHostEndpoint] : []),
              ],
              makes: [cluster.services],
            },
          ]
        : []),
    ],
    things: () => [agentObjects.runs],
  },
  antrea: {
    effects: (scenario) => [
      {
        does: 'the agent of Antrea prepares the node',
        needs: [
          agentObjects.antrea,
          cluster.node,
          machine.antreaPrepared,
          ...runtimeServices[scenario.containerRuntime].map(running),
          ...(scenario.nodeAgents === 'services' ? [machine.antreaHosted] : []),
          inUse('Hyper-V'),
          machine.signedDriver,
        ],
        makes: [
          agentObjects.runs,
          hnsNetwork(scenario.hnsNetworkName),
          ...installedParts(scenario),
          ...(runsKubeProxy(scenario) ? [] : [cluster.services]),
        ],
      },
    ],
    things: () => [agentObjects.runs],
  },
}

/** Through the operator, or as services that an installer makes. */
function calicoNeeds(scenario: Scenario): readonly Need[] {
  const { nodeAgents, networkMode } = scenario
  const routing = networkMode === 'l2bridge' ? [inUse('RemoteAccess')] : []
  if (nodeAgents === 'services') return [agentObjects.calicoServices, cluster.node, ...routing]
  return [
    agentObjects.calicoWindows,
    agentObjects.calicoAffinity,
    agentObjects.calicoEndpoint,
    ...(networkMode === 'overlay' ? [agentObjects.calicoVxlan] : routing),
    cluster.node,
    running('containerd'),
  ]
}

/** Its installer brings the CNI file and the programs. */
function installedParts(scenario: Scenario): readonly Thing[] {
  const { cniBin, cniConf } = nodePaths(scenario)
  const plugin = catalog.cni[scenario.cni]
  return [
    file(`${cniConf}\\${plugin.file.name.value}`),
    ...plugin.binaries.map((name) => file(`${cniBin}\\${name}`)),
  ]
}
