import { inferred, verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_21 = defineMinor({
  id: '1.21',
  released: verified('2021-04-08', ['eold']),
  newestPatch: verified('1.21.14', ['eold', 'eol2']),
  endOfSupport: verified('2022-06-28', ['eol', 'eold']),
  hosts: verified(['ltsc2019', '2004', '20H2'], ['web-intro-22ko']),
  runtimes: {
    docker: {
      state: verified('deprecated', ['doc003', 'web-intro-22ko', 'rn-1.20#L163']),
      floor: verified('19.03', ['doc003', 'web-intro-22ko', 'rn-1.20#L163']),
    },
    containerd: {
      state: verified('stable', ['doc003', 'web-intro-22ko']),
      floor: verified('1.4.0', ['doc003', 'web-intro-22ko']),
    },
  },
  pauseImage: inferred('mcr.microsoft.com/oss/kubernetes/pause:3.4.1', [
    'rn-1.21#L211',
    'rn-1.21#L221',
  ]),
  flagsRead: true,
})
