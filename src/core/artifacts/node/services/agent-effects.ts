import { catalog } from '../../../catalog/catalog.ts'
import type { Scenario } from '../../../model/scenario.ts'
import type { Effect } from '../../root/runbook/effect.ts'
import { cluster, file, registered, rightWith, running } from '../../root/runbook/thing.ts'
import { pluginPath } from '../node-paths.ts'
import { agentArguments } from './agent.ts'

/** The script waits for the pod range of the Node; the agent lists every Node to find the others. */
export function agentStarts(scenario: Scenario): readonly Effect[] {
  const { agentService: agent, placedFiles = [] } = catalog.cni[scenario.cni]
  if (!agent) return []
  const named = agent.arguments.value.find(
    ({ value }) => typeof value !== 'string' && value.from === 'kubeconfig',
  )
  const given = agentArguments(agent, scenario).find(({ name }) => name === named?.name)?.value
  const kubeconfig = typeof given === 'string' ? given : ''
  return [
    {
      does: `${agent.name} starts`,
      needs: [
        registered(agent.name),
        file(pluginPath(scenario, agent.program)),
        ...placedFiles.map(({ destination }) => file(destination)),
        file(kubeconfig),
        rightWith('list all Nodes', kubeconfig),
        cluster.podRange,
      ],
      makes: [running(agent.name)],
    },
  ]
}
