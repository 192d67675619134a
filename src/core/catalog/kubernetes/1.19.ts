import { inferred, verified } from '../fact.ts'
import { defineMinor } from './define.ts'

export const v1_19 = defineMinor({
  id: '1.19',
  released: verified('2020-08-26', ['eold']),
  newestPatch: verified('1.19.16', ['eold', 'eol2']),
  endOfSupport: verified('2021-10-28', ['eol', 'eold']),
  hosts: verified(['ltsc2019', '1909', '2004'], ['doc004', 'rn-1.19#L105-L107']),
  runtimes: {
    docker: {
      state: verified('stable', ['doc004', 'web-intro-19zh', 'doc003']),
      floor: verified('19.03', ['doc004', 'web-intro-19zh', 'doc003']),
    },
    containerd: {
      state: verified('beta', [
        'kep-1001',
        'rn-1.19#L105-L107',
        'containerd 301026e58c61/RELEASES.md#L162-L180',
      ]),
      floor: verified('1.4', [
        'kep-1001',
        'rn-1.19#L105-L107',
        'containerd 301026e58c61/RELEASES.md#L162-L180',
      ]),
    },
  },
  pauseImage: inferred('mcr.microsoft.com/oss/kubernetes/pause:1.4.0', [
    'containerd v1.4.0/vendor/github.com/containerd/cri/pkg/config/config_windows.go#L57',
    'rn-1.20#L572',
    'github kubernetes-sigs/sig-windows-tools/commit/c86a614',
  ]),
  flagsRead: true,
})
