import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_20 = defineMinor({
  id: '1.20',
  released: verified('2020-12-08', ['eold']),
  newestPatch: verified('1.20.15', ['eold', 'eol2']),
  endOfSupport: verified('2022-02-28', ['eol', 'eold']),
  hosts: verified(['ltsc2019', '1909', '2004'], ['doc004', 'web-intro-22ko']),
  runtimes: {
    docker: {
      state: verified('deprecated', ['doc004', 'web-intro-19zh', 'doc003', 'rn-1.20#L163']),
      floor: verified('19.03', ['doc004', 'web-intro-19zh', 'doc003', 'rn-1.20#L163']),
    },
    containerd: {
      state: verified('stable', ['doc004']),
      floor: verified('1.4.0', ['doc004']),
    },
  },
  pauseImage: verified('mcr.microsoft.com/oss/kubernetes/pause:1.4.1', ['doc004', 'rn-1.20#L345']),
  flagsRead: true,
})
