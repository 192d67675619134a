import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_14 = defineMinor({
  id: '1.14',
  released: verified('2019-03-25', ['api', 'rn-1.14']),
  newestPatch: verified('1.14.10', ['eol2']),
  endOfSupport: verified('2019-12-11', ['eol']),
  hosts: verified(['ltsc2019'], ['doc002', 'web-intro-19zh'], {
    note: '1709 and 1803 are listed as not supported',
  }),
  runtimes: {
    docker: { state: verified('stable', ['doc002']), floor: verified('18.09', ['doc002']) },
  },
  pauseImage: verified('mcr.microsoft.com/k8s/core/pause:1.2.0', ['doc002']),
  flagsRead: true,
})
