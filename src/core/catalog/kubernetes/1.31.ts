import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { criV1, dockershimRemoved, mirantis } from './shared.ts'

export const v1_31 = defineMinor({
  id: '1.31',
  released: verified('2024-08-13', ['eold']),
  newestPatch: verified('1.31.14', ['eold', 'eol2']),
  endOfSupport: verified('2025-11-11', ['eol2', 'eold']),
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
      floor: verified('1.6.0', [
        ...criV1,
        'github kubernetes/autoscaler/blob/2b0c0761f57d/cluster-autoscaler/vendor/k8s.io/cri-client/pkg/remote_runtime.go#L155',
      ]),
      recommended: verified(
        ['2.1.0', '2.0.0', '1.7.20', '1.6.34'],
        ['containerd c49379c38a51/RELEASES.md#L152'],
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
