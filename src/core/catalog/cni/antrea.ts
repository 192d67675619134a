import { inferred, verified } from '../fact.ts'
import { antreaParts } from './antrea-parts.ts'
import { defineCni } from './define.ts'

const directories = verified(
  { conf: String.raw`C:\etc\cni\net.d`, bin: String.raw`C:\opt\cni\bin` },
  ['antrea-sample#L33-L36'],
)

export const antrea = defineCni({
  id: 'antrea',
  name: 'Antrea',
  sentence:
    'Open vSwitch on a Transparent network: full network policy; brings a kernel driver and replaces kube-proxy.',
  modes: [
    {
      id: 'transparent',
      binary: 'antrea',
      support: verified('supported', ['an-doc', 'an-design#L9']),
      runtimeReleases: {
        docker: verified({ before: '2.0.0' }, ['an-doc#L38-L44']),
        // From 2.1 on its agent is a HostProcess pod, which only containerd runs.
        mirantis: verified({ before: '2.0.0' }, [
          'an-doc#L38-L44',
          'an-doc#L82-L118',
          'hpc-kep#L1142-L1151',
        ]),
      },
      ipam: verified(['host-local'], ['an-design', 'an-conflist#L7-L9']),
      hnsNetworkName: verified('antrea-hnsnetwork', ['an-net']),
      hnsNetworkNameIsFixed: verified(true, ['an-net']),
      hnsNetworkBy: verified('agent', ['an-design']),
      exceptions: verified([], ['an-design', 'acn#4420']),
      hasExceptionList: false,
      routes: verified([], ['an-design']),
      dualStack: verified(false, ['an-route#L187']),
    },
  ],
  otherModes: verified('unsupported', ['an-doc', 'an-design#L9']),
  runtimes: verified(['docker', 'mirantis', 'containerd'], ['an-doc#L38-L44']),
  unprovenRuntimes: {
    mirantis: verified(
      'The guide of Antrea says that its steps for Docker may work with cri-dockerd, and that nobody validated it.',
      ['get-antrea 6507578dbce9/docs/windows.md#L393-L399'],
    ),
  },
  runtimeVersions: { containerd: verified('1.6.18', ['an-doc#L38-L44']) },
  runtimeVersionsFrom: verified('2.1.0', ['an-doc#L38-L44']),
  newestRelease: verified('2.7.0', ['antrea-tags']),
  tested: verified(
    [
      { from: '1.0.0', newest: '1.15.2', kubernetes: { from: '1.16' } },
      { from: '2.0.0', newest: '2.4.5', kubernetes: { from: '1.19' } },
      { from: '2.5.0', newest: '2.7.0', kubernetes: { from: '1.23' } },
    ],
    [
      'get-antrea 3d0bd1e9cf47/README.md#L30',
      'get-antrea c4881dc337f3/README.md#L30',
      'get-antrea e59003c2c1b1/README.md#L30',
      'antrea-tags',
    ],
  ),
  repository: 'antrea-io/antrea',
  binaries: ['antrea.exe', 'host-local.exe'],
  networkPolicy: verified(true, ['an-doc']),
  replacesKubeProxy: verified({ from: '1.13.0' }, ['an-doc']),
  userspaceProxy: antreaParts.userspaceProxy,
  ports: inferred(
    [
      { protocol: 'UDP', port: 6081, peer: 'all nodes', purpose: 'Geneve tunnels, the default' },
      {
        protocol: 'UDP',
        port: 4789,
        peer: 'all nodes',
        purpose: 'VXLAN, where chosen instead',
        insteadOf: 6081,
      },
      {
        protocol: 'TCP',
        port: 7471,
        peer: 'all nodes',
        purpose: 'STT, where chosen instead',
        insteadOf: 6081,
      },
    ],
    ['an-doc'],
    { note: 'defaults of the protocols' },
  ),
  file: {
    format: 'antrea',
    name: verified('10-antrea.conflist', ['antrea-sample#L36', 'an-conflist']),
    installer: verified('the DaemonSet of Antrea', ['antrea-sample#L33-L36']),
    directories: { docker: directories, containerd: directories },
    cniVersions: verified([{ from: '1.0.0', accepts: ['0.3.0'] }], ['an-conflist#L2']),
    cniVersion: verified('0.3.0', ['an-conflist#L2']),
  },
  programs: [],
  hasOwnSwitch: inferred(true, ['an-design']),
  windowsFeatures: verified(['Hyper-V', 'Hyper-V-PowerShell'], ['an-doc']),
  testSignedDriver: verified('Open vSwitch', ['an-doc#L182-L222']),
  directories: [String.raw`{install}\antrea`],
  startJob: antreaParts.startJob,
  hostServices: verified(
    [antreaParts.wins.value.service, 'ovs-vswitchd', 'ovsdb-server'],
    [...antreaParts.wins.sources, ...antreaParts.installOvs.sources],
  ),
  clusterSide: { commands: [] },
  agentStep: 'antrea-agent',
  daemonSets: verified({ from: '1.13.0', kubernetes: '1.23' }, [
    'an-doc#L82-L118',
    'an-doc#L155-L176',
    'hpc-kep#L1142-L1151',
  ]),
})
