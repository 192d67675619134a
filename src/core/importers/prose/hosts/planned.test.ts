import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { plannedIn } from './planned.ts'

const read = (text: string) =>
  plannedIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value }) => [name, value],
  )

test.each<readonly [text: string, name: string, value: unknown]>([
  ['AKS with two Windows pools', 'joinMethod', 'node-pool'],
  ['EKS, one managed node group for Windows', 'joinMethod', 'node-pool'],
  ['AKS: network is Azure CNI powered by Cilium', 'aks.networkDataplane', 'cilium'],
  ['Our AKS has the dataplane: Cilium', 'aks.networkDataplane', 'cilium'],
  ['The AKS cluster runs with kubenet', 'aks.networkPlugin', 'kubenet'],
  ['AKS was created with the kubenet network plugin', 'aks.networkPlugin', 'kubenet'],
  ['The network plugin of our aks is kubenet.', 'aks.networkPlugin', 'kubenet'],
  ['network plugin: kubenet, on AKS', 'aks.networkPlugin', 'kubenet'],
  ['AKS 1.29 (kubenet), a new cluster', 'aks.networkPlugin', 'kubenet'],
  ['We made an AKS Automatic cluster', 'aks.sku', 'automatic'],
  ['AKS with outbound type none', 'aks.outboundType', 'none'],
  ['A network isolated AKS cluster', 'aks.outboundType', 'none'],
  ['EKS: we enabled custom networking with ENIConfig', 'eks.customNetworking', true],
  ['EKS 1.30, IPv6 cluster', 'eks.ipFamily', 'ipv6'],
  ['EKS 1.30 in IPv6 mode', 'eks.ipFamily', 'ipv6'],
  ['GKE with routes-based networking', 'gke.cluster', 'routes-based'],
  ['Windows pods on EKS with Fargate', 'pool.windowsTold', true],
  ['AKS: the Windows node pool fails', 'pool.windowsTold', true],
  ['AKS, the tenant pods run in Hyper-V isolation', 'isolation', 'hyperv'],
  ['One GKE pool runs Hyper-V isolated containers', 'isolation', 'hyperv'],
  ['GKE 1.34 Autopilot, please', 'gke.autopilot', 'true'],
  ['GKE: we want Windows nodes in our autopilot cluster', 'gke.autopilot', 'true'],
  ['GKE, one Windows node pool with ltsc2022', 'windowsRelease', 'ltsc2022'],
  ['GKE: our pool has ltsc2019', 'windowsRelease', 'ltsc2019'],
  ['EKS: we need 30 pods per node', 'pool.podsWanted', 30],
  ['EKS, up to 25 pods on each Windows node', 'pool.podsWanted', 25],
  ['EKS nodes are m5.large', 'eks.toldMachine', 'm5.large'],
  ['EKS, no prefix delegation please', 'eks.prefixDelegation', false],
  ['EKS: prefix delegation is disabled', 'eks.prefixDelegation', false],
  ['EKS with prefix delegation', 'eks.prefixDelegation', true],
  ['On EKS our Windows jobs run on Fargate', 'eks.windowsOnFargate', true],
  ['Our IIS pods (os: windows) on Fargate, CoreDNS on Linux', 'eks.windowsOnFargate', true],
  ['EKS: our Windows pods in the Fargate profile stay Pending', 'eks.windowsOnFargate', true],
  ['EKS Auto Mode, and the Windows pods stay Pending', 'eks.autoMode', true],
  ['We mount EFS into our Windows pods on EKS', 'eks.linuxStorage', true],
  ['efs on windows never mounts in our EKS cluster', 'eks.linuxStorage', true],
  ['EKS: NetworkPolicies are not enforced for Windows pods', 'eks.networkPolicy', true],
  ['Windows pods on EKS get nothing from Pod Identity', 'eks.podIdentity', true],
  ['AKS with node auto-provisioning', 'aks.nodeProvisioning', 'Auto'],
  ['A GKE Autopilot cluster for Windows Server containers', 'pool.windowsTold', true],
  ['EKS: Windows goes to Fargate so that we do not pay', 'eks.windowsOnFargate', true],
])('%s', (text, name, value) => expect(read(text)).toContainEqual([name, value]))

test.each([
  'On AKS we do not use Cilium.',
  'Our AKS:\nNot planned: Windows2019 (gone since 1.33), node auto-provisioning, kubenet.',
  'Our AKS:\n- **Out of scope:** AKS Automatic, the data plane is Cilium, node auto-provisioning.',
  'EKS: the Linux pods have EFS.',
  'AKS moved away from kubenet last year.',
  'On EKS the VPC has IPv6 too.',
  'We have two AKS clusters. A: Linux alone, Azure CNI powered by Cilium. B: Azure CNI overlay.',
  'Another GKE cluster of ours is Autopilot.',
  'GKE Standard, regular channel; Autopilot is another project (no Windows there).',
  'EKS: custom networking is for another cluster.',
  'AKS has no Windows nodes yet.',
  'GKE Standard instead of Autopilot',
  'AKS clusters with Hyper-V isolation are not supported.',
  'GKE: Autopilot or Standard?',
  'GKE that is not routes-based networking',
  'EKS with IPv6 subnets',
  'AKS with kubenet isn’t possible for Windows.',
  'Can AKS run Hyper-V isolated containers?',
  'AKS, process isolation instead of Hyper-V isolation',
  'On EKS Linux pods of CoreDNS run on Fargate, Windows on its own nodes',
  'EKS: Windows on node groups, Linux on Fargate',
  'On premises we run Calico with Hyper-V isolation and node pools of our own',
])('reads nothing of what is asked or refused: %s', (text) =>
  expect(read(text).filter(([name]) => name !== 'joinMethod')).toEqual([]),
)

test('clusters that carry the name of another product are made by hand', () =>
  expect(read('AKS Engine with two Windows pools, EKS Anywhere with node groups')).toEqual([]))

test('of two instance types it is open which one Windows nodes have', () =>
  expect(read('EKS: Linux on t3.medium, Windows on m5.large')).toEqual([]))

test.each([
  'EKS: EFS is not supported for Windows pods, and we take FSx.',
  'EKS: we know that EFS is not supported on Windows, so we use FSx.',
  'EKS: EFS in Linux pods, FSx on Windows nodes.',
  'EKS: EFS for Windows file shares is what others have.',
])('takes nothing for wanted that is not: %s', (text) =>
  expect(read(text).map(([name]) => name)).not.toContain('eks.linuxStorage'),
)
