import { joinParameters } from '../../node/join-node.ts'
import { call, defineStep } from './step.ts'
import { joinNodeEffects } from '../../node/join-node-effects.ts'

export const identity = defineStep({
  id: 'identity',
  title: 'Give the node its identity',
  when: ({ joinMethod }) => joinMethod !== 'kubeadm',
  body: ({ joinMethod }) =>
    joinMethod === 'kubeconfig'
      ? 'Puts the kubeconfig that you bring where kubelet, kube-proxy and the network plugin look for it.'
      : 'Writes a kubeconfig with the short-lived token, with which the kubelet asks for its own certificate. kube-proxy gets a kubeconfig of its own, because the kubelet’s identity may not read what kube-proxy must.',
  commands: (scenario) => [call('node\\join-node.ps1', joinParameters(scenario))],
  effects: (scenario) => joinNodeEffects(scenario),
  files: ['node/join-node.ps1'],
  decisions: ['joinMethod', 'apiServerEndpoint'],
  sources: ['doc004'],
})
