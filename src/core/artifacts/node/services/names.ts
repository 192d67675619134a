import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import { runsKubeProxy } from '../node-downloads.ts'

/** Services that are started here, in the order in which they start. */
export const startedServices = (scenario: Pick<Scenario, 'cni' | 'cniRelease' | 'nodeAgents'>) => [
  'kubelet',
  ...agentNames(scenario),
  ...(runsKubeProxy(scenario) ? ['kube-proxy'] : []),
]

/** The service of the plugin's agent, if it has one. */
export function agentNames({ cni }: Pick<Scenario, 'cni'>): readonly string[] {
  const { agentService } = catalog.cni[cni]
  return agentService ? [agentService.name] : []
}

/** Agents of every plugin: the node may have had another one in an earlier life. */
export const everyAgent = Object.values(catalog.cni).flatMap(({ id }) => agentNames({ cni: id }))
