import { inferred, verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_32 = defineMinor({
  id: '1.32',
  released: verified('2024-12-11', ['eold']),
  newestPatch: verified('1.32.13', ['eold']),
  endOfSupport: verified('2026-02-28', ['eold']),
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
        'ms-1.32 staging/src/k8s.io/cri-client/pkg/remote_runtime.go#L155',
      ]),
      recommended: verified(
        ['2.1.0', '2.0.1', '1.7.24', '1.6.36'],
        ['containerd 301026e58c61/RELEASES.md#L164'],
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
