import { catalog } from '../../../catalog/catalog.ts'
import { prepareParameters } from '../../node/prepare-node.ts'
import { call, defineStep } from './step.ts'
import { afterRuntimeEffects } from '../../node/prepare-node-effects.ts'

export const imagesAndNetwork = defineStep({
  id: 'images-and-network',
  title: 'Pull images and clean the network',
  body({ cni }) {
    const { rejoin } = catalog.cni[cni]
    const saved = rejoin ? 'the saved source addresses' : 'saved state'
    return `Pulls the pause image and the image of the workload, which take long at the first pod. Removes the HNS network and ${saved} of an earlier life of this node${rejoin ? `: ${rejoin}` : ''}.`
  },
  commands: (scenario) => [
    call('node\\prepare-node.ps1', prepareParameters(scenario), 'AfterRuntime'),
  ],
  effects: (scenario) => afterRuntimeEffects(scenario),
  files: ['node/prepare-node.ps1'],
  decisions: ['containerRuntime', 'image', 'windowsRelease', 'hnsNetworkName', 'cni'],
  sources: ['doc001', 'doc002', 'doc004'],
})
