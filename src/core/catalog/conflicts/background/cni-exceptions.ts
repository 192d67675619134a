import type { Conflict } from '../define.ts'

export const cniExceptionsBackground: readonly Conflict[] = [
  {
    id: 'exceptions-pod-range',
    topic: 'Whether the exception list must name the pod range',
    positions: [
      {
        says: 'The Kubernetes guides and Microsoft’s script name it.',
        sources: ['guide-1.16', 'doc004', 'sdn-helper#L420-L482'],
      },
      {
        says: 'Calico adds all of its address pools by itself, and its template names the range of Services only.',
        sources: ['c-pol#L67-L128', 'c-tpl'],
      },
      {
        says: 'The template of OVN-Kubernetes in OpenShift names the range of Services only.',
        sources: ['wmco#L163-L176'],
      },
      {
        says: 'Flannel hands the range to win-bridge, which adds it, and vpc-bridge computes it.',
        sources: ['f-win#L42-L43', 'p-netconf#L213-L260', 'aws-hns#L220-L240'],
      },
    ],
    decision:
      'The range is written for win-bridge, win-overlay, sdnbridge, sdnoverlay and Azure CNI, and left to Calico, OVN-Kubernetes and vpc-bridge. Behind Flannel it is written letter for letter like the Network of Flannel: from 1.0.0 on, as the plugin’s own code shows, win-bridge compares text and else adds a second policy, whose effect in Windows nobody has described.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'exceptions-calico-node-subnet',
    topic: 'Whether Calico excepts the subnet of the nodes by itself',
    positions: [
      {
        says: 'Documents of Calico say that the subnet of the host is added, as a user points out.',
        sources: ['calico#8960'],
      },
      {
        says: 'The code of the plugin adds the address pools alone.',
        sources: ['c-pol#L67-L128'],
      },
    ],
    decision:
      'The code decides: Calico does not add it. Where pods should reach the nodes with their own addresses over BGP, list the subnet by hand.',
    confidence: 'verified',
    rules: [],
  },
]
