import { verified } from './fact.ts'

/** What the API server lets the identity of a node do. The minor is that of the API server. */
export const nodeRights = {
  /** From here on the authorizer of nodes shows a node nothing but its own Node. */
  listsAllNodes: verified({ before: '1.32' } as const, ['node-authorizer', 'flannel#2267']),
  /** The authorizer of nodes does not name EndpointSlices. */
  listsEndpointSlices: verified(false, ['node-authorizer', 'k8s#40851']),
} as const
