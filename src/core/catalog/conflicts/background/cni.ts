import type { Conflict } from '../define.ts'

export const cniBackground: readonly Conflict[] = [
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
