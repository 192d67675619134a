import { inferred } from '../fact.ts'

/** Volumes that the kubelet mounts with programs or file systems of Linux alone; the page on Windows lists none of them. */
export const linuxVolumes = inferred(
  ['iscsi', 'fc', 'cephfs', 'rbd', 'glusterfs', 'quobyte', 'storageos', 'scaleIO'],
  ['web-store', 'github kubernetes/kubernetes/issues/65060'],
)
