import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'
import { dockershimRemoved, mirantis } from './shared.ts'

export const v1_25 = defineMinor({
  id: '1.25',
  released: verified('2022-08-23', ['eold']),
  newestPatch: verified('1.25.16', ['eold', 'eol2']),
  endOfSupport: verified('2023-10-28', ['eol', 'eold'], {
    note: 'endoflife.date prints 2023-10-27',
  }),
  hosts: verified(['ltsc2019', '20H2', 'ltsc2022'], ['web-intro-a']),
  runtimes: {
    docker: dockershimRemoved,
    mirantis,
    containerd: {
      state: verified('stable', ['web-intro-a', 'web-intro-b']),
      floor: verified('1.4.0', ['web-intro-a', 'web-intro-b']),
      recommended: verified(['1.7.0', '1.6.4'], ['containerd 87e8e9c7f60b/RELEASES.md#L144']),
    },
  },
  pauseImage: verified('mcr.microsoft.com/oss/kubernetes/pause:3.6', [
    'web-intro-a',
    'web-intro-b',
    'web-intro-c',
  ]),
  flagsRead: true,
})
