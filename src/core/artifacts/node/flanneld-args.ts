import { catalog } from '../../catalog/catalog.ts'
import { defineArtifact } from '../../model/artifact.ts'
import { argumentLines } from '../formats/content.ts'
import { agentArguments } from './services/agent.ts'

export const flanneldArgs = defineArtifact({
  id: 'flanneld-args',
  path: 'node/flanneld-args.txt',
  summary: 'Command line of flanneld, one argument a line',
  decisions: [
    'cni',
    'nodeIP',
    'joinMethod',
    'installDirectory',
    'logDirectory',
    'containerRuntime',
  ],
  carries: ['nodeIP'],

  generate(scenario) {
    const { agentService: agent } = catalog.cni[scenario.cni]
    return agent ? argumentLines(agentArguments(agent, scenario)) : undefined
  },
})
