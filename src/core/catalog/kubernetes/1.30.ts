import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_30 = defineMinor({
  id: '1.30',
  released: verified('2024-04-17', ['eold']),
  newestPatch: verified('1.30.14', ['eold', 'eol2']),
  endOfSupport: verified('2025-07-15', ['eol2', 'eold']),
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
      floor: verified('1.6.0', [...criV1, 'ca-1.30 pkg/kubelet/cri/remote/remote_runtime.go#L140']),
      recommended: verified(
        ['2.1.0', '2.0.0', '1.7.13', '1.6.28'],
        ['containerd 84aa20676c22/RELEASES.md#L152'],
      ),
    },
  },
  pauseImage: verified('mcr.microsoft.com/oss/kubernetes/pause:3.6', [
    'web-intro-a',
    'web-intro-b',
    'web-intro-c',
  ]),
  flagsRead: true,
})
