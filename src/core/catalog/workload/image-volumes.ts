import { verified } from '../fact.ts'

/** What VOLUME of an image does on Windows. */
export const imageVolumes = {
  /** An older containerd looks in the image for what it is to copy to a drive, where the pod mounts none. */
  onDrive: verified({ from: '2.0.0' }, [
    'github containerd/containerd/pull/8362',
    'github containerd/containerd/issues/8171',
  ]),
}
