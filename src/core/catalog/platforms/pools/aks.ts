import { inferred, verified } from '../../fact.ts'
import { definePoolGuide } from './define.ts'

const kubelet = 'aks-docs custom-node-configuration.md#L115'
const sku = ['aks-docs upgrade-os-version.md#L49', 'aks-docs upgrade-os-version.md#L50'] as const

export const aksPool = definePoolGuide({
  images: {
    ltsc2019: verified('Windows2019', ['tf-azurerm-pool']),
    ltsc2022: verified('Windows2022', sku),
    '23H2': verified('WindowsAnnual', ['aks-docs windows-annual-channel.md#L29']),
    ltsc2025: verified('Windows2025', sku),
  },
  /** Release whose pools are made only with this switch. */
  fips: verified({ release: 'ltsc2025', flag: '--enable-fips-image' } as const, [
    'aks-docs learn/quick-windows-container-deploy-cli.md#L120',
    'aks-docs learn/quick-windows-container-deploy-cli.md#L134',
  ]),
  command: verified('az aks nodepool add', ['aks-docs create-node-pools.md#L529']),
  plugins: verified({ taken: 'azure', refused: ['kubenet'] } as const, [
    'aks-docs windows-best-practices.md#L80',
    'aks-docs configure-kubenet.md#L36',
  ]),
  /** What a pool needs beside an os-sku of Windows; without it the pool is one of Linux. */
  osType: verified('--os-type Windows', [
    'github Azure/azure-cli/issues/24966',
    'github Azure/azure-cli/pull/25005',
  ]),
  pluginNames: verified(['azure', 'kubenet', 'none'] as const, ['aks-network-plugin']),
  /** A plugin that the user brings: pools are made, and a public guide runs Calico on them. */
  ownPlugin: verified('none', ['aks-docs windows-vs-linux-containers.md#L42']),
  dataplanes: verified({ refused: ['cilium'] } as const, [
    'aks-docs azure-cni-powered-by-cilium.md#L109',
  ]),
  mode: verified('User', ['aks-docs use-system-pools.md#L75', 'aks-docs node-images.md#L53']),
  machines: verified('x86_64', ['aks-docs use-arm64-vms.md#L33']),
  confidential: verified('no Windows pools', ['aks-docs use-cvm.md#L74']),
  smallest: inferred('2 vCPUs and 2 GB', ['aks-docs quotas-skus-regions.md#L92'], {
    note: 'the page says that user pools may refuse less',
  }),
  skus: inferred('a closed list', sku, { note: 'from the list of values' }),
  isolated: verified('no Windows pools', ['aks-docs concepts-network-isolated.md#L64']),
  azurePolicy: verified('Windows Server 2022, until 2026-09-30', [
    'aks-docs includes/azure-network-policy-manager-windows-retirement.md#L10',
    'aks-docs use-network-policies.md#L57',
  ]),
  calicoPolicy: inferred('Windows Server 2019 and 2022', ['aks-docs use-network-policies.md#L58'], {
    note: '2025 stands in no row of the table',
  }),
  /** First minor whose Windows pools can have OutboundNAT switched off. */
  outboundNat: verified('1.26', ['aks-docs nat-gateway.md#L296']),
  poolName: verified({ longest: 6 }, ['aks-docs create-node-pools.md#L55']),
  labels: verified('--labels', ['aks-docs use-labels.md#L112']),
  taints: verified('--node-taints', ['aks-docs use-node-taints.md#L58']),
  maxPods: verified('--max-pods', ['aks-docs create-node-pools.md#L59']),
  /** All nodes of a pool together have room for so many pods. */
  podsOfPool: verified(30, ['aks-docs concepts-network-ip-address-planning.md#L71']),
  egress: verified(
    ['onegetcdn.azureedge.net', 'go.microsoft.com', '*.mp.microsoft.com'],
    ['aks-docs outbound-rules-control-egress.md#L154'],
    { note: 'the page lists more' },
  ),
  instead: [
    {
      decisions: ['cni', 'cniRelease', 'nodeAgents'],
      uses: verified('Azure CNI, in the release of the node image.', [
        'aks-docs windows-best-practices.md#L80',
      ]),
    },
    {
      decisions: ['networkMode', 'hnsNetworkName', 'vni', 'vxlanPort', 'sourceVip'],
      uses: inferred(
        'Azure CNI Overlay, Pod Subnet or Node Subnet, as the cluster was made; none wraps packets.',
        [
          'aks-docs concepts-network-azure-cni-overlay.md#L96',
          'aks-docs concepts-network-cni-overview.md#L84',
        ],
      ),
    },
    {
      decisions: ['ipam', 'podCIDR'],
      uses: verified(
        'Azure CNI hands out the addresses; with Overlay each node has a /24 of the pod range.',
        ['aks-docs concepts-network-azure-cni-overlay.md#L69'],
      ),
    },
    {
      decisions: ['directServerReturn'],
      uses: inferred('On where the cluster has the network policy of Calico.', [
        'aks-docs windows-best-practices.md#L97',
      ]),
    },
    {
      decisions: ['containerRuntime', 'runtimeVersion'],
      uses: verified('containerd, in the release of the node image.', [
        'aks-docs windows-containerd.md#L15',
      ]),
    },
    {
      decisions: ['windowsRevision', 'installedKBs'],
      uses: verified('The build of the node image; AKS makes a new one each month.', [
        'aks-docs node-images.md#L34',
      ]),
    },
    {
      decisions: ['kubeReserved', 'systemReserved', 'windowsPriorityClass'],
      uses: verified('What AKS reserves, and 2 GB more on Windows nodes.', [
        'aks-docs node-resource-reservations.md#L60',
        kubelet,
      ]),
    },
    {
      decisions: ['installDirectory', 'logDirectory', 'serviceManager'],
      uses: verified('The node image; the kubelet logs to C:\\k.', [
        'aks-docs kubelet-logs.md#L75',
      ]),
    },
    {
      decisions: ['apiServerEndpoint', 'nodeName', 'nodeIP', 'networkAdapter'],
      uses: inferred('AKS names the machines, addresses them and joins them.', [kubelet]),
    },
  ],
  before: [
    verified(
      'A cluster with Azure CNI, scale-set pools and a Linux system pool of two nodes or more.',
      ['aks-docs create-node-pools.md#L48', 'aks-docs create-node-pools.md#L52'],
    ),
    inferred(
      'Best made with --windows-admin-username and --windows-admin-password; whether Windows can be enabled later is contested.',
      ['aks#2839'],
    ),
    verified('Azure CLI 2.87.0 or later for Windows Server 2025.', ['aks-changelog#L192']),
    verified(
      'A node selector kubernetes.io/os on all workloads, Linux ones included, or a taint on the pool.',
      ['aks-docs upgrade-windows-os.md#L52'],
    ),
  ],
  limits: [
    verified('A pool of mode System must be Linux; Windows pools are user pools.', [
      'aks-docs use-system-pools.md#L75',
    ]),
    verified('Machines with Arm64 processors have no Windows pools.', [
      'aks-docs use-arm64-vms.md#L33',
    ]),
    verified('Trusted Launch and confidential machines have no Windows pools.', [
      'aks-docs use-trusted-launch.md#L42',
      'aks-docs use-cvm.md#L74',
    ]),
    verified('AKS Automatic and node auto-provisioning have no Windows nodes.', [
      'aks-docs includes/aks-automatic/aks-automatic-limitations.md#L20',
      'aks-docs node-auto-provisioning.md#L78',
    ]),
    verified(
      'A network isolated cluster, a custom certificate authority or the restriction of IMDS excludes Windows pools.',
      [
        'aks-docs concepts-network-isolated.md#L64',
        'aks-docs custom-certificate-authority.md#L31',
        'aks-docs imds-restriction.md#L87',
      ],
    ),
    verified('The Istio add-on, Image Cleaner and artifact streaming do not support Windows.', [
      'aks-docs istio-about.md#L55',
      'aks-docs image-cleaner.md#L38',
      'aks-docs artifact-streaming.md#L31',
    ]),
    verified('Pod Subnet excludes Windows Server 2019.', [
      'aks-docs concepts-network-azure-cni-pod-subnet.md#L66',
    ]),
  ],
  care: [
    verified('Nodes do not patch themselves: upgrade the pool or its node image, each month.', [
      'aks-docs node-images.md#L34',
      'aks-docs auto-upgrade-node-os-image.md#L230',
    ]),
    inferred('Another Windows release takes a new pool; move the workloads, delete the old one.', [
      'aks-docs upgrade-windows-os.md#L52',
    ]),
    verified('kubectl debug does not reach a Windows node; take RDP, SSH or a HostProcess pod.', [
      'aks-docs node-access.md#L88',
    ]),
  ],
})
