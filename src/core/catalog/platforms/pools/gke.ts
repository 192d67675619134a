import { inferred, unknown, verified } from '../../fact.ts'
import { definePoolGuide } from './define.ts'

const flags = 'gcloud command_lib/container/flags.py'

export const gkePool = definePoolGuide({
  images: {
    ltsc2019: verified('ltsc2019', [`${flags}#L7122`]),
    ltsc2022: verified('ltsc2022', [`${flags}#L7122`]),
  },
  imageType: verified('WINDOWS_LTSC_CONTAINERD', ['gke-sac', 'gke-news-2019']),
  /** From this minor on there is no other for new pools. */
  onlyContainerd: verified('1.23', ['gke-sac']),
  /** Of a pool without --windows-os-version. */
  defaultRelease: verified('ltsc2019', [`${flags}#L7124`]),
  /** Series of machines with Arm processors. */
  armMachines: inferred(['t2a', 'c4a', 'n4a'], ['gke-arm'], {
    note: 'that the images of Windows are for x86 alone is our reading',
  }),
  autopilot: verified(false, ['gke-windows']),
  aliases: inferred(true, ['gke-terraform'], { note: 'that it is refused without was not read' }),
  channel: inferred({ refused: 'extended' }, ['gke-extended']),
  command: verified('gcloud container node-pools create', [`${flags}#L7127`, 'gke-news-2019']),
  taints: verified('--node-taints', [`${flags}#L1983`]),
  maxPods: verified('--max-pods-per-node', [`${flags}#L3563`]),
  /** What --num-nodes counts. */
  nodes: inferred('one in each zone where the location is a region', [flags]),
  offered: verified('gcloud container get-server-config', [`${flags}#L188`]),
  instead: [
    {
      decisions: [
        'cni',
        'cniRelease',
        'nodeAgents',
        'networkMode',
        'hnsNetworkName',
        'vni',
        'vxlanPort',
        'sourceVip',
        'ipam',
        'podCIDR',
      ],
      uses: inferred('The network of GKE, with alias addresses of the VPC.', ['gke-terraform']),
    },
    {
      decisions: [
        'directServerReturn',
        'kubeReserved',
        'systemReserved',
        'windowsPriorityClass',
        'installDirectory',
        'logDirectory',
        'serviceManager',
      ],
      uses: inferred('What the node image sets.', ['gke-windows']),
    },
    {
      decisions: ['containerRuntime', 'runtimeVersion'],
      uses: verified('containerd, in the release of the node image.', ['gke-sac']),
    },
    {
      decisions: ['windowsRevision', 'installedKBs'],
      uses: inferred('The build of the node image, which comes with the GKE version.', [
        'gke-news-2019',
      ]),
    },
    {
      decisions: ['apiServerEndpoint', 'nodeName', 'nodeIP', 'networkAdapter'],
      uses: inferred('GKE names the machines, addresses them and joins them.', ['gke-windows']),
    },
  ],
  before: [
    verified('A Standard cluster; Autopilot has no Windows nodes.', ['gke-windows']),
    verified('The cluster is VPC-native (alias addresses).', ['gke-terraform', `${flags}#L3429`]),
    verified('A Linux pool, made before the Windows pool.', ['gke-terraform']),
    inferred('A release channel other than Extended.', ['gke-extended']),
  ],
  limits: [
    inferred(
      'Its Windows nodes have the taint node.kubernetes.io/os=windows:NoSchedule; a webhook of GKE gives pods with the node selector kubernetes.io/os: windows the toleration.',
      ['gke-vmware-windows', 'gke-pool-tutorial'],
    ),
    verified('Without --windows-os-version a pool gets Windows Server 2019.', [`${flags}#L7124`]),
    verified('Volumes need NTFS: a StorageClass of your own, since ext4 does not mount.', [
      'gke-windows',
    ]),
    inferred('GKE Sandbox and NodeLocal DNSCache are not for Windows pools.', [
      'gke-sandbox',
      'gke-dns-cache',
    ]),
    unknown('Nothing was found on Dataplane V2 with Windows pools.', ['gke-windows']),
  ],
  care: [
    inferred(
      'A node upgrade changes the Windows build, and with it the images that fit; Windows Update is off.',
      ['gke-news-2019'],
    ),
  ],
})
