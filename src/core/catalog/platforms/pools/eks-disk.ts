import { inferred } from '../../fact.ts'

/** GiB that the images of EKS for Windows take. */
export const eksImageDisk = inferred(50, ['eks-disk-size', 'github cilium/cilium/pull/43051'], {
  note: 'the default for Windows; that it is the least follows from the refusal of disks smaller than the snapshot of an image, seen with one of Linux',
})
