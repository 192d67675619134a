import { verified } from '../fact.ts'

/** Where the files of a HostProcess container are, by the containerd of the node. */
export const hostProcessMounts = {
  /** The first line that binds the image to `C:\hpc`; before, the folder was `C:\C\{container}`. */
  bindFrom: verified('1.7', [
    'kep-1981',
    'github projectcalico/calico/issues/7337',
    'github containerd/containerd/issues/8090',
  ]),
}
