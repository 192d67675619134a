import { accountsOf } from '../../cluster/identities/accounts.ts'
import { joinParameters } from '../../node/join-node.ts'
import { call, defineStep } from './step.ts'
import { joinNodeEffects } from '../../node/join-node-effects.ts'

export const identity = defineStep({
  id: 'identity',
  title: 'Give the node its identity',
  when: ({ joinMethod }) => joinMethod !== 'kubeadm',
  body(scenario) {
    const others =
      accountsOf(scenario).length === 0
        ? ''
        : ' The other components get the kubeconfigs of the step before.'
    return scenario.joinMethod === 'kubeconfig'
      ? `Puts the kubeconfig that you bring where the kubelet looks for it; it must belong to this node: user system:node:${scenario.nodeName}, group system:nodes.${others}`
      : `Writes a kubeconfig with the short-lived token, with which the kubelet asks for its own certificate.${others}`
  },
  commands: (scenario) => [call('node\\join-node.ps1', joinParameters(scenario))],
  effects: (scenario) => joinNodeEffects(scenario),
  files: ['node/join-node.ps1'],
  decisions: ['joinMethod', 'apiServerEndpoint', 'nodeName'],
  sources: ['doc004', 'node-authorizer'],
})
