import type { IpamId, NetworkModeId, PlatformId, RuntimeId } from '../catalog/cni/define.ts'
import type { CniId } from '../catalog/cni/index.ts'
import type { KubernetesVersion } from '../catalog/kubernetes/index.ts'
import type { ImageRelease, WindowsRelease } from '../catalog/windows/index.ts'

/** One node with its network and a workload: every decision, resolved. Units and syntax: `decisions`. */
export interface Scenario {
  readonly kubernetesVersion: KubernetesVersion
  readonly kubernetesRelease: string
  readonly controlPlaneVersion: KubernetesVersion
  readonly platform: PlatformId
  readonly joinMethod: 'kubeadm' | 'bootstrap-token' | 'kubeconfig'
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

export type DecisionId = keyof Scenario

/** Decisions that may be left to the app; `resolve` turns `auto` into a value. */
export type AutoDecision =
  | 'controlPlaneVersion'
  | 'kubernetesRelease'
  | 'containerRuntime'
  | 'runtimeVersion'
  | 'imageRelease'
  | 'ipam'
  | 'cniRelease'
  | 'hnsNetworkName'
  | 'sourceVip'
  | 'podCIDR'
  | 'image'
  | 'windowsPriorityClass'
  | 'workloadKind'

export const auto = 'auto'

/** What a user chose: a scenario in which some decisions are still `auto`. Links and files carry this. */
export type Choices = {
  readonly [K in DecisionId]: K extends AutoDecision ? Scenario[K] | typeof auto : Scenario[K]
}
