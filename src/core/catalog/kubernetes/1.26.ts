import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_26 = defineMinor({
  id: '1.26',
  released: verified('2022-12-08', ['eold']),
  newestPatch: verified('1.26.15', ['eold', 'eol2']),
  endOfSupport: verified('2024-02-28', ['eol', 'eold']),
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
      floor: verified('1.6.0', [...criV1, 'ca-1.26 pkg/kubelet/cri/remote/remote_runtime.go#L124']),
      recommended: verified(['1.7.0', '1.6.15'], ['containerd 26b48a6b7aa7/RELEASES.md#L143']),
    },
  },
  pauseImage: verified('mcr.microsoft.com/oss/kubernetes/pause:3.6', [
    'web-intro-a',
    'web-intro-b',
    'web-intro-c',
  ]),
  flagsRead: true,
})
