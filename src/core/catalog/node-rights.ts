import { inferred, verified } from './fact.ts'

/** What the API server lets the identity of a node do. The minor is that of the API server. */
export const nodeRights = {
  /** From here on the authorizer of nodes shows a node nothing but its own Node. */
  listsAllNodes: verified({ before: '1.32' } as const, ['node-authorizer', 'flannel#2267']),
  /** By its name, where no line of the kubelet shows it. */
  kubeletFile: inferred('kubelet.conf', ['github kubernetes/kubernetes/pull/77710'], {
    note: 'kubeadm calls the kubeconfig of the kubelet so; a file of that name may be another one',
  }),
  /** The authorizer of nodes does not name EndpointSlices. */
  listsEndpointSlices: verified(false, ['node-authorizer', 'k8s#40851']),
} as const
