import { inferred, verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_36 = defineMinor({
  id: '1.36',
  released: verified('2026-04-22', ['eold']),
  newestPatch: verified('1.36.4', ['eold'], { note: 'newest on 2026-08-22' }),
  endOfSupport: verified('2027-06-28', ['eold'], { note: 'planned date' }),
  hosts: verified(['ltsc2022', 'ltsc2025'], ['web-intro-36', 'web#55103']),
  runtimes: {
    docker: dockershimRemoved,
    mirantis,
    containerd: {
      state: verified('stable', ['web-intro-a', 'web-intro-b', 'k8s-blog-1.35', 'rn-1.36#L183']),
      floor: verified('1.6.0', [
        ...criV1,
        'ms-1.36 staging/src/k8s.io/cri-client/pkg/remote_runtime.go#L168',
      ]),
      recommended: verified(['2.3.0', '2.2.0'], ['containerd 301026e58c61/RELEASES.md#L168']),
      announced: inferred('2.0.0', ['k8s-blog-1.35', 'rn-1.36#L183'], {
        note: 'announced with 1.35; the removal of what 1.7 needs was postponed since',
      }),
    },
  },
  pauseImage: inferred(
    'registry.k8s.io/pause:3.10.2',
    ['ib#1985', 'ctrd#13156', 'k8s#136960', 'msvc', 'hcsshim-os'],
    { note: 'first project tag with a Windows Server 2025 layer' },
  ),
  flagsRead: true,
})
