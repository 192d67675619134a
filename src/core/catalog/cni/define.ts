import type { Fact } from '../fact.ts'

export type NetworkModeId = 'l2bridge' | 'l2tunnel' | 'overlay' | 'transparent' | 'nat'
export type IpamId =
  'host-local' | 'azure-vnet-ipam' | 'azure-cns' | 'calico-ipam' | 'hns' | 'vpc'
export type RuntimeId = 'docker' | 'mirantis' | 'containerd'
export type PlatformId = 'on-premises' | 'vsphere' | 'hyper-v' | 'azure' | 'aks' | 'aws' | 'gcp'

/** How one plugin works in one network mode. */
export interface CniMode {
  readonly id: NetworkModeId
  /** The plugin's own name for it: `host-gw`, `vxlan`, `windows-bgp`. */
  readonly backend?: string
  readonly support: Fact<'supported' | 'unsupported'>
  readonly ipam: Fact<readonly IpamId[]>
  readonly hnsNetworkName: Fact<string>
  readonly vxlan?: { readonly port: Fact<number>; readonly minVni: Fact<number> }
  /** What the OutBoundNAT exception list holds, in order, before extra entries. */
  readonly exceptions: Fact<readonly ('clusterCIDR' | 'serviceCIDR' | 'managementSubnet' | 'virtualNetworks')[]>
}

/** A CNI plugin, or a product that brings one, as a user chooses it. */
export interface CniPlugin<Id extends string = string> {
  readonly id: Id
  readonly name: string
  /** One sentence for the option card. */
  readonly sentence: string
  /** `type` in the CNI file by mode; the delegate's where the plugin delegates. */
  readonly modes: readonly CniMode[]
  readonly runtimes: Fact<readonly RuntimeId[]>
  /** Platforms it is made for; undefined = any. */
  readonly platforms?: Fact<readonly PlatformId[]>
  /** First and last Kubernetes minor, where its project states one. */
  readonly kubernetes?: Fact<{ readonly from?: string; readonly through?: string }>
  /** Newest release in the facts, without `v`; the repository's own numbering. */
  readonly newestRelease: Fact<string>
}

export const defineCni = <const Id extends string>(plugin: CniPlugin<Id>) => plugin
