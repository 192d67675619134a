import { psRaw } from '../../../text/powershell.ts'
import { runsKubeProxy } from '../../node/node-downloads.ts'
import { prepareParameters } from '../../node/prepare-node.ts'
import { networkEffects } from '../../node/prepare-node-effects.ts'
import { isMadeByScript } from '../../node/prepare/hns-module.ts'
import { restartServicesEffects } from '../../node/register-services-effects.ts'
import { verifyOnNodeEffects } from '../../verify/verify-effects.ts'
import { call, defineStep } from './step.ts'
import { session } from './thing.ts'

/** What Windows does not bring back by itself. */
export const afterRestart = defineStep({
  id: 'after-restart',
  title: 'After a restart of the computer',
  body: (scenario) =>
    `Windows starts the services by itself. ${
      isMadeByScript(scenario)
        ? 'The HNS network stays, its endpoint on the host may be gone: the first line makes it again, with the same pod range. '
        : ''
    }${
      runsKubeProxy(scenario)
        ? 'Load balancers of the time before can be in the way of Services; a restart of the services in their order removes them.'
        : 'The kubelet starts the pods of the agents; a restart of its service is for a node that stays NotReady.'
    }`,
  commands: (scenario) => [
    ...(isMadeByScript(scenario)
      ? [call('node\\prepare-node.ps1', prepareParameters(scenario), 'Network')]
      : []),
    psRaw('.\\node\\register-services.ps1 -Restart'),
    psRaw('.\\verify\\verify.ps1'),
  ],
  effects: (scenario) => [
    { does: 'the computer restarts', needs: [], restarts: true },
    { does: 'PowerShell is opened again', needs: [], makes: [session.administrator] },
    ...(isMadeByScript(scenario) ? networkEffects(scenario) : []),
    ...restartServicesEffects(scenario),
    ...verifyOnNodeEffects(scenario),
  ],
  files: ['node/register-services.ps1', 'verify/verify.ps1'],
  decisions: ['cni', 'networkMode', 'serviceManager', 'hnsNetworkName', 'nodeAgents'],
  sources: ['ab-reset', 'ab-cleanup'],
})
