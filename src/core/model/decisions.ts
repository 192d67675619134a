import type { Catalog } from '../catalog/catalog.ts'
import { newestVerified } from '../catalog/kubernetes/index.ts'
import { imageReleases, windowsReleases } from '../catalog/windows/index.ts'
import type { AnyDecision, Choice, Decisions } from './decision.ts'
import { cniRelease } from './resolve/cni-release.ts'
import { containerRuntime } from './resolve/container-runtime.ts'
import { hnsNetworkName } from './resolve/hns-network-name.ts'
import { imageRelease } from './resolve/image-release.ts'
import { ipam } from './resolve/ipam.ts'
import { kubernetesRelease } from './resolve/kubernetes-release.ts'
import { podCIDR } from './resolve/pod-cidr.ts'
import { runtimeVersion } from './resolve/runtime-version.ts'
import { sourceVip } from './resolve/source-vip.ts'
import type { AutoDecision, DecisionId, Scenario } from './scenario.ts'

const isOverlay = ({ networkMode }: Scenario) => networkMode === 'overlay'
const hasService = ({ serviceType }: Scenario) => serviceType !== 'none'

const named = <const V extends string>(names: Record<V, string | readonly [string, string]>) => {
  const choices = Object.entries(names).map(([value, name]) => choice(value, name))
  return () => choices as unknown as readonly Choice<V>[]
}

function choice(value: string, name: unknown): Choice<string> {
  return Array.isArray(name)
    ? { value, name: String(name[0]), sentence: String(name[1]) }
    : { value, name: String(name) }
}

/** Entries of a catalog record as choices, in its order. */
function entries<V extends string>(record: {
  readonly [Id in V]: { readonly name: string; readonly sentence?: string }
}): readonly Choice<V>[] {
  return (Object.keys(record) as V[]).map((value) => {
    const { name, sentence } = record[value]
    return sentence === undefined ? { value, name } : { value, name, sentence }
  })
}

const minors = (catalog: Catalog): readonly Choice<Scenario['kubernetesVersion']>[] =>
  (Object.keys(catalog.kubernetes) as Scenario['kubernetesVersion'][])
    .map((value) => ({ value, name: `Kubernetes ${value}` }))
    .toReversed()

/** Every decision, once. The initial values together are the preset `current`. */
export const decisions: Decisions = {
  kubernetesVersion: {
    topic: 'cluster',
    label: 'Kubernetes version of the node',
    kind: 'closed',
    control: 'select',
    initial: newestVerified,
    choices: minors,
  },
  kubernetesRelease: {
    topic: 'cluster',
    label: 'Patch release',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    placeholder: '1.36.4',
    auto: { reads: ['kubernetesVersion'], resolve: kubernetesRelease },
  },
  controlPlaneVersion: {
    topic: 'cluster',
    label: 'Kubernetes version of the control plane',
    kind: 'closed',
    control: 'select',
    initial: 'auto',
    choices: minors,
    auto: {
      reads: ['kubernetesVersion'],
      resolve: ({ kubernetesVersion }) => kubernetesVersion,
    },
  },
  platform: {
    topic: 'cluster',
    label: 'Where the node runs',
    kind: 'closed',
    control: 'select',
    initial: 'on-premises',
    choices: (catalog) => entries(catalog.platforms),
  },
  joinMethod: {
    topic: 'cluster',
    label: 'How the node joins',
    kind: 'closed',
    control: 'cards',
    initial: 'kubeadm',
    choices: named({
      kubeadm: [
        'kubeadm join',
        'kubeadm writes the kubelet’s flags and configuration on the node.',
      ],
      'bootstrap-token': [
        'Bootstrap kubeconfig',
        'The kubelet asks for its own certificate with a short-lived token.',
      ],
      kubeconfig: ['Existing kubeconfig', 'You bring a kubeconfig that is valid for this node.'],
    }),
  },
  apiServerEndpoint: {
    topic: 'addresses',
    label: 'API server, host and port',
    kind: 'text',
    control: 'text',
    initial: '10.127.130.2:6443',
    example: true,
  },
  ipFamily: {
    topic: 'addresses',
    label: 'IP family',
    kind: 'closed',
    control: 'select',
    initial: 'ipv4',
    choices: named({ ipv4: 'IPv4', 'dual-stack': 'IPv4 and IPv6 (dual-stack)' }),
  },
  clusterCIDR: {
    topic: 'addresses',
    label: 'Pod range (cluster CIDR)',
    kind: 'text',
    control: 'text',
    initial: '10.244.0.0/16',
    example: true,
  },
  podCIDR: {
    topic: 'addresses',
    label: 'Pod subnet of this node, as the cluster assigns it',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    placeholder: '10.244.1.0/24',
    relevant: ({ ipam: plugin }) => plugin === 'host-local',
    auto: { reads: ['clusterCIDR'], resolve: podCIDR },
  },
  serviceCIDR: {
    topic: 'addresses',
    label: 'Service range',
    kind: 'text',
    control: 'text',
    initial: '10.96.0.0/12',
    example: true,
  },
  clusterDNS: {
    topic: 'addresses',
    label: 'DNS service IP',
    kind: 'text',
    control: 'text',
    initial: '10.96.0.10',
    example: true,
  },
  clusterDomain: {
    topic: 'addresses',
    label: 'Cluster domain',
    kind: 'text',
    control: 'text',
    initial: 'cluster.local',
  },

  windowsRelease: {
    topic: 'host',
    label: 'Windows release of the host',
    kind: 'closed',
    control: 'cards',
    initial: 'ltsc2025',
    choices: (catalog) =>
      windowsReleases
        .filter((value) => value in catalog.windows)
        .map((value) => ({
          value,
          name: catalog.windows[value].name,
          sentence: `Build ${catalog.windows[value].build.value}`,
          group: catalog.windows[value].channel,
        }))
        .toReversed(),
  },
  windowsRevision: {
    topic: 'host',
    label: 'Build revision (UBR), 0 if not known',
    kind: 'number',
    control: 'number',
    initial: 0,
    min: 0,
    max: 99_999,
  },
  installedKBs: {
    topic: 'host',
    label: 'Installed updates that matter',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: 'KB4489899',
  },
  nodeName: {
    topic: 'host',
    label: 'Node name',
    kind: 'text',
    control: 'text',
    initial: 'win-node-1',
    example: true,
  },
  nodeIP: {
    topic: 'addresses',
    label: 'Node IP',
    kind: 'text',
    control: 'text',
    initial: '10.127.130.21',
    example: true,
  },
  managementSubnet: {
    topic: 'addresses',
    label: 'Node subnet (management subnet)',
    kind: 'text',
    control: 'text',
    initial: '10.127.130.0/24',
    example: true,
  },
  networkAdapter: {
    topic: 'addresses',
    label: 'Network adapter',
    kind: 'text',
    control: 'text',
    initial: 'Ethernet',
    example: true,
  },
  cpuCores: {
    topic: 'node',
    label: 'CPU cores',
    kind: 'number',
    control: 'number',
    initial: 4,
    min: 1,
    max: 2048,
  },
  memoryGiB: {
    topic: 'node',
    label: 'Memory',
    unit: 'GiB',
    kind: 'number',
    control: 'number',
    initial: 16,
    min: 1,
    max: 65_536,
    integer: false,
  },
  maxPods: {
    topic: 'node',
    label: 'Most pods on the node',
    kind: 'number',
    control: 'number',
    initial: 110,
    min: 1,
    max: 100_000,
  },
  kubeReserved: {
    topic: 'node',
    label: 'Reserved for Kubernetes',
    kind: 'text',
    control: 'text',
    initial: 'cpu=200m,memory=1Gi',
    placeholder: 'cpu=200m,memory=1Gi',
  },
  systemReserved: {
    topic: 'node',
    label: 'Reserved for Windows',
    kind: 'text',
    control: 'text',
    initial: 'cpu=300m,memory=2Gi',
    placeholder: 'cpu=300m,memory=2Gi',
  },
  windowsPriorityClass: {
    topic: 'node',
    label: 'Priority of the kubelet process',
    kind: 'closed',
    control: 'select',
    initial: 'ABOVE_NORMAL_PRIORITY_CLASS',
    choices: named({
      unset: 'Not set (kubelet’s own default)',
      IDLE_PRIORITY_CLASS: 'IDLE_PRIORITY_CLASS',
      BELOW_NORMAL_PRIORITY_CLASS: 'BELOW_NORMAL_PRIORITY_CLASS',
      NORMAL_PRIORITY_CLASS: 'NORMAL_PRIORITY_CLASS',
      ABOVE_NORMAL_PRIORITY_CLASS: 'ABOVE_NORMAL_PRIORITY_CLASS',
      HIGH_PRIORITY_CLASS: 'HIGH_PRIORITY_CLASS',
      REALTIME_PRIORITY_CLASS: 'REALTIME_PRIORITY_CLASS',
    }),
  },
  nodeLabels: {
    topic: 'node',
    label: 'Node labels',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: 'example.com/pool=windows',
  },
  nodeTaint: {
    topic: 'node',
    label: 'Taint of the node',
    kind: 'text',
    control: 'text',
    initial: 'os=windows:NoSchedule',
    placeholder: 'os=windows:NoSchedule',
  },
  installDirectory: {
    topic: 'node',
    label: 'Installation directory',
    kind: 'text',
    control: 'text',
    initial: String.raw`C:\k`,
  },
  logDirectory: {
    topic: 'node',
    label: 'Log directory',
    kind: 'text',
    control: 'text',
    initial: String.raw`C:\var\log\kubelet`,
  },
  serviceManager: {
    topic: 'node',
    label: 'Service manager',
    kind: 'closed',
    control: 'cards',
    initial: 'native',
    choices: named({
      native: ['Windows service (sc.exe)', 'The components register with Windows themselves.'],
      nssm: ['nssm', 'A small helper runs a start script as a service, as the older guides do.'],
    }),
  },
  httpProxy: {
    topic: 'node',
    label: 'HTTP proxy',
    kind: 'text',
    control: 'text',
    initial: '',
    placeholder: 'http://proxy.example.com:3128',
  },
  httpsProxy: {
    topic: 'node',
    label: 'HTTPS proxy',
    kind: 'text',
    control: 'text',
    initial: '',
    placeholder: 'http://proxy.example.com:3128',
  },
  noProxy: {
    topic: 'node',
    label: 'Without proxy',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: '.example.com',
    relevant: ({ httpProxy, httpsProxy }) => httpProxy !== '' || httpsProxy !== '',
  },

  containerRuntime: {
    topic: 'runtime',
    label: 'Container runtime',
    kind: 'closed',
    control: 'cards',
    initial: 'auto',
    choices: (catalog) => entries(catalog.runtimes),
    auto: { reads: ['kubernetesVersion'], resolve: containerRuntime },
  },
  runtimeVersion: {
    topic: 'runtime',
    label: 'Version of the runtime',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    auto: {
      reads: ['kubernetesVersion', 'containerRuntime', 'isolation'],
      resolve: runtimeVersion,
    },
  },
  isolation: {
    topic: 'runtime',
    label: 'Isolation',
    kind: 'closed',
    control: 'cards',
    initial: 'process',
    choices: (catalog) => entries(catalog.isolation),
  },

  networkMode: {
    topic: 'network',
    label: 'Network mode',
    kind: 'closed',
    control: 'cards',
    initial: 'overlay',
    choices: (catalog) => entries(catalog.modes),
  },
  cni: {
    topic: 'network',
    label: 'CNI plugin',
    kind: 'closed',
    control: 'cards',
    initial: 'flannel',
    choices: (catalog) => entries(catalog.cni),
  },
  cniRelease: {
    topic: 'network',
    label: 'Release of the plugin',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    auto: { reads: ['cni', 'networkMode'], resolve: cniRelease },
  },
  ipam: {
    topic: 'network',
    label: 'IP address management (IPAM)',
    kind: 'closed',
    control: 'select',
    initial: 'auto',
    choices: named({
      'host-local': 'host-local',
      'azure-vnet-ipam': 'azure-vnet-ipam',
      'azure-cns': 'azure-cns',
      'calico-ipam': 'calico-ipam',
      hns: 'HNS (inbox)',
      vpc: 'VPC resource controller',
    }),
    auto: { reads: ['cni', 'networkMode'], resolve: ipam },
  },
  hnsNetworkName: {
    topic: 'network',
    label: 'Name of the HNS network',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    auto: { reads: ['cni', 'networkMode', 'vni'], resolve: hnsNetworkName },
  },
  vni: {
    topic: 'network',
    label: 'VXLAN network identifier (VNI)',
    kind: 'number',
    control: 'number',
    initial: 4096,
    min: 0,
    max: 16_777_215,
    relevant: isOverlay,
  },
  vxlanPort: {
    topic: 'network',
    label: 'VXLAN UDP port',
    kind: 'number',
    control: 'number',
    initial: 4789,
    min: 1,
    max: 65_535,
    relevant: isOverlay,
  },
  sourceVip: {
    topic: 'network',
    label: 'Source VIP of kube-proxy',
    kind: 'text',
    control: 'text',
    initial: 'auto',
    relevant: isOverlay,
    auto: { reads: ['networkMode'], resolve: sourceVip },
  },
  virtualNetworks: {
    topic: 'addresses',
    label: 'Address spaces of the VNet or VPC',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: '10.240.0.0/16',
  },
  directServerReturn: {
    topic: 'network',
    label: 'Direct server return (DSR)',
    kind: 'boolean',
    control: 'switch',
    initial: false,
  },
  extraExceptions: {
    topic: 'addresses',
    label: 'More ranges for the exception list',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: '192.168.40.0/24',
  },
  externalTargets: {
    topic: 'addresses',
    label: 'Outside addresses that pods must reach',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: '192.168.40.12',
  },

  workloadKind: {
    topic: 'workload',
    label: 'Kind of workload',
    kind: 'closed',
    control: 'cards',
    initial: 'auto',
    choices: named({
      Deployment: ['Deployment', 'A number of like pods, wherever they fit.'],
      DaemonSet: ['DaemonSet', 'One pod on every Windows node.'],
    }),
    auto: {
      reads: ['isolation'],
      resolve: ({ isolation }) => (isolation === 'hostprocess' ? 'DaemonSet' : 'Deployment'),
    },
  },
  workloadName: {
    topic: 'workload',
    label: 'Name',
    kind: 'text',
    control: 'text',
    initial: 'win-webserver',
    example: true,
  },
  namespace: {
    topic: 'workload',
    label: 'Namespace',
    kind: 'text',
    control: 'text',
    initial: 'default',
  },
  image: {
    topic: 'workload',
    label: 'Image',
    kind: 'text',
    control: 'text',
    initial: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2025',
    example: true,
  },
  imageRelease: {
    topic: 'workload',
    label: 'Windows release of the image',
    kind: 'closed',
    control: 'select',
    initial: 'auto',
    choices: (catalog) =>
      imageReleases
        .filter((value) => value in catalog.images)
        .map((value) => ({ value, name: catalog.images[value].name }))
        .toReversed(),
    auto: { reads: ['image', 'windowsRelease'], resolve: imageRelease },
  },
  replicas: {
    topic: 'workload',
    label: 'Replicas',
    kind: 'number',
    control: 'number',
    initial: 2,
    min: 0,
    max: 100_000,
    relevant: ({ workloadKind }) => workloadKind === 'Deployment',
  },
  containerPort: {
    topic: 'workload',
    label: 'Port of the container',
    kind: 'number',
    control: 'number',
    initial: 80,
    min: 1,
    max: 65_535,
  },
  serviceType: {
    topic: 'workload',
    label: 'Service',
    kind: 'closed',
    control: 'cards',
    initial: 'NodePort',
    choices: named({
      none: ['None', 'The pods are not exposed.'],
      ClusterIP: ['ClusterIP', 'Reachable inside the cluster.'],
      NodePort: ['NodePort', 'Reachable on a port of every node.'],
      LoadBalancer: ['LoadBalancer', 'Reachable through the platform’s load balancer.'],
    }),
  },
  servicePort: {
    topic: 'workload',
    label: 'Port of the Service',
    kind: 'number',
    control: 'number',
    initial: 80,
    min: 1,
    max: 65_535,
    relevant: hasService,
  },
  externalTrafficPolicy: {
    topic: 'workload',
    label: 'External traffic policy',
    kind: 'closed',
    control: 'select',
    initial: 'Cluster',
    choices: named({ Cluster: 'Cluster', Local: 'Local (keeps the client’s address)' }),
    relevant: ({ serviceType }) => serviceType === 'NodePort' || serviceType === 'LoadBalancer',
  },
  sessionAffinity: {
    topic: 'workload',
    label: 'Session affinity',
    kind: 'closed',
    control: 'select',
    initial: 'None',
    choices: named({ None: 'None', ClientIP: 'ClientIP' }),
    relevant: hasService,
  },
  sessionAffinityTimeout: {
    topic: 'workload',
    label: 'Session affinity timeout, 0 = API default',
    unit: 's',
    kind: 'number',
    control: 'number',
    initial: 0,
    min: 0,
    max: 86_400,
    relevant: (scenario) => hasService(scenario) && scenario.sessionAffinity === 'ClientIP',
  },
  preserveDestination: {
    topic: 'workload',
    label: 'Preserve the destination address (preserve-destination)',
    kind: 'boolean',
    control: 'switch',
    initial: false,
    relevant: hasService,
  },
  cpuRequest: {
    topic: 'workload',
    label: 'CPU request',
    kind: 'text',
    control: 'text',
    initial: '',
    placeholder: '500m',
  },
  cpuLimit: {
    topic: 'workload',
    label: 'CPU limit',
    kind: 'text',
    control: 'text',
    initial: '1',
  },
  memoryRequest: {
    topic: 'workload',
    label: 'Memory request',
    kind: 'text',
    control: 'text',
    initial: '',
    placeholder: '800Mi',
  },
  memoryLimit: {
    topic: 'workload',
    label: 'Memory limit',
    kind: 'text',
    control: 'text',
    initial: '800Mi',
  },
  runAsUserName: {
    topic: 'workload',
    label: 'User inside the container (runAsUserName)',
    kind: 'text',
    control: 'text',
    initial: '',
    placeholder: 'ContainerUser',
  },
  gmsaCredentialSpec: {
    topic: 'workload',
    label: 'GMSA credential spec',
    kind: 'text',
    control: 'text',
    initial: '',
    placeholder: 'webapp1',
  },
  volumes: {
    topic: 'workload',
    label: 'Volumes',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: String.raw`emptyDir::C:\data`,
  },
  livenessProbe: {
    topic: 'workload',
    label: 'Liveness probe',
    kind: 'closed',
    control: 'select',
    initial: 'none',
    choices: named({ none: 'None', http: 'HTTP', tcp: 'TCP', exec: 'Command' }),
  },
  readinessProbe: {
    topic: 'workload',
    label: 'Readiness probe',
    kind: 'closed',
    control: 'select',
    initial: 'http',
    choices: named({ none: 'None', http: 'HTTP', tcp: 'TCP', exec: 'Command' }),
  },
  useRuntimeClass: {
    topic: 'workload',
    label: 'Use a RuntimeClass',
    kind: 'boolean',
    control: 'switch',
    initial: false,
  },
  logMonitor: {
    topic: 'workload',
    label: 'Collect logs with LogMonitor',
    kind: 'boolean',
    control: 'switch',
    initial: false,
  },

  featureGates: {
    topic: 'node',
    label: 'Feature gates',
    kind: 'list',
    control: 'list',
    initial: [],
    placeholder: 'WinDSR=true',
  },
  accepted: {
    topic: 'node',
    label: 'Accepted findings (rule ids)',
    kind: 'list',
    control: 'list',
    initial: [],
  },
}

export const decisionIds = Object.keys(decisions) as readonly DecisionId[]

export const decisionOf = (id: DecisionId) => decisions[id] as unknown as AnyDecision

export const autoDecisions = decisionIds.filter(
  (id): id is AutoDecision => decisionOf(id).auto !== undefined,
)
