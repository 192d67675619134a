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
    id: 'sdn-plugin-type',
    topic: 'What “type” means in files of Microsoft’s plugins',
    positions: [
      {
        says: 'Examples of the project have a mode there, such as l2bridge, or wincni.exe.',
        sources: ['wcn-l2bridge', 'wcn-l2bridge-0.2.0'],
      },
      {
        says: 'The runtime looks for a binary of that name; the type of the network comes from “name” in 0.2.0, 0.2.1 and 0.3.0, from “type” as written in 0.2.2 and 0.3.1, and from a table in the newest code.',
        sources: ['wcn-0.2.0#L237', 'wcn-0.3.1#L255', 'w-cni#L524-L541', 'wcn#57'],
      },
    ],
    decision:
      'The files name the binary: sdnbridge, sdnoverlay or nat. Because the releases differ, the network of a cluster is made beforehand, so that none of them has to find out its type.',
    confidence: 'verified',
    rules: [],
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
    id: 'calico-modes',
    topic: 'In which network modes Calico works on Windows',
    positions: [
      {
        says: 'The table of modes in the guide of 1.20 does not have Calico.',
        sources: ['doc004'],
      },
      {
        says: 'Calico itself has “vxlan” and “windows-bgp”.',
        sources: ['c-types#L73-L173'],
      },
      {
        says: 'Its documentation excludes IPIP, cross-subnet, WireGuard and eBPF on Windows.',
        sources: ['calico-limits'],
      },
    ],
    decision: 'Calico with Overlay means vxlan, with L2Bridge it means BGP; it has no other mode.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'calico-directories',
    topic: 'Where the CNI files of Calico lie',
    positions: [
      {
        says: 'The operator writes to /etc/cni/net.d and /opt/cni/bin unless told otherwise.',
        sources: ['tigera-win#L832-L850'],
      },
      {
        says: 'containerd on Windows looks below its own directory in Program Files.',
        sources: ['containerd-cfg'],
      },
    ],
    decision:
      'The two must be made equal: the runbook tells the operator the directories of containerd (cniConfigDir and cniBinDir). Otherwise the runtime finds no network configuration.',
    confidence: 'verified',
    rules: [],
  },
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
  {
    id: 'antrea-open-vswitch',
    topic: 'Whether Antrea on Windows is an ordinary choice',
    positions: [
      {
        says: 'The Kubernetes page speaks of Transparent networks for ovn-kubernetes alone.',
        sources: ['web-net-b'],
      },
      {
        says: 'Antrea installs the driver of Open vSwitch, which is test-signed unless you supply a signed one, and its guide switches the Windows firewall off.',
        sources: ['an-doc#L185-L201', 'an-doc'],
      },
    ],
    decision:
      'Antrea is offered, with these two named as requirements of the mode. In return it enforces network policy, which Flannel does not.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'flannel-examples',
    topic: 'Where the files for Flannel on Windows come from',
    positions: [
      {
        says: 'SIG Windows had examples, to which guides and answers still point.',
        sources: ['swt-start', 'swt-flannel-overlay'],
      },
      {
        says: 'It removed them in April 2025.',
        sources: ['swt#385', 'swt-385'],
      },
    ],
    decision:
      'Flannel itself is maintained; its program and its CNI plugin come from the releases of the project, and the files of this app take the place of the examples.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'leftover-nat-file',
    topic: 'Who leaves a NAT configuration in front of the cluster’s own',
    positions: [
      {
        says: 'Threads blame Install-Containerd.ps1 of SIG Windows.',
        sources: ['swt#214', 'swt#128'],
      },
      {
        says: 'That script has not written the file since December 2022.',
        sources: ['swt-no-nat'],
      },
    ],
    decision:
      'Only an older copy of the script leaves the file. Its presence counts, whoever wrote it: the runtime loads the first file by name, so a 0-containerd-nat file wins over the plugin’s.',
    confidence: 'verified',
    rules: [],
  },
]

export const cniConflicts: readonly Conflict[] = [
  ...exceptionConflicts,
  ...cniFileConflicts,
  ...modeConflicts,
  ...overlayConflicts,
  ...productConflicts,
]
