import { catalog } from '../../../catalog/catalog.ts'
import type { CniPlugin } from '../../../catalog/cni/define.ts'
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

/** What the installer or the guide of the plugin registers by itself where its agents are services, in the order in which it stops. */
export function installedNames({
  cni,
  networkMode,
  nodeAgents,
}: Pick<Scenario, 'cni' | 'networkMode' | 'nodeAgents'>): readonly string[] {
  if (nodeAgents !== 'services') return []
  const { installedServices, hostServices }: CniPlugin = catalog.cni[cni]
  const inMode = installedServices?.value.names.filter(
    (name) => (installedServices.value.onlyIn[name] ?? networkMode) === networkMode,
  )
  return [...(inMode ?? []), ...(hostServices?.value ?? [])]
}

/** Agents of every plugin: the node may have had another one in an earlier life. */
export const everyAgent = Object.values(catalog.cni).flatMap(({ id }) => agentNames({ cni: id }))
