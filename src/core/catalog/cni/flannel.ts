import { verified, inferred } from '../fact.ts'
import { defineCni, type VxlanLimits } from './define.ts'
import {
  bridgeOnContainerd,
  commonDirectories,
  oldestCniVersion,
  overlayOnContainerd,
  referenceCniVersions,
  referenceRelease,
  referenceReleases,
  referenceRepository,
} from './reference-plugins.ts'

/** flanneld on Windows checks both when it starts. */
const flannelVxlan: VxlanLimits = {
  port: verified(4789, ['fl-backends#L23', 'flannel#L112-L114']),
  otherPorts: verified(false, ['fl-backends#L23', 'flannel#L112-L114']),
  minVni: verified(4096, ['fl-backends#L22', 'flannel#L109-L111']),
  maxVni: inferred(65_535, ['fl-vxlannet#L39', 'hcs-policy#L284-L289'], {
    note: 'lease and HCN setting hold 16 bits',
  }),
}

export const flannel = defineCni({
  id: 'flannel',
  name: 'Flannel',
  sentence:
    'Routes (host-gw) with L2Bridge or VXLAN with Overlay; simple, shared with Linux nodes, no network policy.',
  modes: [
    {
      id: 'l2bridge',
      backend: 'host-gw',
      binary: 'win-bridge',
      support: verified('supported', ['web-net-b', 'doc004', 'fl-hostgw']),
      releases: referenceReleases,
      runtimeReleases: { containerd: bridgeOnContainerd },
      ipam: verified(['host-local'], ['f-win#L33-L56']),
      hnsNetworkName: verified('cbr0', ['fl-hostgw']),
      hnsNetworkBy: verified('agent', ['fl-hostgw']),
      exceptions: verified(
        ['clusterCIDR', 'serviceCIDR', 'managementSubnet'],
        ['sdn-helper#L420-L446', 'doc002', 'doc003', 'doc004'],
      ),
      computed: verified(['clusterCIDR'], ['f-win#L42-L43', 'p-netconf#L213-L260']),
      hasExceptionList: true,
      routes: verified(['serviceCIDR', 'nodeIP'], ['sdn-helper#L420-L446']),
      dualStack: verified(false, ['p-bridge#L64-L82', 'f-win']),
    },
    {
      id: 'overlay',
      backend: 'vxlan',
      binary: 'win-overlay',
      support: verified('supported', ['web-net-b', 'doc004', 'flannel']),
      releases: referenceReleases,
      runtimeReleases: { containerd: overlayOnContainerd },
      ipam: verified(['host-local'], ['f-win#L33-L56']),
      hnsNetworkName: verified('flannel.{vni}', ['flannel', 'swt-vip-flannel']),
      hnsNetworkBy: verified('agent', ['fl-vxlandev']),
      vxlan: flannelVxlan,
      exceptions: verified(
        ['clusterCIDR', 'serviceCIDR'],
        ['sdn-helper#L448-L482', 'swt-start#L24-L26', 'p-overlay#L130-L132'],
      ),
      excluded: inferred(['managementSubnet'], ['sdn-helper#L448-L482', 'swt-start#L24-L26']),
      hasExceptionList: true,
      routes: verified(['serviceCIDR'], ['sdn-helper#L448-L482']),
      dualStack: verified(false, ['web-dual', 'p-overlay', 'f-win']),
    },
  ],
  otherModes: verified('unsupported', ['doc004', 'web-net-b', 'fl-backends']),
  runtimes: verified(['docker', 'mirantis', 'containerd'], ['f-win', 'p-bridge', 'p-overlay']),
  newestRelease: referenceRelease,
  repository: referenceRepository,
  binaries: ['flannel.exe', 'win-bridge.exe', 'win-overlay.exe', 'host-local.exe'],
  networkPolicy: verified(false, ['fl-hostgw', 'flannel']),
  ports: verified(
    [
      {
        protocol: 'UDP',
        port: 'vxlanPort',
        peer: 'all nodes',
        purpose: 'VXLAN between the nodes, Linux nodes included',
        modes: ['overlay'],
      },
    ],
    ['fl-backends#L23', 'ms-problems#L168-L170'],
  ),
  file: {
    format: 'flannel',
    name: verified('10-flannel.conf', ['f-main', 'swt-start']),
    directories: commonDirectories,
    cniVersions: referenceCniVersions,
    cniVersion: oldestCniVersion,
  },
})
