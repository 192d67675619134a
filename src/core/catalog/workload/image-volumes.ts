import { verified } from '../fact.ts'

/** What VOLUME of an image does on Windows. */
export const imageVolumes = {
  onDrive: verified(
    'containerd cannot copy into a drive that VOLUME names, and the container does not start',
    ['github containerd/containerd/issues/8171'],
  ),
}
