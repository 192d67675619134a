import { flanneld, flanneldFlags } from '../../../catalog/flags/flanneld.ts'
import type { Argument } from '../../formats/content.ts'
import type { DecisionId, Scenario } from '../../../model/scenario.ts'
import { nodePaths, type Layout } from '../node-paths.ts'

type Flanneld = Layout & Pick<Scenario, 'nodeIP'>

/** Command line of flanneld on the node. */
export function flanneldArguments(scenario: Flanneld): readonly Argument[] {
  const { kubeconfig } = nodePaths(scenario)
  return [
    argument('kubeconfig-file', kubeconfig, 'Who flanneld is in the cluster.', [
      'joinMethod',
      'installDirectory',
    ]),
    ...(scenario.nodeIP === ''
      ? []
      : [
          argument(
            'iface',
            scenario.nodeIP.split(',')[0] ?? '',
            'The adapter with the address of the node.',
            ['nodeIP'],
          ),
        ]),
    argument('ip-masq', '1', 'As the guides have it.', []),
    argument('kube-subnet-mgr', '1', 'The pod range of the node comes from its node object.', []),
  ]
}

function argument(
  name: string,
  value: string,
  text: string,
  decisions: readonly DecisionId[],
): Argument {
  const row = flanneldFlags.find((flag) => flag.name === name)
  return {
    name,
    value,
    why: {
      text,
      decisions: ['cni', ...decisions],
      sources: [...flanneld.arguments.sources, ...(row?.sources ?? [])],
    },
  }
}
