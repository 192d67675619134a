import type { Conflict } from './define.ts'

/** What guides, help texts and release notes say of the kubelet’s settings, and what it does with them. */
export const kubeletFlagConflicts: readonly Conflict[] = [
  {
    id: 'reservations-on-windows',
    topic: 'What --kube-reserved and --system-reserved do on Windows',
    positions: [
      {
        says: 'The Kubernetes guides say that they set no limits.',
        sources: ['doc002', 'doc004', 'doc003'],
      },
      {
        says: 'Together with --enforce-node-allocatable=kube-reserved they end the kubelet.',
        sources: ['github kubernetes/kubernetes/issues/69938'],
      },
      {
        says: 'A change for Windows lowers what the scheduler may give to pods by them.',
        sources: ['github kubernetes/kubernetes/pull/69960'],
      },
    ],
    decision:
      'They lower what the node offers to pods and do nothing else. Nothing is enforced, so that the list of what to enforce stays empty.',
    confidence: 'verified',
    rules: ['reservation-fits-node'],
  },
  {
    id: 'windows-priorityclass-start',
    topic: 'Which releases have --windows-priorityclass',
    positions: [
      {
        says: 'Pages and the release note name 1.20.',
        sources: ['doc004', 'github kubernetes/kubernetes/pull/96051'],
      },
      {
        says: 'It was carried back to 1.19.5, 1.18.13 and 1.17.15, though the first review did not want it.',
        sources: [
          'github kubernetes/kubernetes/pull/96157',
          'github kubernetes/kubernetes/pull/96158',
          'github kubernetes/kubernetes/pull/96159',
        ],
      },
    ],
    decision:
      'The code of each patch release decides: 1.17.15, 1.18.13, 1.19.5 and 1.20 or later have it, earlier ones stop on it. kube-proxy has no such flag.',
    confidence: 'verified',
    rules: ['windows-priority-class', 'windows-priority-advised'],
    from: '1.17',
    through: '1.19',
  },
]
