import type { PlatformId } from './cni/define.ts'
import { inferred, verified, type Fact } from './fact.ts'

/** Where a node runs, and what the place does to its network. */
export interface Platform<Id extends PlatformId = PlatformId> {
  readonly id: Id
  readonly name: string
  readonly sentence: string
  /** The network drops packets with pod addresses until it is told about them. */
  readonly dropsPodAddresses?: Fact<string>
  /** Addresses that every node must reach, and that no range may cover. */
  readonly reserved?: Fact<readonly string[]>
  /** Ranges that the platform keeps for itself. */
  readonly forbiddenRanges?: Fact<readonly string[]>
  /** Addresses of each subnet that it keeps for itself. */
  readonly keepsPerSubnet?: Fact<number>
  /** Another user of the VXLAN port may be there. */
  readonly vxlanPortTaken?: Fact<string>
}

const definePlatform = <const Id extends PlatformId>(platform: Platform<Id>) => platform

const azureAddresses = verified(
  ['168.63.129.16', '169.254.169.254'],
  ['ab-cni#L59-L75', 'ab-cni#L235-L254'],
)
const azureKeeps = verified(5, ['aksdocs-overlay#L65'], {
  note: 'the first four and the last address',
})

export const platforms = {
  'on-premises': definePlatform({
    id: 'on-premises',
    name: 'On premises',
    sentence: 'Your own machines and network.',
  }),
  vsphere: definePlatform({
    id: 'vsphere',
    name: 'VMware vSphere',
    sentence: 'Virtual machines on vSphere; NSX may use the VXLAN port itself.',
    vxlanPortTaken: verified('VMware NSX uses UDP 4789 itself and can drop it', [
      'ms-problems#L168-L170',
      'wmco-pre#L60-L66',
    ]),
  }),
  'hyper-v': definePlatform({
    id: 'hyper-v',
    name: 'Hyper-V',
    sentence: 'Virtual machines on Hyper-V; allow MAC address spoofing where a mode needs it.',
  }),
  azure: definePlatform({
    id: 'azure',
    name: 'Azure, self-managed',
    sentence: 'Virtual machines on Azure with a cluster of your own, as aks-engine made them.',
    dropsPodAddresses: verified('routes of your own, one per node', ['ms-problems', 'a-net']),
    reserved: azureAddresses,
    keepsPerSubnet: azureKeeps,
  }),
  aks: definePlatform({
    id: 'aks',
    name: 'AKS',
    sentence: 'A node of Azure Kubernetes Service; Azure provisions most of it.',
    dropsPodAddresses: verified('routes of your own, one per node', ['ms-problems', 'a-net']),
    reserved: azureAddresses,
    forbiddenRanges: verified(
      ['169.254.0.0/16', '172.30.0.0/16', '172.31.0.0/16', '192.0.2.0/24'],
      ['aksdocs-legacy#L60', 'aksdocs-plan#L53'],
    ),
    keepsPerSubnet: azureKeeps,
  }),
  aws: definePlatform({
    id: 'aws',
    name: 'AWS',
    sentence: 'Amazon EC2, with EKS or a cluster of your own.',
    dropsPodAddresses: inferred('source and destination check off, and routes in the VPC', [
      'aws-bridge',
    ]),
  }),
  gcp: definePlatform({
    id: 'gcp',
    name: 'Google Cloud',
    sentence: 'Compute Engine, with GKE or a cluster of your own.',
    dropsPodAddresses: verified('IP forwarding and alias ranges', ['gce']),
  }),
} as const
