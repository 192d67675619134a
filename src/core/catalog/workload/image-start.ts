import { inferred, verified } from '../fact.ts'

/** What containerd makes of an image that docker built. */
export const imageStart = {
  /** Docker keeps the shell form as one escaped text and marks it, which these releases first read; their own line of 1.7 does from its start. */
  shellForm: verified({ from: '1.6.21', mark: 'ArgsEscaped' } as const, [
    'github containerd/containerd/issues/5067',
    'github containerd/containerd/pull/8198',
    'github containerd/containerd/pull/8247',
    'github containerd/containerd/blob/v1.6.21/pkg/cri/opts/spec_windows.go',
  ]),
  /** With these releases an entry of a list without os.version matches no Windows node; those before compare no build at all. */
  unversioned: verified({ from: '1.5.0', before: '1.6.18', field: 'os.version' } as const, [
    'github containerd/containerd/issues/8070',
    'github containerd/containerd/pull/8106',
    'containerd v1.4.0/platforms/defaults_windows.go',
    'containerd v1.5.0/platforms/defaults_windows.go#L42',
    'github containerd/containerd/blob/v1.6.17/platforms/defaults_windows.go',
    'github containerd/containerd/blob/v1.6.18/platforms/defaults_windows.go',
  ]),
  /** Of several entries for Windows without their builds a node takes one that may be of another release. */
  severalUnversioned: inferred({ field: 'os.version' } as const, [
    'github dapr/dapr/issues/9699',
    'github dapr/dapr/pull/9701',
  ]),
} as const
