import { psRaw } from '../../../text/powershell.ts'
import { sh } from '../../../text/shell.ts'
import { isMadeByScript } from '../../node/prepare/hns-module.ts'
import { isToldLater } from '../../node/services/source-vip-later.ts'
import { defineStep } from './step.ts'
import { restartServicesEffects } from '../../node/register-services-effects.ts'
import { cluster } from './thing.ts'

export const approveCertificate = defineStep({
  id: 'approve-certificate',
  title: 'Approve the certificate of the kubelet',
  when: ({ joinMethod }) => joinMethod === 'bootstrap-token',
  body: () => 'Unless the cluster approves such requests by itself, approve the one of this node.',
  commands: (scenario) => [
    sh`kubectl get certificatesigningrequests`,
    sh`kubectl certificate approve ${'<name of the request>'}`,
    // Where a script makes the network, kube-proxy waits for that step.
    ...(isToldLater(scenario) && !isMadeByScript(scenario)
      ? [psRaw('.\\node\\register-services.ps1 -Restart')]
      : []),
  ],
  effects: (scenario) => [
    {
      does: 'the request of the kubelet is approved',
      needs: [cluster.administrator, cluster.request],
      makes: [cluster.approved],
    },
    ...(isToldLater(scenario) && !isMadeByScript(scenario) ? restartServicesEffects(scenario) : []),
  ],
  decisions: ['joinMethod', 'serviceManager', 'networkMode', 'sourceVip'],
  sources: ['doc004-ports'],
})
