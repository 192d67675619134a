import type { Conflict } from './define.ts'

/** VXLAN on Windows, direct server return and dual-stack. */
export const overlayConflicts: readonly Conflict[] = [
  {
    id: 'overlay-update-2019',
    topic: 'Which update Overlay networks need on Windows Server 2019',
    positions: [
      {
        says: 'KB4482887, say Microsoft’s first text and the lists of limitations in the Kubernetes guides of 1.16, 1.20 and 1.22.',
        sources: ['vd-kb-first', 'guide-1.16', 'doc004', 'guide-1.22'],
      },
      {
        says: 'KB4489899, say Microsoft since March 2019, the mode tables of the same guides, and all later pages.',
        sources: ['vd-kb', 'ms-drivers#L56', 'doc004', 'web-net-b', 'sdn-overlay-readme#L2'],
      },
    ],
    decision:
      'KB4489899 (17763.379) or any later cumulative update is required; Microsoft itself replaced the other number within a month. This is about Windows Server 2019 alone.',
    confidence: 'verified',
    rules: ['overlay-update'],
    applies: { networkMode: ['overlay'], windowsRelease: ['ltsc2019'] },
  },
  {
    id: 'flannel-vni',
    topic: 'Which VXLAN network identifiers Flannel can use with Windows nodes',
    positions: [
      {
        says: 'The Kubernetes page on Windows networking allows 4096 alone.',
        sources: ['web-net-b'],
      },
      {
        says: 'flanneld on Windows refuses identifiers below 4096 and takes higher ones; Calico refuses the same.',
        sources: ['flannel#L109-L111', 'fl-backends#L22', 'c-dp#L312-L314'],
      },
      {
        says: 'Without a setting Windows uses 4096 and Linux 1, and Windows skips every Linux node.',
        sources: ['flannel#L47-L50', 'fl-vxlannet#L105-L108'],
      },
    ],
    decision:
      'The code decides: 4096 and above are taken, below is an error. The files always state the identifier, 4096 unless you choose another, because the defaults of Linux and Windows differ and no message tells: traffic to Linux nodes is just missing.',
    confidence: 'verified',
    rules: ['vxlan-vni'],
    applies: { cni: ['flannel'], networkMode: ['overlay'] },
  },
  {
    id: 'vni-width',
    topic: 'How large a VXLAN network identifier may be',
    positions: [
      {
        says: 'A VXLAN header has 24 bits for it, and flanneld states no upper bound.',
        sources: ['flannel#L109-L111'],
      },
      {
        says: 'The lease of Flannel and the setting of the Host Compute Network hold 16 bits.',
        sources: ['fl-vxlannet#L39', 'hcs-policy#L284-L289'],
      },
    ],
    decision:
      'Above 65535 there is a warning: the number fits neither the lease nor the setting. What then goes wrong was concluded from the code and not seen.',
    confidence: 'inferred',
    rules: [],
  },
  {
    id: 'vxlan-port',
    topic: 'Which UDP port VXLAN can use on Windows',
    positions: [
      {
        says: 'Flannel takes 4789 on Windows and nothing else, while Linux begins with 8472.',
        sources: ['fl-backends#L23', 'flannel#L112-L114'],
      },
      {
        says: 'HNS can take another port from version 10.3 on.',
        sources: ['hcs-globals#L64-L65'],
      },
      {
        says: 'OpenShift uses another port on Windows Server 2022 and later, requires it on vSphere, and says that version 1809 cannot.',
        sources: ['wmco-pre#L60-L66', 'wmco-trouble#L25-L27'],
      },
      {
        says: 'NSX takes 4789 for itself.',
        sources: ['ms-problems#L168-L170', 'flannel#2388'],
      },
    ],
    decision:
      'The port is 4789, written out for all nodes. Another one is accepted for the hybrid overlay of OVN-Kubernetes alone, and only from Windows Server 2022 on, because nobody shows it with another plugin.',
    confidence: 'verified',
    rules: ['vxlan-port', 'vxlan-port-taken'],
    applies: { networkMode: ['overlay'] },
  },
  {
    id: 'overlay-maturity',
    topic: 'How mature Overlay networks are',
    positions: [
      {
        says: 'The Kubernetes page on Windows networking calls Overlay beta to this day.',
        sources: ['web-net-b'],
      },
      {
        says: 'The guide of 1.20 calls it alpha.',
        sources: ['doc004'],
      },
      {
        says: 'The feature gate WinOverlay was alpha up to 1.19, is beta and on from 1.20, and final from 1.34.',
        sources: ['k8s-feat120#L820-L821', 'kep-5100', 'rn-1.34#L164'],
      },
    ],
    decision:
      'The gate in the code decides, by the Kubernetes version; the word on the pages was left behind.',
    confidence: 'verified',
    rules: ['overlay-gate'],
    from: '1.20',
    through: '1.33',
    applies: { networkMode: ['overlay'] },
  },
  {
    id: 'dsr-host-release',
    topic: 'From which Windows release direct server return works',
    positions: [
      {
        says: 'The guide of 1.20 asks for Windows Server, version 2004.',
        sources: ['doc004'],
      },
      {
        says: 'The guide of 1.22 and later pages ask for Windows Server 2019.',
        sources: ['guide-1.22', 'web-net-b'],
      },
      {
        says: 'The code asks for HNS 9.3 to 9.x or 10.2, and the enhancement proposal names Windows Server 2019 with the updates of May 2020.',
        sources: ['hcs-globals#L42-L46', 'kep-5100#L197', 'kep-5100#L810'],
      },
      {
        says: 'kube-proxy before 1.19 asks for HNS 10.2 alone, which Windows Server 2019 does not have.',
        sources: ['hcsshim-2020', 'rn-1.19#L436'],
      },
    ],
    decision:
      'The code decides: up to Kubernetes 1.18 a host newer than Windows Server 2019, from 1.19 on Windows Server 2019 with the update of May 2020 or later. In every version kube-proxy uses it only when told --enable-dsr=true.',
    confidence: 'verified',
    rules: ['dsr-host'],
    applies: { directServerReturn: [true], windowsRelease: ['ltsc2019'] },
  },
  {
    id: 'dual-stack-host-release',
    topic: 'From which Windows release dual-stack works',
    positions: [
      {
        says: 'Kubernetes pages say Windows Server 2019.',
        sources: ['web-dual', 'web-net-b'],
      },
      {
        says: 'Microsoft has IPv6 on L2Bridge from Windows Server 2022 on.',
        sources: ['ms-arch#L62-L63'],
      },
      {
        says: 'The code asks for HNS 11.10.',
        sources: ['hcs-globals#L58-L61'],
      },
    ],
    decision:
      'Windows Server 2022 or later is the safe answer. Windows Server 2019 gets a warning: that its HNS is older than 11.10 is a conclusion from version numbers in the same code.',
    confidence: 'inferred',
    rules: ['dual-stack-host'],
    applies: { ipFamily: ['dual-stack'], windowsRelease: ['ltsc2019', '1903', '1909'] },
  },
  {
    id: 'dual-stack-plugins',
    topic: 'Whether L2Bridge alone makes a pod dual-stack',
    positions: [
      {
        says: 'Kubernetes pages list dual-stack for L2Bridge networks without naming plugins.',
        sources: ['web-dual', 'web-net-b'],
      },
      {
        says: 'win-bridge, also behind Flannel, hands one IPv4 address to the pod.',
        sources: ['p-bridge#L64-L82', 'f-win#L33-L56'],
      },
      {
        says: 'Calico lists dual-stack among the limitations on Windows.',
        sources: ['calico-limits'],
      },
    ],
    decision:
      'The plugin decides: win-bridge, Flannel and Calico give a Windows pod one IPv4 address, whatever the mode could do.',
    confidence: 'verified',
    rules: ['dual-stack-cni'],
    applies: {
      ipFamily: ['dual-stack'],
      networkMode: ['l2bridge'],
      cni: ['win-bridge', 'flannel', 'calico'],
    },
  },
  {
    id: 'overlay-node-to-pod',
    topic: 'What lets a node reach pods on Overlay networks',
    positions: [
      {
        says: 'The Kubernetes page says that local pods are reached with Flannel 0.12.0 or later, and pods of other nodes are not.',
        sources: ['web-net-b'],
      },
      {
        says: 'The code of Flannel sets a host route only where HNS has that policy, from version 9.2 on.',
        sources: ['hcs-globals#L40-L41', 'fl-vxlandev#L159-L178'],
      },
    ],
    decision:
      'A node reaches its own pods and no others, and both must be new enough for that, Flannel and Windows.',
    confidence: 'verified',
    rules: [],
  },
]
