import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { dockershimRemoved, mirantis } from './shared.ts'

export const v1_24 = defineMinor({
  id: '1.24',
  released: verified('2022-05-03', ['eold']),
  newestPatch: verified('1.24.17', ['eold', 'eol2']),
  endOfSupport: verified('2023-07-28', ['eol', 'eold']),
  hosts: verified(
    ['ltsc2019', '20H2', 'ltsc2022'],
    ['web-intro-24', 'web#30947', 'rn-1.23#L268', 'rn-1.23#L481'],
  ),
  runtimes: {
    docker: dockershimRemoved,
    mirantis,
    containerd: {
      state: verified('stable', ['web-intro-a', 'web-intro-b']),
      floor: verified('1.4.0', ['web-intro-a', 'web-intro-b']),
      recommended: verified(['1.7.0', '1.6.4'], ['containerd 87e8e9c7f60b/RELEASES.md#L143']),
    },
  },
  pauseImage: verified('mcr.microsoft.com/oss/kubernetes/pause:3.6', ['web#30947', 'web-intro-24']),
  flagsRead: true,
})
