import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_28 = defineMinor({
  id: '1.28',
  released: verified('2023-08-15', ['eold']),
  newestPatch: verified('1.28.15', ['eold', 'eol2']),
  endOfSupport: verified('2024-10-22', ['eol2'], { note: 'endoflife.date prints 2024-10-28' }),
  hosts: verified(
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
      floor: verified('1.6.0', [...criV1, 'ca-1.28 pkg/kubelet/cri/remote/remote_runtime.go#L140']),
      recommended: verified(['1.7.0', '1.6.15'], ['containerd 26b48a6b7aa7/RELEASES.md#L145']),
    },
  },
  pauseImage: verified('mcr.microsoft.com/oss/kubernetes/pause:3.6', [
    'web-intro-a',
    'web-intro-b',
    'web-intro-c',
  ]),
  flagsRead: true,
})
