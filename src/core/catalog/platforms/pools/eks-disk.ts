import { inferred } from '../../fact.ts'

/** GiB that the images of EKS for Windows take. */
export const eksImageDisk = inferred(
  50,
  [
    'eks-disk-size',
    'github cilium/cilium/pull/43051',
    'github aws/karpenter-provider-aws/blob/03da3873197f9fe00c566357472bd5485f01e831/pkg/providers/amifamily/windows.go',
  ],
  {
    note: 'the default for Windows; that it is the least follows from the refusal of disks smaller than the snapshot of an image, seen with one of Linux',
  },
)
