import type { AgentArgument, AgentService } from '../../../catalog/cni/on-node.ts'
import { catalog } from '../../../catalog/catalog.ts'
import { agentFlags } from '../../../catalog/flags/flanneld.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'
import { ps } from '../../../text/powershell/powershell.ts'
import type { Argument, PowerShellPart } from '../../formats/content.ts'
import { nodePaths, pluginPath, type Layout } from '../node-paths.ts'

type Parts = readonly (PowerShellPart | readonly PowerShellPart[])[]

/** Registers the agent of the plugin, if it has one. */
export function registerAgent(scenario: Layout & Pick<Scenario, 'nodeIP' | 'nodeName'>): Parts {
  const { agentService: agent } = catalog.cni[scenario.cni]
  if (!agent) return []
  const { name, nodeNameVariable, isService } = agent
  const program = pluginPath(scenario, agent.program)
  return [
    {
      code: ps`Set-NssmService -Name ${name} -Program ${program} -Arguments @(Read-ArgumentFile -Path ${`${nodePaths(scenario).install}\\${agentFile(agent)}`}) -Directory (Split-Path -Parent ${program}) -DependsOn @('kubelet') -Environment ${`${nodeNameVariable.value}=${scenario.nodeName}`}`,
      why: {
        text: `${name} cannot be a Windows service by itself, so nssm runs it in any case; it takes the name of the node from its environment. It starts after the kubelet, which makes the Node object that holds its pod range.`,
        decisions: ['cni', 'nodeName'],
        sources: [...nodeNameVariable.sources, ...isService.sources],
      },
    },
  ]
}

/** The file with its flags. */
const agentFile = ({ name }: Pick<AgentService, 'name'>) => `${name}-args.txt`

/** Command line of the agent. */
export const agentArguments = (
  agent: AgentService,
  scenario: Layout & Pick<Scenario, 'nodeIP'>,
): readonly Argument[] =>
  agent.arguments.value.flatMap(({ name, value: given, text }) => {
    const { value, decisions } = valueOf(given, scenario)
    if (value === '') return []
    const flag = agentFlags[agent.name]?.find((one) => one.name === name)
    const sources = [...agent.arguments.sources, ...(flag?.sources ?? [])]
    return [{ name, value, why: { text, decisions: ['cni', ...decisions], sources } }]
  })

function valueOf(
  value: AgentArgument['value'],
  scenario: Layout & Pick<Scenario, 'nodeIP'>,
): { readonly value: string; readonly decisions: readonly DecisionId[] } {
  if (typeof value === 'string') return { value, decisions: [] }
  switch (value.from) {
    case 'kubeconfig':
      return {
        value: nodePaths(scenario).agentKubeconfig,
        decisions: ['installDirectory'],
      }
    case 'nodeIP':
      return { value: scenario.nodeIP.text.split(',')[0] ?? '', decisions: ['nodeIP'] }
  }
}
