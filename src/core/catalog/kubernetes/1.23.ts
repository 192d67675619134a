import { inferred, verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_23 = defineMinor({
  id: '1.23',
  released: verified('2021-12-07', ['eold']),
  newestPatch: verified('1.23.17', ['eold', 'eol2']),
  endOfSupport: verified('2023-02-28', ['eol', 'eold']),
  hosts: inferred(
    ['ltsc2019', '20H2', 'ltsc2022'],
    ['web-intro-24', 'web#30947', 'rn-1.23#L268', 'rn-1.23#L481'],
    { note: 'list of the page as revised for 1.23' },
  ),
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
  pauseImage: verified('mcr.microsoft.com/oss/kubernetes/pause:3.6', ['web#30947', 'web-intro-24']),
  flagsRead: true,
})
