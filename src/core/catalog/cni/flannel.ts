import { verified, inferred } from '../fact.ts'
import { defineCni, type VxlanLimits } from './define.ts'
import type { AgentService } from './on-node.ts'
import {
  bridgeOnContainerd,
  commonDirectories,
  overlayOnContainerd,
  overlayTraffic,
  referenceFile,
  referenceProgram,
  referenceRelease,
  referenceReleases,
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

/** flanneld ends with “unknown backend type” on what its build for Windows leaves out. */
export const flannelBackends = verified(
  ['vxlan', 'host-gw', 'alloc', 'extension'],
  [
    'flannel-src cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/backend/manager.go',
    'flannel-src cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/backend/wireguard/wireguard_windows.go',
  ],
)

/** flanneld ends where the range of its node is not a part of its own network. */
export const flannelHoldsNodes = verified(true, [
  'flannel-src cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/subnet/kube/kube.go',
])

const agent = {
  name: 'flanneld',
  program: String.raw`C:\flannel\flanneld.exe`,
  // Read first; without it and outside a pod flanneld exits.
  nodeNameVariable: verified('NODE_NAME', [
    'flannel-src v0.28.0/pkg/subnet/kube/kube.go',
    'doc004',
  ]),
  // It watches every Node and writes the status of its own.
  identity: verified({ account: 'flannel-windows', role: 'flannel' }, [
    'fl-manifest#L1-L59',
    'rke2-flannel#L35-L53',
    'flannel#2267',
  ]),
  // No flag makes it a Windows service.
  isService: inferred(false, ['flannel-src v0.28.9/main.go']),
  arguments: verified(
    [
      {
        name: 'kubeconfig-file',
        value: { from: 'kubeconfig' },
        text: 'Who flanneld is in the cluster.',
      },
      {
        name: 'iface',
        value: { from: 'nodeIP' },
        text: 'The adapter with the address of the node.',
      },
      { name: 'ip-masq', value: '1', text: 'As the guides have it.' },
      {
        name: 'kube-subnet-mgr',
        value: '1',
        text: 'The pod range of the node comes from its node object.',
      },
    ],
    ['doc004', 'doc002'],
  ),
} as const satisfies AgentService

const netConf = String.raw`C:\etc\kube-flannel\net-conf.json`

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
      ...overlayTraffic,
      dualStack: verified(false, ['web-dual', 'p-overlay', 'f-win']),
    },
  ],
  otherModes: verified('unsupported', ['doc004', 'web-net-b', 'fl-backends']),
  runtimes: verified(['docker', 'mirantis', 'containerd'], ['f-win', 'p-bridge', 'p-overlay']),
  ...referenceRelease,
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
    ...referenceFile,
  },
  programs: [
    referenceProgram,
    { download: 'flanneld', release: 'newest', destination: agent.program },
    { download: 'flannel-cni', release: 'newest', destination: String.raw`{bin}\flannel.exe` },
  ],
  agentService: agent,
  directories: [
    String.raw`C:\flannel`,
    String.raw`C:\etc\kube-flannel`,
    String.raw`C:\run\flannel`,
  ],
  placedFiles: [{ name: 'net-conf.json', destination: netConf }],
  settingsFiles: [netConf, String.raw`C:\run\flannel\subnet.env`],
  rejoin: 'flanneld may get another pod subnet when a node joins again',
  clusterSide: {
    text: 'Linux nodes and Windows nodes share one configuration of Flannel: type, and for VXLAN the identifier and the port, must be the same on all nodes, written out. Windows takes no identifier below 4096 and no port but 4789, and Linux has others by default. Look at the ConfigMap first; where it differs from cni/net-conf.json, the patch gives it the same text and the pods of Flannel start again with it. Pods on different Linux nodes lose each other until all have restarted. Flannel before v0.19.0 is in the namespace kube-system.',
    commands: ['kubectl get configmap kube-flannel-cfg --namespace kube-flannel --output yaml'],
    shared: verified(
      {
        configMap: 'kube-flannel-cfg',
        namespace: 'kube-flannel',
        key: 'net-conf.json',
        pods: 'app=flannel',
      },
      ['fl-manifest', 'fl-backends#L22-L29', 'flannel#L109-L119'],
    ),
  },
})
