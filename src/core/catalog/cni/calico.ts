import { inferred, verified } from '../fact.ts'
import { defineCni, type CniMode } from './define.ts'

const common = {
  binary: 'calico',
  support: verified('supported', ['c-types#L73-L173', 'tigera-api#L625-L652']),
  hnsNetworkName: verified('Calico', ['c-tpl', 'swt-calico-proxy#L76-L90']),
  exceptions: verified(['serviceCIDR'], ['c-pol#L67-L128', 'c-tpl', 'r-calico#L102-L112']),
  computed: verified(['clusterCIDR'], ['c-pol#L67-L128']),
  hasExceptionList: true,
  routes: verified(['serviceCIDR'], ['c-tpl', 'c-psm1#L148-L153']),
  dualStack: verified(false, ['calico-limits']),
} satisfies Partial<CniMode>

/** Where the archive of the manual installation unpacks to, and its kubeconfig. */
const manual = String.raw`C:\CalicoWindows`

export const calicoManual = {
  archive: String.raw`C:\calico-windows.zip`,
  directory: manual,
  kubeconfig: String.raw`${manual}\calico-kube-config`,
  /** Settings at its end win over those above, in the form of every release. */
  config: verified('config.ps1', [
    'get-calico a86e41d021c4/node/windows-packaging/CalicoWindows/config.ps1',
    'get-calico 413e6f5593a8/node/windows-packaging/CalicoWindows/config.ps1',
  ]),
  install: verified(
    ['install-calico.ps1', 'start-calico.ps1'],
    [
      'tigera-manual-standard',
      'get-calico 413e6f5593a8/node/windows-packaging/CalicoWindows/start-calico.ps1',
    ],
  ),
} as const

export const calico = defineCni({
  id: 'calico',
  name: 'Calico',
  sentence: 'Network policy for Windows pods, with BGP over L2Bridge or VXLAN over Overlay.',
  modes: [
    {
      id: 'l2bridge',
      backend: 'windows-bgp',
      ...common,
      ipam: verified(['calico-ipam', 'host-local'], ['c-types#L80-L88', 'r-calico']),
      hnsNetworkBy: verified('plugin', ['c-dp']),
      windowsFeatures: verified(
        ['RemoteAccess', 'RSAT-RemoteAccess-PowerShell', 'Routing'],
        ['tigera-win-operator#L37-L59'],
      ),
      routesNeedEncap: verified(true, ['c-tpl', 'c-psm1#L148-L153'], {
        note: 'as Calico’s installers write it; RKE2 writes false',
      }),
    },
    {
      id: 'overlay',
      backend: 'vxlan',
      ...common,
      ipam: verified(['calico-ipam'], ['c-types#L80-L88']),
      hnsNetworkBy: verified('plugin', ['c-dp']),
      vxlan: {
        port: verified(4789, ['r-calico', 'web-net-b']),
        otherPorts: inferred(false, ['web-net-b']),
        minVni: verified(4096, ['c-dp#L312-L314']),
      },
      excluded: inferred(['managementSubnet'], ['c-tpl']),
    },
  ],
  otherModes: verified('unsupported', ['c-types#L73-L173', 'calico-limits']),
  runtimes: verified(['docker', 'mirantis', 'containerd'], ['c-psm1#L148-L153']),
  newestRelease: verified('3.32.1', ['calico-zip#L99-L100']),
  tested: verified(
    [
      { from: '3.26.0', newest: '3.26.5', kubernetes: { from: '1.24', through: '1.28' } },
      { from: '3.27.0', newest: '3.27.5', kubernetes: { from: '1.27', through: '1.29' } },
      { from: '3.28.0', newest: '3.28.5', kubernetes: { from: '1.27', through: '1.30' } },
      { from: '3.29.0', newest: '3.29.7', kubernetes: { from: '1.29', through: '1.32' } },
      { from: '3.30.0', newest: '3.30.7', kubernetes: { from: '1.31', through: '1.35' } },
      { from: '3.31.0', newest: '3.31.7', kubernetes: { from: '1.32', through: '1.35' } },
      { from: '3.32.0', newest: '3.32.1', kubernetes: { from: '1.34', through: '1.36' } },
    ],
    ['tigera-tested-old#L18', 'tigera-tested#L179', 'calico-tags'],
  ),
  repository: 'projectcalico/calico',
  binaries: ['calico.exe', 'calico-ipam.exe'],
  networkPolicy: verified(true, ['ms-iso', 'c-pol']),
  ports: verified(
    [
      {
        protocol: 'UDP',
        port: 'vxlanPort',
        peer: 'all nodes',
        purpose: 'VXLAN between the nodes',
        modes: ['overlay'],
      },
      { protocol: 'TCP', port: 179, peer: 'all nodes', purpose: 'BGP', modes: ['l2bridge'] },
      { protocol: 'TCP', port: 5473, peer: 'Typha', purpose: 'Policy updates from Typha' },
    ],
    ['c-types', 'tigera-win'],
  ),
  updates: [
    {
      release: 'ltsc2019',
      kb: 'KB4571748',
      revision: verified(1432, ['tigera-win-needs#L104-L109', 'c-psm1#L579-L593']),
    },
  ],
  file: {
    format: 'calico',
    name: verified('10-calico.conf', ['r-calico', 'c-psm1']),
    installer: verified('the Calico installer or the Tigera operator', ['c-psm1', 'tigera-win']),
    directories: {
      docker: inferred({ conf: String.raw`{install}\cni\config`, bin: String.raw`{install}\cni` }, [
        'c-psm1',
      ]),
      containerd: verified(
        {
          conf: String.raw`C:\Program Files\containerd\cni\conf`,
          bin: String.raw`C:\Program Files\containerd\cni\bin`,
        },
        ['containerd-cfg'],
        { note: 'the operator must be told: cniConfigDir and cniBinDir under spec.windowsNodes' },
      ),
    },
    cniVersions: verified(
      [
        { from: '3.0.0', accepts: ['0.1.0', '0.2.0', '0.3.0', '0.3.1'] },
        { from: '3.23.0', accepts: ['0.1.0', '0.2.0', '0.3.0', '0.3.1', '0.4.0', '1.0.0'] },
      ],
      ['calico-322#L687', 'calico-323#L751'],
    ),
    cniVersion: verified('0.3.1', ['calico-322#L687', 'calico-323#L751', 'r-calico']),
  },
  programs: [
    // The operator brings its own images where HostProcess pods run.
    {
      download: 'calico-windows',
      release: 'cniRelease',
      destination: calicoManual.archive,
      only: { nodeAgents: 'services' },
    },
  ],
  sourceVip: verified({ by: 'agent endpoint', endpoint: 'Calico_ep' }, ['swt-vip-calico']),
  clusterSide: {
    commands: ['kubectl get pods --all-namespaces --selector k8s-app=calico-node'],
  },
  agentStep: 'calico-agent',
  daemonSets: verified({ from: '3.27.0', kubernetes: '1.23' }, [
    'calico#7857',
    'tigera-win-operator',
    'hpc-kep#L1142-L1151',
  ]),
  services: verified({ before: '3.31.0', newest: '3.30.7' }, [
    'tigera-manual',
    'calico-31-scripts',
    'get-calico 74485ea40911/node/windows-packaging/CalicoWindows/install-calico.ps1',
  ]),
  // The role of the account calico-node, which the documents take themselves.
  servicesAccount: inferred({ account: 'calico-windows', role: 'calico-node' }, [
    'tigera-manual-kubeconfig',
  ]),
  installedServices: verified(
    {
      names: ['CalicoFelix', 'CalicoConfd', 'CalicoNode'],
      onlyIn: { CalicoConfd: 'l2bridge' },
      directory: calicoManual.directory,
      archive: calicoManual.archive,
      kubeconfig: calicoManual.kubeconfig,
    },
    ['get-calico 413e6f5593a8/node/windows-packaging/CalicoWindows/start-calico.ps1'],
  ),
  // The operator names the file otherwise than the installer; the network makes the virtual switch.
  leftovers: verified({ cniFiles: ['10-calico.conflist'], networks: ['External'] }, [
    'tigera-win#L196',
    'get-calico 413e6f5593a8/node/windows-packaging/CalicoWindows/node/node-service.ps1#L116-L128',
  ]),
  secretFiles: [calicoManual.kubeconfig],
  kubeProxyDaemonSet: verified(true, ['swt-calico-proxy-yml#L1-L54']),
})
