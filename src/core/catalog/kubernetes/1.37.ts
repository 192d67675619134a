import { inferred, unknown } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_37 = defineMinor({
  id: '1.37',
  released: inferred('2026-08-26', ['sched-1.37', 'cl-1.38'], {
    note: 'planned date; the 1.38 changelog shows that 1.37.0 exists',
  }),
  newestPatch: unknown(null),
  endOfSupport: unknown(null),
  hosts: inferred(['ltsc2022', 'ltsc2025'], ['web-intro-36'], {
    note: 'no 1.37 page was read; carried from 1.36',
  }),
  runtimes: {
    docker: dockershimRemoved,
    mirantis,
    containerd: {
      state: inferred('stable', [
        'web-intro-a',
        'web-intro-b',
        'k8s-blog-1.35',
        'rn-1.36#L183',
        'rn-1.37#L227',
      ]),
      floor: inferred('1.6.0', [...criV1]),
      recommended: unknown(['2.3.0', '2.2.0'], ['containerd 301026e58c61/RELEASES.md#L162-L168'], {
        note: 'no row for 1.37 yet; the row of 1.36 is carried',
      }),
    },
  },
  pauseImage: inferred(
    'registry.k8s.io/pause:3.10.2',
    ['ib#1985', 'ctrd#13156', 'k8s#136960', 'msvc', 'hcsshim-os'],
    { note: 'first project tag with a Windows Server 2025 layer' },
  ),
  flagsRead: false,
})
