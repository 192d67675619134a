import { catalog } from '../../../catalog/catalog.ts'
import { psRaw } from '../../../text/powershell/powershell.ts'
import { sh } from '../../../text/formats/shell.ts'
import { prepareParameters } from '../../node/prepare-node.ts'
import { isMadeByScript } from '../../node/prepare/hns-module.ts'
import { isToldLater } from '../../node/services/source-vip-later.ts'
import { call, defineStep } from './step.ts'
import { networkEffects } from '../../node/prepare-node-effects.ts'
import { restartServicesEffects } from '../../node/register-services-effects.ts'
import { cluster } from './thing.ts'

export const createNetworkStep = defineStep({
  id: 'create-network',
  title: 'Make the HNS network',
  when: (scenario) => isMadeByScript(scenario),
  body: ({ cni }) =>
    `${catalog.cni[cni].name} expects an HNS network and makes none. The kubelet has registered the node by now, so the cluster has assigned its pod range: read it, and make the network with it. The script writes the same range into the CNI file on the node. Linux nodes and routers need a route for this range to the node.`,
  commands: (scenario) => [
    sh`kubectl get node ${scenario.nodeName} --output ${scenario.ipFamily === 'dual-stack' ? 'jsonpath={.spec.podCIDRs[*]}' : 'jsonpath={.spec.podCIDR}'}`,
    call('node\\prepare-node.ps1', prepareParameters(scenario), 'Network'),
    ...(isToldLater(scenario) ? [psRaw('.\\node\\register-services.ps1 -Restart')] : []),
  ],
  effects: (scenario) => [
    { does: 'the pod range is read', needs: [cluster.administrator, cluster.podRange] },
    ...networkEffects(scenario),
    ...(isToldLater(scenario) ? restartServicesEffects(scenario) : []),
  ],
  files: ['node/prepare-node.ps1'],
  decisions: [
    'serviceManager',
    'sourceVip',
    'cni',
    'networkMode',
    'hnsNetworkName',
    'networkAdapter',
    'nodeName',
    'ipFamily',
  ],
  sources: [
    'get-sdn 2d564cc85b0c1dee4c5eb65cab7e973457f17795/Kubernetes/windows/start-kubelet.ps1',
  ],
})
