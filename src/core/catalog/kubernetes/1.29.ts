import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_29 = defineMinor({
  id: '1.29',
  released: verified('2023-12-13', ['eold']),
  newestPatch: verified('1.29.15', ['eold'], {
    note: 'one patch after the official end of support',
  }),
  endOfSupport: verified('2025-02-28', ['eol2', 'eold']),
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
      floor: verified('1.6.0', [...criV1, 'ca-1.29 pkg/kubelet/cri/remote/remote_runtime.go#L140']),
      recommended: verified(['1.7.11', '1.6.27'], ['containerd f71c2c2d5bbf/RELEASES.md#L149']),
    },
  },
  pauseImage: verified('mcr.microsoft.com/oss/kubernetes/pause:3.6', [
    'web-intro-a',
    'web-intro-b',
    'web-intro-c',
  ]),
  flagsRead: true,
})
