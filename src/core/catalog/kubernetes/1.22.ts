import { verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_22 = defineMinor({
  id: '1.22',
  released: verified('2021-08-04', ['eold']),
  newestPatch: verified('1.22.17', ['eold', 'eol2']),
  endOfSupport: verified('2022-10-28', ['eol', 'eold'], {
    note: 'the newer official list prints 2022-12-08, the date of the last patch',
  }),
  hosts: verified(['ltsc2019', '2004', '20H2'], ['doc003', 'web-intro-22ko', 'web#29017']),
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
  pauseImage: verified('mcr.microsoft.com/oss/kubernetes/pause:3.5', ['doc003']),
  flagsRead: true,
})
