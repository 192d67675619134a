import { inferred, verified } from '../../fact.ts'

const machine =
  'github aws/karpenter-provider-aws/blob/03da3873197f9fe00c566357472bd5485f01e831/pkg/providers/amifamily/windows.go'

/** GiB that the images of EKS for Windows take. */
export const eksImageDisk = inferred(
  50,
  ['eks-disk-size', 'github cilium/cilium/pull/43051', machine],
  {
    note: 'the default for Windows; that it is the least follows from the refusal of disks smaller than the snapshot of an image, seen with one of Linux',
  },
)

/** The device of the disk that Windows machines of EKS start from. */
export const eksRootDevice = verified('/dev/sda1', [machine])

/** The device of the disk that Amazon Linux starts from. */
export const linuxRootDevice = verified('/dev/xvda', [
  'github aws/karpenter-provider-aws/blob/025bf61ad3c3490f061578d7d8dbad6db1aff238/pkg/providers/amifamily/al2.go',
])
