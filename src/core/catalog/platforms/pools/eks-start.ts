import { inferred, verified } from '../../fact.ts'
import { eksPool } from './eks.ts'

const [name, endpoint] = eksPool.startParameters.value

/** What the start script of Windows nodes is told of the cluster, so that they join it. */
export const eksStartCluster = inferred({ name, endpoint }, eksPool.startParameters.sources, {
  note: 'that the cluster which was sent is the one that is meant is a conclusion',
})

/** What eksctl asks of the numbers of a group; of one that EKS does not manage the second file says it. */
export const groupSizes = verified('minSize ≤ desiredCapacity ≤ maxSize', [
  'eksctl pkg/apis/eksctl.io/v1alpha5/validation.go',
  'github eksctl-io/eksctl/blob/3a715bc74af93f3bf343892d5984a4435adadff5/pkg/cfn/builder/nodegroup.go',
])
