import type { Fact } from '../fact.ts'
import type { UpdateRequirement } from '../kbs.ts'
import type { ReleaseRange } from '../../values/version.ts'
import type { AgentService, CniProgram, PlacedFile, SourceVip, StateFiles } from './on-node.ts'
import type { Tested } from './tested-releases.ts'

export type NetworkModeId = 'l2bridge' | 'l2tunnel' | 'overlay' | 'transparent' | 'nat'
export type IpamId = 'host-local' | 'azure-vnet-ipam' | 'azure-cns' | 'calico-ipam' | 'hns' | 'vpc'
export type RuntimeId = 'docker' | 'mirantis' | 'containerd'
export type PlatformId =
  'on-premises' | 'vsphere' | 'hyper-v' | 'azure' | 'aks' | 'aws' | 'eks' | 'gcp' | 'gke'

/** A range of the scenario that the OutBoundNAT exception list may hold. */
export type ExceptionItem = 'clusterCIDR' | 'serviceCIDR' | 'managementSubnet' | 'virtualNetworks'
/** What a ROUTE or SDNRoute policy of the CNI file points at. */
export type RouteItem = 'serviceCIDR' | 'nodeIP'

export interface VxlanLimits {
  readonly port: Fact<number>
  /** False where another UDP port is refused. */
  readonly otherPorts: Fact<boolean>
  readonly minVni: Fact<number>
  readonly maxVni?: Fact<number>
  /** Platforms where the guide wants another port than the usual one. */
  readonly otherPortOn?: Fact<readonly PlatformId[]>
  /** The one identifier that the plugin uses, where it cannot be chosen. */
  readonly vni?: Fact<number>
}

/** How one plugin works in one network mode. */
export interface CniMode {
  readonly id: NetworkModeId
  /** The plugin's own name for it: `host-gw`, `vxlan`, `windows-bgp`. */
  readonly backend?: string
  /** `type` of the binary that makes the endpoint: the delegate's where the plugin delegates. */
  readonly binary: string
  readonly support: Fact<'supported' | 'unsupported'>
  /** Releases that work in this mode, and with a runtime; absent = all. */
  readonly releases?: Fact<ReleaseRange>
  readonly runtimeReleases?: { readonly [R in RuntimeId]?: Fact<ReleaseRange> }
  /** Newest release that works in this mode, where it is not the newest of all. */
  readonly newestRelease?: Fact<string>
  /** The first is the one that `auto` takes. */
  readonly ipam: Fact<readonly IpamId[]>
  /** Address plugins that the code takes, though no guide has them. */
  readonly otherIpam?: Fact<readonly IpamId[]>
  /** Those of which nobody says what becomes of the pod, by runtime. */
  readonly unclearIpam?: { readonly [R in RuntimeId]?: Fact<readonly IpamId[]> }
  /** `{vni}` stands for the VXLAN network identifier. */
  readonly hnsNetworkName: Fact<string>
  /** Whether another name than that can be given. */
  readonly hnsNetworkNameIsFixed?: Fact<true>
  /** Who creates the HNS network: the CNI plugin at the first pod, the product's agent, or the operator's script. */
  readonly hnsNetworkBy: Fact<'plugin' | 'agent' | 'script'>
  readonly vxlan?: VxlanLimits
  /** Windows features beside Containers; the node routes by RemoteAccess where that is one. */
  readonly windowsFeatures?: Fact<readonly string[]>
  /** What the OutBoundNAT exception list holds, in order, before extra entries. */
  readonly exceptions: Fact<readonly ExceptionItem[]>
  /** What must stay out of it. */
  readonly excluded?: Fact<readonly ExceptionItem[]>
  /** What the plugin adds by itself. */
  readonly computed?: Fact<readonly ExceptionItem[]>
  /** Whether the plugin knows an exception list at all. */
  readonly hasExceptionList: boolean
  readonly routes: Fact<readonly RouteItem[]>
  readonly routesNeedEncap?: Fact<boolean>
  /** Direct server return makes the routes needless, and whoever writes the file leaves them out. */
  readonly noRoutesWithDsr?: Fact<true>
  /** Pods take addresses of the node's own network, so that the two ranges may coincide. */
  readonly podsInNodeNetwork?: Fact<readonly IpamId[]>
  /** null where nobody says. */
  readonly dualStack: Fact<boolean | null>
}

/** One kind of traffic that firewalls must let through, beyond what every node needs. */
export interface CniPort {
  readonly protocol: 'TCP' | 'UDP'
  /** A number, or the decision that holds it. */
  readonly port: number | 'vxlanPort'
  readonly peer: 'all nodes' | 'control plane' | 'Typha'
  readonly purpose: string
  readonly modes?: readonly NetworkModeId[]
  /** The port that stands for it while nobody chose otherwise in the plugin's own settings. */
  readonly insteadOf?: number
}

/** Directories may begin with `{install}`, the installation directory of the node. */
export interface CniDirectories {
  readonly conf: string
  readonly bin: string
}

export interface CniFile<Format extends string = string> {
  /** How the file is written: `artifacts/cni/writers.ts` has a writer for each format. */
  readonly format: Format
  /** As the plugin's installer or guide names it. */
  readonly name: Fact<string>
  /** The installer of the product writes the file on the node. */
  readonly installer?: Fact<string>
  readonly directories: {
    readonly docker: Fact<CniDirectories>
    readonly containerd: Fact<CniDirectories>
  }
  /** What the binary takes, by first release. */
  readonly cniVersions: Fact<
    readonly { readonly from: string; readonly accepts: readonly string[] }[]
  >
  /** What is written. */
  readonly cniVersion: Fact<string>
}

/** A CNI plugin, or a product that brings one, as a user chooses it. */
export interface CniPlugin<
  Id extends string = string,
  Format extends string = string,
  Download extends string = string,
> {
  readonly id: Id
  readonly name: string
  /** One sentence for the option card. */
  readonly sentence: string
  readonly modes: readonly CniMode[]
  /** What happens in any other mode, and where that is shown. */
  readonly otherModes: Fact<'refused' | 'unsupported'>
  readonly runtimes: Fact<readonly RuntimeId[]>
  /** Runtimes that its project names and did not try; a sentence. */
  readonly unprovenRuntimes?: { readonly [R in RuntimeId]?: Fact<string> }
  /** Platforms it is made for; undefined = any. */
  readonly platforms?: Fact<readonly PlatformId[]>
  /** Who alone makes a node with it, as far as anybody says; on its own platforms a node can be rebuilt. */
  readonly nodesBy?: Fact<'operator' | 'eks'>
  /** Lowest version of a runtime that its guide names. */
  readonly runtimeVersions?: { readonly [R in RuntimeId]?: Fact<string> }
  /** First release of the plugin that asks for them; absent = all. */
  readonly runtimeVersionsFrom?: Fact<string>
  /** Updates of Windows that its guide asks for. */
  readonly updates?: readonly UpdateRequirement[]
  /** Kubernetes minors with which its project tested which releases. */
  readonly tested?: Tested
  /** Newest release in the facts, without `v`, in the numbering of `repository`. */
  readonly newestRelease: Fact<string>
  /** What `cniRelease` counts: the repository of the binary that makes endpoints. */
  readonly repository: string
  /** Binaries in the directory of plugins. */
  readonly binaries: readonly string[]
  /** Kubernetes NetworkPolicy; null where nobody says. */
  readonly networkPolicy: Fact<boolean | null>
  /** It does the work of kube-proxy on Windows nodes, from this release on. */
  readonly replacesKubeProxy?: Fact<{ readonly from: string }>
  /** Before, kube-proxy runs in userspace mode, on this adapter. */
  readonly userspaceProxy?: Fact<{ readonly adapter: string }>
  readonly ports: Fact<readonly CniPort[]>
  readonly file: CniFile<Format>

  /** The file must name the network adapter, in this field. */
  readonly adapterField?: Fact<string>
  /** Where exceptions from address translation stand in a file without an exception list. */
  readonly otherExceptionField?: Fact<string>
  /** Address plugins that work on the platforms of this plugin alone. */
  readonly platformIpam?: Fact<readonly IpamId[]>
  /** Address plugins with which the fabric of the platform routes a range of the pods' own. */
  readonly fabricOverlayIpam?: Fact<readonly IpamId[]>
  /** A network that its software makes on every node by itself, and whose it is. */
  readonly helperRange?: { readonly of: string; readonly range: Fact<string> }

  /** What `node/prepare-node.ps1` fetches, in this order. */
  readonly programs: readonly CniProgram<Download>[]
  /** Runs on the node before the kubelet. */
  readonly agentService?: AgentService
  /** How the source VIP of kube-proxy in an overlay is found; absent = host-local reserves it. */
  readonly sourceVip?: Fact<SourceVip>
  /** Pods are on a virtual switch of its own, so no virtual adapter stands for the node's. */
  readonly hasOwnSwitch?: Fact<true>
  /** Windows features beside Containers. */
  readonly windowsFeatures?: Fact<readonly string[]>
  /** Its kernel driver, as the project gives it out, is signed for tests only. */
  readonly testSignedDriver?: Fact<string>
  /** A scheduled job of its guide, which cleans up at each start of the node. */
  readonly startJob?: Fact<string>
  /** Directories of its own: made before it starts, deleted with the node. */
  readonly directories?: readonly string[]
  /** Files of the zip's folder `cni` that it reads on the node, beside the CNI file. */
  readonly placedFiles?: readonly PlacedFile[]
  /** What it remembers of the node's pods and must forget before the node joins again. */
  readonly stateFiles?: Fact<StateFiles>
  /** What its agents make under names of their own and leave behind: CNI files, HNS networks. */
  readonly leftovers?: Fact<{
    readonly cniFiles: readonly string[]
    readonly networks: readonly string[]
  }>
  /** Files with credentials, for administrators alone. */
  readonly secretFiles?: readonly string[]
  /** Files with settings and without secrets, which support asks for. */
  readonly settingsFiles?: readonly string[]
  /** Why source addresses saved for a node do not hold when it joins again. */
  readonly rejoin?: string

  /** What its project runs on the Linux nodes, which comes first. */
  readonly clusterSide?: ClusterSide
  /** Its agents run as HostProcess pods with containerd: from this release and Kubernetes minor on. */
  readonly daemonSets?: Fact<{ readonly from: string; readonly kubernetes: string }>
  /** They also run as services below this release; the newest known one of those. */
  readonly services?: Fact<{ readonly before: string; readonly newest: string }>
  /** The account of its agents as services, where its own installer registers them. */
  readonly servicesAccount?: Fact<{ readonly account: string; readonly role: string }>
  /** What this installer registers, in the order in which it stops, and where its files lie. */
  readonly installedServices?: Fact<{
    readonly names: readonly string[]
    /** Services that one mode alone has. */
    readonly onlyIn: { readonly [name in string]?: NetworkModeId }
    readonly directory: string
    /** The archive that it was unpacked from. */
    readonly archive: string
    readonly kubeconfig: string
  }>
  /** What its guide registers on the node where its agents are no HostProcess pods, in the order in which it stops. */
  readonly hostServices?: Fact<readonly string[]>
  /** kube-proxy has a DaemonSet made for it. */
  readonly kubeProxyDaemonSet?: Fact<true>
  /** The step of the runbook that brings its agent to the node, after the node has joined. */
  readonly agentStep?: AgentStep
}

export interface ClusterSide {
  /** What to see to there; absent = the usual sentence. */
  readonly text?: string
  /** Shell commands that show its state. */
  readonly commands: readonly string[]
  /** The ConfigMap that all nodes share, which gets a file of the zip, and the pods that read it. */
  readonly shared?: Fact<{
    readonly configMap: string
    readonly namespace: string
    readonly key: string
    readonly pods: string
  }>
}

export type AgentStep = 'antrea-agent' | 'calico-agent'

export const defineCni = <
  const Id extends string,
  const Format extends string,
  const Download extends string = never,
>(
  plugin: CniPlugin<Id, Format, Download>,
) => plugin
