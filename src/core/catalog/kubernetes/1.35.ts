import { inferred, verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_35 = defineMinor({
  id: '1.35',
  released: verified('2025-12-17', ['eold']),
  newestPatch: verified('1.35.8', ['eold'], { note: 'newest on 2026-08-22' }),
  endOfSupport: verified('2027-02-28', ['eold'], { note: 'planned date' }),
  hosts: verified(['ltsc2022', 'ltsc2025'], ['web#53724', 'web#55058']),
  runtimes: {
    docker: dockershimRemoved,
    mirantis,
    containerd: {
      state: verified('stable', ['web-intro-a', 'web-intro-b', 'k8s-blog-1.35']),
      floor: verified('1.6.0', [
        ...criV1,
        'ms-1.35 staging/src/k8s.io/cri-client/pkg/remote_runtime.go#L162',
      ]),
      recommended: verified(
        ['2.2.0', '2.1.5', '1.7.28'],
        ['containerd 301026e58c61/RELEASES.md#L167'],
      ),
    },
  },
  pauseImage: inferred(
    'registry.k8s.io/pause:3.10.2',
    ['ib#1985', 'ctrd#13156', 'k8s#136960', 'msvc', 'hcsshim-os'],
    { note: 'first project tag with a Windows Server 2025 layer' },
  ),
  flagsRead: true,
})
