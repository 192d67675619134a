import { psRaw } from '../../../text/powershell/powershell.ts'
import { sh } from '../../../text/formats/shell.ts'
import { joinParameters } from '../../node/join-node.ts'
import { call, defineStep } from './step.ts'
import { joinNodeEffects } from '../../node/join-node-effects.ts'
import { registerServicesEffects } from '../../node/register-services-effects.ts'
import { brought, cluster } from './thing.ts'

export const kubeadmJoin = defineStep({
  id: 'kubeadm-join',
  title: 'Join the cluster with kubeadm',
  when: ({ joinMethod }) => joinMethod === 'kubeadm',
  body: () =>
    'Make a token on the control plane; it is valid for a day. kubeadm join writes the flags and the configuration of the kubelet and starts it. Then the services are registered again, now with the flags of kubeadm, and started in order.',
  commands: (scenario) => [
    sh`kubeadm token create --print-join-command`,
    call('node\\join-node.ps1', joinParameters(scenario)),
    psRaw('.\\node\\register-services.ps1'),
  ],
  effects: (scenario) => [
    {
      does: 'kubeadm makes a token',
      needs: [cluster.administrator],
      makes: [brought.token, brought.caHash],
    },
    ...joinNodeEffects(scenario),
    ...registerServicesEffects(scenario),
  ],
  files: ['node/join-node.ps1', 'node/register-services.ps1'],
  decisions: ['joinMethod', 'apiServerEndpoint', 'nodeName', 'containerRuntime'],
  sources: ['get-swtools 401ee6fcd836/hostprocess/PrepareNode.ps1'],
})
