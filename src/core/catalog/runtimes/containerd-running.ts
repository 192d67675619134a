import { inferred } from '../fact.ts'

/** What containerd has of its file, and `crictl info` shows. */
export const containerdFile = {
  settings: inferred(
    ['containerd.sandboxImage', 'containerd.cni.confDir', 'containerd.cni.binDir'] as const,
    ['swt-install-containerd'],
  ),
  /** Which file it reads is not seen. */
  atStart: inferred('read when containerd starts', ['swt-install-containerd']),
} as const
