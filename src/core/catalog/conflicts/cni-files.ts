import type { Conflict } from './define.ts'

/** How a CNI file and the policies in it are written. */
export const cniFileConflicts: readonly Conflict[] = [
  {
    id: 'win-overlay-api-version',
    topic: 'From which release win-overlay serves containerd',
    positions: [
      {
        says: 'Its configuration has had the field apiVersion since 0.8.0, which looks like support.',
        sources: ['p-netconf080'],
      },
      {
        says: 'Up to 1.1.1 the code takes the path of Docker whatever the field says; a change for 1.2.0 mended that.',
        sources: ['p-overlay111', 'plugins#725'],
      },
    ],
    decision: 'The code decides: containerd needs win-overlay 1.2.0 or later.',
    confidence: 'verified',
    rules: ['cni-release-runtime'],
    applies: {
      cni: ['flannel', 'win-overlay', 'ovn-kubernetes'],
      networkMode: ['overlay'],
      containerRuntime: ['containerd'],
    },
  },
]
