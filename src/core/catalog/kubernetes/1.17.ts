import { inferred, unknown, verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_17 = defineMinor({
  id: '1.17',
  released: verified('2019-12-07', ['eold', 'api']),
  newestPatch: verified('1.17.17', ['eold', 'eol2']),
  endOfSupport: verified('2021-01-13', ['eol', 'eold'], {
    note: 'endoflife.date prints 2020-12-25',
  }),
  hosts: verified(['ltsc2019'], ['doc004', 'web-intro-19zh'], {
    note: 'the release notes also name version 1903, no documentation table does',
  }),
  runtimes: {
    docker: {
      state: verified('stable', ['doc002', 'web-intro-19zh']),
      floor: unknown(null, ['doc002', 'web-intro-19zh'], {
        note: '18.09 in the page of 1.16, 19.03 in the page of 1.19',
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
