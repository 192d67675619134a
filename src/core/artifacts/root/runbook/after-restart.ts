import { psRaw } from '../../../text/powershell/powershell.ts'
import { runsKubeProxy } from '../../node/node-downloads.ts'
import { networkTaskEffect } from '../../node/prepare-node-effects.ts'
import { isMadeByScript } from '../../node/prepare/hns-module.ts'
import { restartServicesEffects } from '../../node/register-services-effects.ts'
import { verifyOnNodeEffects } from '../../verify/verify-effects.ts'
import { defineStep } from './step.ts'
import { session } from './thing.ts'

/** What Windows does not bring back by itself. */
export const afterRestart = defineStep({
  id: 'after-restart',
  title: 'After a restart of the computer',
  body: (scenario) =>
    `Windows starts the services by itself. ${
      isMadeByScript(scenario)
        ? 'The HNS network stays; its endpoint on the host may be gone, and a task makes it again. '
        : ''
    }${
      runsKubeProxy(scenario)
        ? 'Load balancers of the time before can be in the way of Services; a restart of the services in their order removes them.'
        : 'The kubelet starts the pods of the agents; a restart of its service is for a node that stays NotReady.'
    }`,
  commands: () => [
    psRaw('.\\node\\register-services.ps1 -Restart'),
    psRaw('.\\verify\\verify.ps1'),
  ],
  effects: (scenario) => [
    { does: 'the computer restarts', needs: [], restarts: true },
    { does: 'PowerShell is opened again', needs: [], makes: [session.administrator] },
    ...(isMadeByScript(scenario) ? [networkTaskEffect(scenario)] : []),
    ...restartServicesEffects(scenario),
    ...verifyOnNodeEffects(scenario),
  ],
  files: ['node/register-services.ps1', 'verify/verify.ps1'],
  decisions: ['cni', 'networkMode', 'serviceManager', 'hnsNetworkName', 'nodeAgents'],
  sources: ['ab-reset', 'ab-cleanup'],
})
