import { dynamicPorts } from '../../../catalog/node-ports.ts'
import { runsKubeProxy } from '../../node/node-downloads.ts'
import { portRangeParameter } from '../../node/prepare/port-range.ts'
import { keepAddressSwitch, losesStaticAddress } from '../../node/prepare/static-address.ts'
import { prepareParameters } from '../../node/prepare-node.ts'
import { call, defineStep } from './step.ts'
import { hostEffects } from '../../node/prepare-node-effects.ts'

export const prepareHost = defineStep({
  id: 'prepare-host',
  title: 'Prepare the host',
  body: (scenario) =>
    `Installs Windows features, makes directories, opens the firewall of Windows, sets the proxy, fetches the binaries and compares them with the hashes of their publishers. If it asks for a restart, restart and run it again. Where a publisher has no checksum file for a release, give the hash yourself: -KnownHash @{ "kubelet.exe" = "..." }.${runsKubeProxy(scenario) ? ` In a cluster with ${dynamicPorts.value.from} Services or more, add -${portRangeParameter.name}: each takes dynamic ports of Windows.` : ''}${losesStaticAddress(scenario) ? ` If the check warned of a static address, add ${keepAddressSwitch}.` : ''}`,
  commands: (scenario) => [call('node\\prepare-node.ps1', prepareParameters(scenario), 'Host')],
  effects: (scenario, { has }) => hostEffects(scenario, has),
  files: ['node/prepare-node.ps1'],
  decisions: [
    'kubernetesRelease',
    'windowsRelease',
    'cni',
    'serviceManager',
    'isolation',
    'httpProxy',
    'httpsProxy',
  ],
  sources: ['get-swtools 401ee6fcd836/hostprocess/PrepareNode.ps1', 'doc004'],
})
