import { verified } from '../fact.ts'

/** What OVN-Kubernetes says of a range that has no part for each node. */
export const hostSubnet = verified(
  'cannot use a host subnet length mask shorter than or equal to the cluster subnet mask',
  [
    'github ovn-org/ovn-kubernetes/blob/048864490aa1ff26ab1b0c5a6790990a800ae665/go-controller/pkg/config/utils.go#L67-L70',
  ],
)
