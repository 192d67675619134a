import { nodeMaker } from '../derived/node-maker.ts'
import { resolve } from '../engine/resolve.ts'
import { initialChoices, presets, type Choices } from '../plan.ts'
import { awkwardText, hostileText } from './text-scenarios.ts'

/** What otherwise follows the newest entry of the catalog: each golden scenario names it. */
type Versions = Pick<
  Choices,
  | 'kubernetesVersion'
  | 'kubernetesRelease'
  | 'windowsRelease'
  | 'windowsRevision'
  | 'containerRuntime'
  | 'runtimeVersion'
  | 'cniRelease'
  | 'image'
  | 'imageRelease'
>
type Named = Versions & Partial<Choices>

const newest = {
  kubernetesVersion: '1.36',
  kubernetesRelease: '1.36.4',
  windowsRelease: 'ltsc2025',
  windowsRevision: 0,
  containerRuntime: 'containerd',
  runtimeVersion: '2.3.4',
  cniRelease: '1.9.1',
  image: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2025',
  imageRelease: 'ltsc2025',
} as const satisfies Versions

/** The versions of the years in which Docker ran the pods of Windows Server 2019. */
const docker = {
  kubernetesVersion: '1.20',
  kubernetesRelease: '1.20.15',
  windowsRelease: 'ltsc2019',
  windowsRevision: 0,
  containerRuntime: 'docker',
  runtimeVersion: '20.10.9',
  cniRelease: '0.8.7',
  image: 'mcr.microsoft.com/windows/servercore:ltsc2019',
  imageRelease: 'ltsc2019',
} as const satisfies Versions

const server2022 = {
  ...newest,
  windowsRelease: 'ltsc2022',
  image: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022',
  imageRelease: 'ltsc2022',
} as const satisfies Versions

const presetVersions: Readonly<Record<(typeof presets)[number]['id'], Versions>> = {
  current: newest,
  'docs-1.20-flannel': { ...docker, cniRelease: '1.9.1' },
  'aks-1.17': {
    ...docker,
    kubernetesVersion: '1.17',
    kubernetesRelease: '1.17.3',
    runtimeVersion: '19.03',
    cniRelease: '1.8.12',
    image: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019',
  },
  'hyperv-1.14': {
    ...docker,
    kubernetesVersion: '1.14',
    kubernetesRelease: '1.14.8',
    windowsRevision: 504,
    runtimeVersion: '18.09',
    cniRelease: '1.8.12',
    image: 'mcr.microsoft.com/windows/servercore:1709',
    imageRelease: '1709',
  },
  hostprocess: {
    ...newest,
    image: 'mcr.microsoft.com/oss/kubernetes/windows-host-process-containers-base-image:v1.0.0',
  },
}

const others = {
  'win-bridge-containerd-1.4': {
    ...docker,
    containerRuntime: 'containerd',
    runtimeVersion: '1.4.13',
    joinMethod: 'bootstrap-token',
    cni: 'win-bridge',
    networkMode: 'l2bridge',
    serviceType: 'ClusterIP',
    virtualNetworks: ['10.127.0.0/16', '192.168.40.0/24'],
    externalTargets: ['192.168.40.7'],
    windowsRevision: 2928,
    installedKBs: ['KB4489899'],
  },
  'win-bridge-l2tunnel-containerd-1.5': {
    ...docker,
    kubernetesVersion: '1.22',
    kubernetesRelease: '1.22.17',
    containerRuntime: 'containerd',
    runtimeVersion: '1.5.18',
    platform: 'azure',
    cni: 'win-bridge',
    cniRelease: '1.1.1',
    networkMode: 'l2tunnel',
    serviceManager: 'nssm',
  },
  'win-overlay-dsr-load-balancer': {
    ...server2022,
    kubernetesVersion: '1.33',
    kubernetesRelease: '1.33.13',
    runtimeVersion: '2.0.11',
    joinMethod: 'bootstrap-token',
    cni: 'win-overlay',
    networkMode: 'overlay',
    vni: 5001,
    sourceVip: '10.244.3.2',
    directServerReturn: true,
    serviceType: 'LoadBalancer',
    externalTrafficPolicy: 'Local',
    preserveDestination: true,
    sessionAffinity: 'ClientIP',
    sessionAffinityTimeout: 600,
  },
  'azure-vnet-dual-stack': {
    ...server2022,
    kubernetesVersion: '1.34',
    kubernetesRelease: '1.34.11',
    runtimeVersion: '2.1.9',
    cniRelease: '1.8.12',
    platform: 'azure',
    cni: 'azure-vnet',
    networkMode: 'l2bridge',
    ipFamily: 'dual-stack',
    clusterCIDR: '10.240.0.0/16,fd00:240::/56',
    serviceCIDR: '10.0.0.0/16,fd00:10::/108',
    clusterDNS: '10.0.0.10',
    managementSubnet: '10.240.0.0/16',
    virtualNetworks: ['10.240.0.0/16'],
    nodeIP: '10.240.0.35',
  },
  'azure-vnet-l2tunnel-aks': {
    ...server2022,
    kubernetesVersion: '1.27',
    kubernetesRelease: '1.27.16',
    runtimeVersion: '1.6.39',
    cniRelease: '1.6.15',
    platform: 'aks',
    joinMethod: 'kubeadm',
    cni: 'azure-vnet',
    networkMode: 'l2tunnel',
    ipam: 'azure-cns',
    useRuntimeClass: true,
  },
  'flannel-l2bridge-nssm-proxy': {
    ...server2022,
    kubernetesVersion: '1.26',
    kubernetesRelease: '1.26.15',
    runtimeVersion: '1.7.34',
    cni: 'flannel',
    networkMode: 'l2bridge',
    serviceManager: 'nssm',
    httpProxy: 'http://proxy.example.com:3128',
    httpsProxy: 'http://proxy.example.com:3129',
    noProxy: ['.example.com', '10.0.0.0/8'],
    logMonitor: true,
    livenessProbe: 'exec',
    readinessProbe: 'tcp',
  },
  'flannel-overlay-mirantis': {
    ...server2022,
    kubernetesVersion: '1.24',
    kubernetesRelease: '1.24.17',
    containerRuntime: 'mirantis',
    runtimeVersion: '20.10',
    cni: 'flannel',
    networkMode: 'overlay',
    platform: 'vsphere',
    vxlanPort: 8472,
    vni: 4097,
    workloadKind: 'DaemonSet',
    livenessProbe: 'http',
    readinessProbe: 'exec',
    namespace: 'shop',
  },
  'calico-l2bridge-gmsa-volumes': {
    ...server2022,
    kubernetesVersion: '1.30',
    kubernetesRelease: '1.30.14',
    runtimeVersion: '1.7.28',
    cniRelease: '3.32.1',
    cni: 'calico',
    networkMode: 'l2bridge',
    gmsaCredentialSpec: 'webapp1',
    runAsUserName: 'NT AUTHORITY\\NETWORK SERVICE',
    cpuRequest: '500m',
    memoryRequest: '800Mi',
    volumes: [
      'emptyDir::C:\\data',
      'configMap:settings:C:\\config',
      'secret:password:C:\\secret',
      'hostPath:C:\\logs:C:\\logs',
      'namedPipe:\\\\.\\pipe\\agent:\\\\.\\pipe\\agent',
      'persistentVolumeClaim:data:C:\\claim',
      'csi:smb.csi.k8s.io:C:\\share',
    ],
  },
  'calico-overlay-docker': {
    ...docker,
    kubernetesVersion: '1.21',
    kubernetesRelease: '1.21.14',
    runtimeVersion: '19.03',
    cniRelease: '3.20.0',
    joinMethod: 'bootstrap-token',
    cni: 'calico',
    networkMode: 'overlay',
    platform: 'aws',
  },
  'antrea-docker': {
    ...docker,
    cniRelease: '1.15.0',
    cni: 'antrea',
    networkMode: 'transparent',
  },
  'antrea-docker-userspace': {
    ...docker,
    cniRelease: '1.12.0',
    cni: 'antrea',
    networkMode: 'transparent',
  },
  'calico-overlay-operator': {
    ...server2022,
    cniRelease: '3.32.1',
    cni: 'calico',
  },
  'antrea-hyperv': {
    ...server2022,
    kubernetesVersion: '1.35',
    kubernetesRelease: '1.35.8',
    runtimeVersion: '2.2.1',
    windowsRelease: 'ltsc2025',
    cniRelease: '2.7.0',
    cni: 'antrea',
    networkMode: 'transparent',
    isolation: 'hyperv',
    useRuntimeClass: true,
  },
  'hyperv-before-pod-overhead': {
    ...docker,
    kubernetesVersion: '1.17',
    kubernetesRelease: '1.17.17',
    containerRuntime: 'containerd',
    runtimeVersion: '1.4.0',
    joinMethod: 'kubeconfig',
    cni: 'win-overlay',
    networkMode: 'overlay',
    isolation: 'hyperv',
    useRuntimeClass: true,
    serviceType: 'none',
  },
  'ovn-kubernetes-overlay': {
    ...server2022,
    kubernetesVersion: '1.29',
    kubernetesRelease: '1.29.15',
    runtimeVersion: '1.7.5',
    platform: 'gcp',
    livenessProbe: 'tcp',
    joinMethod: 'kubeconfig',
    cni: 'ovn-kubernetes',
    networkMode: 'overlay',
  },
  'ovn-kubernetes-transparent': {
    ...server2022,
    cni: 'ovn-kubernetes',
    networkMode: 'transparent',
    serviceType: 'none',
  },
  'nat-hyper-v-host': {
    ...newest,
    runtimeVersion: '2.2.7',
    cniRelease: '0.3.1',
    platform: 'hyper-v',
    cni: 'nat',
    networkMode: 'nat',
  },
  'sdnbridge-dual-stack': {
    ...server2022,
    kubernetesVersion: '1.33',
    kubernetesRelease: '1.33.9',
    runtimeVersion: '2.1.4',
    cniRelease: '0.3.1',
    cni: 'sdnbridge',
    networkMode: 'l2bridge',
    ipFamily: 'dual-stack',
    clusterCIDR: '10.244.0.0/16,fd00:10:244::/56',
    serviceCIDR: '10.96.0.0/12,fd00:10:96::/112',
    nodeIP: '10.127.130.35',
  },
  'sdnbridge-hostprocess': {
    ...server2022,
    kubernetesVersion: '1.23',
    kubernetesRelease: '1.23.17',
    runtimeVersion: '1.6.22',
    cniRelease: '0.3.1',
    cni: 'sdnbridge',
    networkMode: 'l2bridge',
    isolation: 'hostprocess',
    extraExceptions: ['192.168.0.0/16'],
    featureGates: ['WindowsHostProcessContainers=true'],
  },
  'sdnoverlay-newer-control-plane': {
    ...server2022,
    kubernetesVersion: '1.32',
    kubernetesRelease: '1.32.13',
    controlPlaneVersion: '1.33',
    runtimeVersion: '2.0.0',
    cniRelease: '0.3.1',
    cni: 'sdnoverlay',
    networkMode: 'overlay',
  },
  'vpc-bridge-other-directory': {
    ...server2022,
    kubernetesVersion: '1.31',
    kubernetesRelease: '1.31.14',
    runtimeVersion: '1.7.34',
    cniRelease: '1.3',
    platform: 'eks',
    joinMethod: 'kubeconfig',
    cni: 'vpc-bridge',
    networkMode: 'l2bridge',
    installDirectory: 'D:\\kubernetes\\node',
    logDirectory: 'D:\\logs',
    nodeLabels: ['example.com/pool=windows'],
    nodeTaint: '',
    windowsPriorityClass: 'unset',
  },
  'vpc-bridge-outside-eks': {
    ...server2022,
    platform: 'aws',
    cni: 'vpc-bridge',
    accepted: ['eks-only'],
  },
  'pool-aks': { ...newest, platform: 'aks', nodeLabels: ['example.com/pool=windows', 'tier=web'] },
  'pool-eks': { ...server2022, platform: 'eks', maxPods: 9, nodeLabels: ['tier=web'] },
  'pool-gke': {
    ...server2022,
    platform: 'gke',
    useRuntimeClass: true,
    serviceType: 'LoadBalancer',
  },
  'pool-hostile-text': {
    ...hostileText,
    ...newest,
    image: hostileText.image,
    platform: 'aks',
    joinMethod: 'node-pool',
  },
  'awkward-text': { ...newest, ...awkwardText },
  // With true versions, since a finding about a false one names the newest.
  'hostile-text': { ...hostileText, ...newest, image: hostileText.image },
  'hostile-text-docker': { ...docker, cni: 'win-overlay', ...hostileText, serviceManager: 'nssm' },
} satisfies Readonly<Record<string, Named>>

/** A scenario whose whole files are kept; `id` is the name of its folder. */
export interface GoldenScenario {
  readonly id: string
  readonly choices: Choices
}

export const goldenScenarios: readonly GoldenScenario[] = [
  ...presets.map(({ id, choices }) => ({ id, choices: { ...choices, ...presetVersions[id] } })),
  ...Object.entries(others).map(([id, choices]) => ({
    id,
    choices: { ...initialChoices, ...choices },
  })),
]

/** Those whose node our scripts make, and no platform or operator. */
export const scriptedScenarios = goldenScenarios.filter(
  ({ choices }) => nodeMaker(resolve(choices)) === 'scripts',
)
