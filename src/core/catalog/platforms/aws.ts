import { inferred } from '../fact.ts'
import { definePlatform } from './define.ts'

/** The network of Amazon EC2, under a cluster of one's own and under EKS. */
export const awsNetwork = {
  dropsPodAddresses: inferred('source and destination check off, and routes in the VPC', [
    'aws-bridge',
  ]),
}

export const aws = definePlatform({
  id: 'aws',
  name: 'AWS, self-managed',
  sentence: 'Amazon EC2 with a cluster of your own.',
  ...awsNetwork,
})
