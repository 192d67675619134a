import type { Conflict } from './define.ts'

/** VXLAN on Windows, and what plugins make of dual-stack. */
export const overlayConflicts: readonly Conflict[] = [
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
]
