import type { IpamId, NetworkModeId, PlatformId, RuntimeId } from '../catalog/cni/define.ts'
import type { CniId } from '../catalog/cni/index.ts'
import type { KubernetesVersion } from '../catalog/kubernetes/index.ts'
import type { ImageRelease, WindowsRelease } from '../catalog/windows/index.ts'
import type { Address, Cidr } from '../values/address.ts'
import type { Endpoint } from '../values/endpoint.ts'
import type { Gate } from '../values/gates.ts'
import type { Label } from '../values/labels.ts'
import type { Parsed } from '../values/parsed.ts'
import type { Reserved } from '../values/reservation.ts'
import type { Taint } from '../values/taints.ts'
import type { Volume } from '../values/volumes.ts'

/** One node with its network and a workload: every decision as it is chosen. Units and syntax: `decisions`. */
export interface Values {
  readonly kubernetesVersion: KubernetesVersion
  readonly kubernetesRelease: string
  readonly controlPlaneVersion: KubernetesVersion
  readonly platform: PlatformId
  readonly joinMethod: 'kubeadm' | 'bootstrap-token' | 'kubeconfig' | 'node-pool'
  readonly apiServerEndpoint: string
  readonly ipFamily: 'ipv4' | 'dual-stack'
  readonly clusterCIDR: string
  readonly podCIDR: string
  readonly serviceCIDR: string
  readonly clusterDNS: string
  readonly clusterDomain: string

  readonly windowsRelease: WindowsRelease
  readonly windowsRevision: number
  readonly installedKBs: readonly string[]
  readonly nodeName: string
  readonly nodeIP: string
  readonly managementSubnet: string
  readonly networkAdapter: string
  readonly cpuCores: number
  readonly memoryGiB: number
  readonly maxPods: number
  readonly kubeReserved: string
  readonly systemReserved: string
  readonly windowsPriorityClass: WindowsPriorityClass
  readonly nodeLabels: readonly string[]
  readonly nodeTaint: string
  readonly installDirectory: string
  readonly logDirectory: string
  readonly serviceManager: 'native' | 'nssm'
  readonly httpProxy: string
  readonly httpsProxy: string
  readonly noProxy: readonly string[]

  readonly containerRuntime: RuntimeId
  readonly runtimeVersion: string
  readonly isolation: 'process' | 'hyperv' | 'hostprocess'

  readonly networkMode: NetworkModeId
  readonly cni: CniId
  readonly cniRelease: string
  readonly nodeAgents: 'services' | 'daemonsets'
  readonly ipam: IpamId
  readonly hnsNetworkName: string
  readonly vni: number
  readonly vxlanPort: number
  readonly sourceVip: string
  readonly virtualNetworks: readonly string[]
  readonly directServerReturn: boolean
  readonly extraExceptions: readonly string[]
  readonly externalTargets: readonly string[]

  readonly workloadKind: 'Deployment' | 'DaemonSet'
  readonly workloadName: string
  readonly namespace: string
  readonly image: string
  readonly imageRelease: ImageRelease
  readonly replicas: number
  readonly containerPort: number
  readonly serviceType: 'none' | 'ClusterIP' | 'NodePort' | 'LoadBalancer'
  readonly servicePort: number
  readonly externalTrafficPolicy: 'Cluster' | 'Local'
  readonly sessionAffinity: 'None' | 'ClientIP'
  readonly sessionAffinityTimeout: number
  readonly preserveDestination: boolean
  readonly cpuRequest: string
  readonly cpuLimit: string
  readonly memoryRequest: string
  readonly memoryLimit: string
  readonly runAsUserName: string
  readonly gmsaCredentialSpec: string
  readonly volumes: readonly string[]
  readonly livenessProbe: ProbeKind
  readonly readinessProbe: ProbeKind
  readonly useRuntimeClass: boolean
  readonly logMonitor: boolean

  readonly featureGates: readonly string[]
  readonly accepted: readonly string[]
}

export type WindowsPriorityClass =
  | 'unset'
  | 'IDLE_PRIORITY_CLASS'
  | 'BELOW_NORMAL_PRIORITY_CLASS'
  | 'NORMAL_PRIORITY_CLASS'
  | 'ABOVE_NORMAL_PRIORITY_CLASS'
  | 'HIGH_PRIORITY_CLASS'
  | 'REALTIME_PRIORITY_CLASS'

export type ProbeKind = 'none' | 'http' | 'tcp' | 'exec'

export type DecisionId = keyof Values

/** The decisions whose text is read once, by `resolve`. */
export interface ParsedValues {
  readonly apiServerEndpoint: Parsed<Endpoint>
  readonly clusterCIDR: Parsed<readonly Cidr[]>
  readonly podCIDR: Parsed<readonly Cidr[]>
  readonly serviceCIDR: Parsed<readonly Cidr[]>
  readonly clusterDNS: Parsed<readonly Address[]>
  readonly nodeIP: Parsed<readonly Address[]>
  readonly managementSubnet: Parsed<readonly Cidr[]>
  readonly kubeReserved: Parsed<readonly Reserved[]>
  readonly systemReserved: Parsed<readonly Reserved[]>
  readonly nodeLabels: readonly Parsed<Label>[]
  readonly nodeTaint: Parsed<readonly Taint[]>
  readonly sourceVip: Parsed<Address>
  readonly virtualNetworks: readonly Parsed<Cidr>[]
  readonly extraExceptions: readonly Parsed<Cidr>[]
  /** Ranges, or addresses as ranges of their own. */
  readonly externalTargets: readonly Parsed<Cidr>[]
  /** Processors and bytes; an empty text, which asks for nothing, has no value. */
  readonly cpuRequest: Parsed<number>
  readonly cpuLimit: Parsed<number>
  readonly memoryRequest: Parsed<number>
  readonly memoryLimit: Parsed<number>
  readonly volumes: readonly Parsed<Volume>[]
  readonly featureGates: readonly Parsed<Gate>[]
  /** Text that stays text: where it has its form, it is spelled as components make it. */
  readonly nodeName: string
  readonly clusterDomain: string
  readonly installDirectory: string
  readonly logDirectory: string
  readonly httpProxy: string
  readonly httpsProxy: string
}

/** Every decision, resolved and read. */
export interface Scenario extends Omit<Values, keyof ParsedValues>, ParsedValues {}

/** Decisions that may be left to the app; `resolve` turns `auto` into a value. */
export type AutoDecision =
  | 'joinMethod'
  | 'controlPlaneVersion'
  | 'kubernetesRelease'
  | 'containerRuntime'
  | 'runtimeVersion'
  | 'imageRelease'
  | 'ipam'
  | 'cniRelease'
  | 'nodeAgents'
  | 'hnsNetworkName'
  | 'sourceVip'
  | 'podCIDR'
  | 'image'
  | 'windowsPriorityClass'
  | 'workloadKind'

export const auto = 'auto'

/** What a user chose: values of which some decisions are still `auto`. Links and files carry this. */
export type Choices = {
  readonly [K in DecisionId]: K extends AutoDecision ? Values[K] | typeof auto : Values[K]
}
