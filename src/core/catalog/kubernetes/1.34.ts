import { inferred, verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_34 = defineMinor({
  id: '1.34',
  released: verified('2025-08-27', ['eold']),
  newestPatch: verified('1.34.11', ['eold'], { note: 'newest on 2026-08-22' }),
  endOfSupport: verified('2026-10-27', ['eold'], { note: 'planned date' }),
  hosts: inferred(
    ['ltsc2019', 'ltsc2022'],
    ['web-intro-a', 'web-intro-b', 'web-intro-c', 'rn-1.26#L362'],
    {
      note: 'pages still print 20H2, whose images were dropped in 1.26 and whose own support ended in 2022',
    },
  ),
  runtimes: {
    docker: dockershimRemoved,
    mirantis,
    containerd: {
      state: verified('stable', ['web-intro-a', 'web-intro-b']),
      floor: verified('1.6.0', [
        ...criV1,
        'ms-1.34 staging/src/k8s.io/cri-client/pkg/remote_runtime.go#L154',
      ]),
      recommended: verified(
        ['2.1.3', '2.0.6', '1.7.28', '1.6.39'],
        ['containerd 301026e58c61/RELEASES.md#L166'],
      ),
    },
  },
  pauseImage: inferred('mcr.microsoft.com/oss/kubernetes/pause:3.6', [
    'web-intro-a',
    'web-intro-b',
    'web-intro-c',
  ]),
  flagsRead: true,
})
