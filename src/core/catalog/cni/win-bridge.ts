import { inferred, unknown, verified } from '../fact.ts'
import { defineCni } from './define.ts'
import {
  bridgeOnContainerd,
  commonDirectories,
  referenceFile,
  referenceProgram,
  referenceRelease,
  referenceReleases,
} from './reference-plugins.ts'

/** The code takes any plugin that returns one IPv4 address; that this one serves it is a conclusion. */
const anyPlugin = inferred(['azure-vnet-ipam'], ['p-bridge#L58-L94'])

const unclear = {
  containerd: unknown(['hns'], ['p-bridge', 'p-overlay'], {
    note: 'without an address plugin the endpoint is asked for with an empty address',
  }),
} as const

const networkType = ['p-bridge#L107', 'p-bridge#L145'] as const

export const winBridge = defineCni({
  id: 'win-bridge',
  name: 'win-bridge',
  sentence:
    'The reference plugin for L2Bridge: fast and plain; routes and the network are your own work.',
  modes: [
    {
      id: 'l2bridge',
      binary: 'win-bridge',
      support: verified('supported', ['web-net-b', 'p-bridge']),
      releases: referenceReleases,
      runtimeReleases: { containerd: bridgeOnContainerd },
      ipam: verified(['host-local', 'hns'], ['web-net-b', 'p-bridge#L58-L94']),
      otherIpam: anyPlugin,
      unclearIpam: unclear,
      hnsNetworkName: inferred('l2bridge', ['p-bridge#L99-L105'], { note: 'free choice' }),
      hnsNetworkBy: verified('script', ['p-bridge#L99-L105']),
      exceptions: verified(
        ['clusterCIDR', 'serviceCIDR', 'managementSubnet'],
        ['sdn-helper#L420-L446', 'doc002', 'doc003'],
      ),
      hasExceptionList: true,
      routes: verified(['serviceCIDR', 'nodeIP'], ['sdn-helper#L420-L446']),
      podsInNodeNetwork: verified(['host-local', 'hns'], ['ms-drivers#L73-L76']),
      dualStack: verified(false, ['p-bridge#L64-L82']),
    },
    {
      id: 'l2tunnel',
      binary: 'win-bridge',
      support: verified('unsupported', ['doc002', 'doc004', 'web-net-b'], {
        note: 'the code takes an L2Tunnel network; the documents keep the mode for Azure CNI',
      }),
      releases: verified({ from: '0.8.2' }, ['p-bridge#L107']),
      ipam: verified(['host-local', 'hns'], ['p-bridge#L58-L94']),
      otherIpam: anyPlugin,
      unclearIpam: unclear,
      hnsNetworkName: inferred('l2tunnel', ['p-bridge#L99-L105'], { note: 'free choice' }),
      hnsNetworkBy: verified('script', ['p-bridge#L99-L105']),
      exceptions: inferred(
        ['clusterCIDR', 'serviceCIDR', 'managementSubnet'],
        ['sdn-helper#L420-L446'],
      ),
      hasExceptionList: true,
      routes: inferred(['serviceCIDR', 'nodeIP'], ['sdn-helper#L420-L446']),
      podsInNodeNetwork: inferred(['host-local', 'hns'], ['ms-drivers']),
      dualStack: verified(false, ['p-bridge#L64-L82']),
    },
  ],
  otherModes: verified('refused', networkType),
  runtimes: verified(['docker', 'mirantis', 'containerd'], ['p-bridge', 'p-netconf']),
  ...referenceRelease,
  binaries: ['win-bridge.exe', 'host-local.exe'],
  networkPolicy: verified(false, ['p-bridge', 'p-netconf']),
  ports: verified([], ['p-bridge']),
  file: {
    format: 'reference',
    name: inferred('l2bridge.conf', ['gce', 'ae-kube']),
    directories: commonDirectories,
    ...referenceFile,
  },
  programs: [referenceProgram],
})
