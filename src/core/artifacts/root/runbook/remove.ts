import { drainEmptyDir } from '../../../catalog/kubectl.ts'
import { psRaw } from '../../../text/powershell/powershell.ts'
import { sh } from '../../../text/formats/shell.ts'
import { drain, drainDecisions } from '../../cluster/drain.ts'
import { defineStep } from './step.ts'
import { removeNodeEffects } from '../../node/remove-node-effects.ts'
import { cluster } from './thing.ts'

export const remove = defineStep({
  id: 'remove',
  title: 'To take the node out again',
  body: () =>
    'Empty and delete the node in the cluster, then undo what the scripts did; each destructive step asks first.',
  commands: (scenario) => [
    drain(scenario),
    sh`kubectl delete node ${scenario.nodeName}`,
    psRaw('.\\node\\remove-node.ps1'),
  ],
  effects: (scenario) => [
    {
      does: 'the Node is drained and deleted',
      needs: [cluster.administrator, cluster.node],
      removes: [cluster.node, cluster.ready],
    },
    ...removeNodeEffects(scenario),
  ],
  files: ['node/remove-node.ps1'],
  decisions: drainDecisions,
  sources: ['doc002', 'doc004', ...drainEmptyDir.sources],
})
