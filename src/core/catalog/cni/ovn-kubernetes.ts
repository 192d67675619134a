import { inferred, verified } from '../fact.ts'
import { defineCni } from './define.ts'
import {
  overlayOnContainerd,
  referenceFile,
  referenceProgram,
  referenceRelease,
  referenceReleases,
} from './reference-plugins.ts'
import { hnsVxlan } from './win-overlay.ts'

const directories = verified(
  { conf: String.raw`{install}\cni\config`, bin: String.raw`{install}\cni` },
  ['wmco'],
)

export const ovnKubernetes = defineCni({
  id: 'ovn-kubernetes',
  name: 'OVN-Kubernetes',
  sentence: 'Hybrid overlay: Linux nodes run OVN, Windows nodes join by VXLAN, as OpenShift does.',
  modes: [
    {
      id: 'overlay',
      backend: 'hybrid overlay',
      binary: 'win-overlay',
      support: verified('supported', ['ovn', 'ovn-node#L97-L103', 'wmco#L149-L198']),
      releases: referenceReleases,
      runtimeReleases: { containerd: overlayOnContainerd },
      ipam: verified(['host-local'], ['wmco#L149-L198']),
      hnsNetworkName: verified('OVNKubernetesHybridOverlayNetwork', ['ovn-node#L97-L103']),
      hnsNetworkNameIsFixed: verified(true, ['ovn-node#L97-L103']),
      hnsNetworkBy: verified('agent', ['ovn-node#L275-L299']),
      vxlan: {
        ...hnsVxlan,
        vni: verified(4097, ['ovn-node#L97-L103']),
        otherPortOn: verified(['vsphere'], ['wmco-pre#L60-L66']),
      },
      exceptions: verified(['serviceCIDR'], ['wmco#L149-L198']),
      excluded: inferred(['managementSubnet'], ['wmco#L149-L198']),
      hasExceptionList: true,
      routes: verified(['serviceCIDR'], ['wmco#L149-L198']),
      dualStack: verified(false, ['web-dual', 'p-overlay']),
    },
    {
      id: 'transparent',
      backend: 'Ansible deployment',
      binary: 'win-overlay',
      support: verified('unsupported', ['ovn', 'wmco#L149-L198'], {
        note: 'an older guide names it; what the project has today is the hybrid overlay',
      }),
      ipam: inferred(['host-local'], ['wmco#L149-L198']),
      hnsNetworkName: inferred('OVNKubernetesHybridOverlayNetwork', ['ovn-node#L97-L103']),
      hnsNetworkBy: verified('agent', ['ovn-node#L275-L299']),
      exceptions: verified([], ['acn#4420']),
      hasExceptionList: false,
      routes: verified([], ['acn#4420']),
      dualStack: verified(false, ['web-dual', 'p-overlay']),
    },
  ],
  nodesBy: verified('operator', ['wmco-machineset#L43', 'wmco-readme#L46', 'wmco-pre#L47']),
  otherModes: verified('unsupported', ['ovn', 'wmco#L149-L198']),
  runtimes: verified(['docker', 'mirantis', 'containerd'], ['wmco#L149-L198', 'p-overlay']),
  updates: [
    {
      release: 'ltsc2022',
      kb: 'KB5012637',
      revision: verified(681, ['wmco-pre#L44', 'wmco-golden#L8']),
    },
  ],
  ...referenceRelease,
  binaries: ['win-overlay.exe', 'host-local.exe'],
  networkPolicy: verified(false, ['wmco', 'p-overlay']),
  ports: verified(
    [
      {
        protocol: 'UDP',
        port: 'vxlanPort',
        peer: 'all nodes',
        purpose: 'VXLAN of the hybrid overlay',
        modes: ['overlay'],
      },
    ],
    ['ovn', 'wmco-pre#L60-L66'],
  ),
  file: {
    format: 'reference',
    name: verified('cni.conf', ['wmco']),
    installer: verified('the Windows Machine Config Operator', ['wmco']),
    directories: { docker: directories, containerd: directories },
    ...referenceFile,
  },
  helperRange: {
    of: 'The hybrid overlay of OVN',
    range: verified('100.64.0.0/30', ['ovn-node#L97-L103']),
  },
  programs: [
    referenceProgram,
    {
      brought: {
        name: 'OVN hybrid overlay',
        file: 'hybrid-overlay-node.zip',
        parameter: 'HybridOverlay',
      },
      destination: '{install}',
    },
  ],
  sourceVip: verified({ by: 'own endpoint', endpoint: 'VIPEndpoint' }, ['wmco']),
  clusterSide: { commands: [] },
})
