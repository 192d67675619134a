import { inferred } from '../fact.ts'

/** What the start script of Windows nodes is told of the cluster, so that they join it. */
export const eksStartCluster = inferred(
  { name: '-EKSClusterName', endpoint: '-APIServerEndpoint' } as const,
  ['eks-ami'],
  { note: 'that the cluster which was sent is the one that is meant is a conclusion' },
)
