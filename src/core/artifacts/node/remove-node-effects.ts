import type { Scenario } from '../../model/scenario.ts'
import type { Effect } from '../root/runbook/effect.ts'
import { callOf } from '../root/runbook/script-effects.ts'
import { file, hnsNetwork, running } from '../root/runbook/thing.ts'
import { nodePaths } from './node-paths.ts'

/** The services go first, then what kubeadm wrote, then the network. */
export const removeNodeEffects = (scenario: Scenario): readonly Effect[] =>
  callOf('node/remove-node.ps1', [
    {
      does: 'the services are deleted',
      needs: [],
      removes: ['kube-proxy', 'kubelet', 'flanneld'].map(running),
    },
    ...(scenario.joinMethod === 'kubeadm'
      ? [
          {
            does: 'kubeadm reset runs',
            needs: [file(nodePaths(scenario).kubeadm)],
          },
        ]
      : []),
    {
      does: 'the HNS network is removed',
      needs: [],
      removes: [hnsNetwork(scenario.hnsNetworkName)],
    },
  ])
