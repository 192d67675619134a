import { inferred, unknown, verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_18 = defineMinor({
  id: '1.18',
  released: verified('2020-03-25', ['eold']),
  newestPatch: verified('1.18.20', ['eold', 'eol2']),
  endOfSupport: verified('2021-06-18', ['eol', 'eold']),
  hosts: verified(['ltsc2019', '1903', '1909'], ['doc004']),
  runtimes: {
    docker: {
      state: verified('stable', ['doc002', 'web-intro-19zh']),
      floor: unknown(null, ['doc002', 'web-intro-19zh'], {
        note: '18.09 in the page of 1.16, 19.03 in the page of 1.19',
      }),
    },
    containerd: {
      state: verified('alpha', ['kep-1001', 'containerd 301026e58c61/RELEASES.md#L162-L180']),
      floor: unknown(null, ['kep-1001', 'containerd 301026e58c61/RELEASES.md#L162-L180'], {
        note: 'the page of the alpha names no floor',
      }),
    },
  },
  pauseImage: inferred(
    'mcr.microsoft.com/k8s/core/pause:1.2.0',
    ['doc002', 'github kubernetes-sigs/sig-windows-tools/commit/f89aa24'],
    { note: 'documented for 1.14 and 1.16; scripts of that time moved to 1.3.0' },
  ),
  flagsRead: true,
})
