import { exceptionConflicts } from './cni-exceptions.ts'
import { cniFileConflicts } from './cni-files.ts'
import { overlayConflicts } from './cni-overlay.ts'
import type { Conflict } from './define.ts'

/** Network modes, and the plugins that bring them. */
const modeConflicts: readonly Conflict[] = [
  {
    id: 'azure-cni-mode',
    topic: 'Which network mode Azure CNI makes',
    positions: [
      {
        says: 'Kubernetes pages name L2Tunnel as its mode.',
        sources: ['web-net-b', 'doc004'],
      },
      {
        says: 'Up to 1.6.15 the code makes L2Bridge from “bridge”, L2Tunnel from “tunnel” or nothing, and refuses any other word.',
        sources: ['acn-1.6.15#L291-L298'],
      },
      {
        says: 'From 1.6.16 on the setting has no effect: the network is always L2Bridge.',
        sources: ['acn#3113', 'acn-1.6.16#L226'],
      },
      {
        says: 'The files of AKS say “bridge”.',
        sources: ['aks-cni-default', 'ab-cni'],
      },
    ],
    decision:
      'The code decides: a node of AKS today has L2Bridge. L2Tunnel is offered on Azure alone, with releases before 1.6.16.',
    confidence: 'verified',
    rules: ['cni-release-mode'],
    applies: { cni: ['azure-vnet'], networkMode: ['l2tunnel'] },
  },
  {
    id: 'aks-overlay',
    topic: 'What “overlay” means on AKS',
    positions: [
      {
        says: 'AKS calls its plan of addresses Azure CNI Overlay.',
        sources: ['aksdocs-overlay'],
      },
      {
        says: 'The network that its script sets up in Windows is L2Bridge, and the fabric of Azure routes the pod range.',
        sources: ['ab-cni#L103-L165'],
      },
    ],
    decision:
      'Overlay here always means the Windows network with VXLAN. Azure CNI Overlay is L2Bridge with azure-cns and a pod range apart from the virtual network; the exception list then holds the pod range alone.',
    confidence: 'verified',
    rules: ['cni-network-mode'],
    applies: { cni: ['azure-vnet'], networkMode: ['overlay'] },
  },
  {
    id: 'l2bridge-routes',
    topic: 'Whether L2Bridge needs routes of one’s own between nodes',
    positions: [
      {
        says: 'The Kubernetes page says that win-bridge requires user-defined routes between nodes.',
        sources: ['web-net-b'],
      },
      {
        says: 'Flannel host-gw sets a route on each node, which is enough on one layer 2 segment.',
        sources: ['fl-hostgw'],
      },
      {
        says: 'Clouds drop packets with pod addresses until their own network has routes.',
        sources: ['ms-problems', 'flannel#1066'],
      },
    ],
    decision:
      'It depends on the place: in a cloud its network needs routes, or its check of source addresses must be off; on one layer 2 segment nothing is needed. For AWS that is a conclusion, no guide for Windows says it.',
    confidence: 'inferred',
    rules: ['cloud-routes'],
    applies: {
      networkMode: ['l2bridge'],
      cni: ['win-bridge', 'flannel'],
      platform: ['azure', 'aks', 'aws', 'gcp'],
    },
  },
  {
    id: 'transparent-use',
    topic: 'Who uses Transparent networks, and where they work',
    positions: [
      {
        says: 'Microsoft describes them for containers on the physical network: virtual machines must allow other MAC addresses, and Azure does not support them.',
        sources: ['ms-drivers'],
      },
      {
        says: 'The Kubernetes page has them as a special case of ovn-kubernetes, which uses an Overlay network today.',
        sources: ['web-net-b', 'ovn'],
      },
      {
        says: 'Antrea puts Open vSwitch on a Transparent network, and does not repeat the restrictions.',
        sources: ['an-design#L9', 'an-doc'],
      },
      {
        says: 'HNS refuses address translation on a Transparent network.',
        sources: ['acn#4420'],
      },
    ],
    decision:
      'In Kubernetes the mode means Antrea, and no exception list is written. What Microsoft says of Azure is kept as a warning, and MAC spoofing as a requirement: with tunnels Antrea sends addresses of nodes alone, so that both may not matter, but nobody says so.',
    confidence: 'inferred',
    rules: ['network-mode-platform-unsupported'],
    applies: { cni: ['antrea'], networkMode: ['transparent'] },
  },
  {
    id: 'ovn-kubernetes-mode',
    topic: 'Which network mode OVN-Kubernetes uses on Windows',
    positions: [
      {
        says: 'The guide of 1.20 says Transparent, installed by Ansible.',
        sources: ['doc004'],
      },
      {
        says: 'The code and OpenShift have an Overlay network, OVNKubernetesHybridOverlayNetwork, with identifier 4097 and win-overlay.',
        sources: ['ovn-node#L97-L103', 'wmco#L149-L198'],
      },
    ],
    decision: 'The code decides: Overlay. What the guide describes is history.',
    confidence: 'verified',
    rules: ['cni-network-mode'],
    applies: { cni: ['ovn-kubernetes'], networkMode: ['transparent'] },
  },
]

/** Single products and what their guides say. */
const productConflicts: readonly Conflict[] = [
  {
    id: 'antrea-docker',
    topic: 'Whether Antrea works with Docker on Windows',
    positions: [
      {
        says: 'An early guide of Antrea asks for Docker.',
        sources: ['an-doc-2020'],
      },
      {
        says: 'Antrea 2.0 dropped Docker.',
        sources: ['an-doc#L38-L44'],
      },
    ],
    decision: 'Each is right for its time: from Antrea 2.0 on containerd is the only runtime.',
    confidence: 'verified',
    rules: ['cni-release-runtime'],
    applies: { cni: ['antrea'], containerRuntime: ['docker'] },
  },
]

export const cniConflicts: readonly Conflict[] = [
  ...exceptionConflicts,
  ...cniFileConflicts,
  ...modeConflicts,
  ...overlayConflicts,
  ...productConflicts,
]
