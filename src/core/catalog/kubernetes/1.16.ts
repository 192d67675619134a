import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_16 = defineMinor({
  id: '1.16',
  released: verified('2019-09-18', ['eold', 'api']),
  newestPatch: verified('1.16.15', ['eold', 'eol2']),
  endOfSupport: verified('2020-09-02', ['eol', 'eold'], {
    note: 'endoflife.date prints 2020-08-04',
  }),
  hosts: verified(['ltsc2019'], ['web-intro-19zh', 'doc002']),
  runtimes: {
    docker: { state: verified('stable', ['doc002']), floor: verified('18.09', ['doc002']) },
  },
  pauseImage: verified('mcr.microsoft.com/k8s/core/pause:1.2.0', ['doc002']),
  flagsRead: true,
})
