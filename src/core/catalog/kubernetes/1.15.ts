import { inferred, verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_15 = defineMinor({
  id: '1.15',
  released: verified('2019-06-19', ['api']),
  newestPatch: verified('1.15.12', ['eol2']),
  endOfSupport: verified('2020-05-06', ['eol']),
  hosts: verified(['ltsc2019'], ['web-intro-19zh', 'doc002']),
  runtimes: {
    docker: { state: inferred('stable', ['doc002']), floor: inferred('18.09', ['doc002']) },
  },
  pauseImage: inferred('mcr.microsoft.com/k8s/core/pause:1.2.0', ['doc002']),
  flagsRead: true,
})
