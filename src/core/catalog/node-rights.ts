import { inferred, verified } from './fact.ts'

/** What the API server lets the identity of a node do. The minor is that of the API server. */
export const nodeRights = {
  /** From here on the authorizer of nodes shows a node nothing but its own Node. */
  listsAllNodes: verified({ before: '1.32' } as const, ['node-authorizer', 'flannel#2267']),
  /** Before the name of the node in the name of its user. */
  user: inferred('system:node:', ['node-authorizer'], {
    note: 'kubeadm calls the user in the file so; what counts is its certificate',
  }),
  /** By its name, where no line of the kubelet shows it. */
  kubeletFile: inferred('kubelet.conf', ['github kubernetes/kubernetes/pull/77710'], {
    note: 'kubeadm calls the kubeconfig of the kubelet so; a file of that name may be another one',
  }),
  /** The authorizer of nodes does not name EndpointSlices. */
  listsEndpointSlices: verified(false, ['node-authorizer', 'k8s#40851']),
  /** First kube-proxy on Windows that reads them. */
  readsEndpointSlices: verified({ from: '1.21' } as const, [
    'github kubernetes/kubernetes/issues/86016',
  ]),
  /** kubeadm hands the name to the kubelet alone. */
  sameName: inferred('kubelet and kube-proxy', ['kubeadm-kubelet-flags', 'ms-problems'], {
    note: 'where the name is that of the host, nothing fails',
  }),
  /** The image of SIG Windows Tools whose start waits for the network of Calico. */
  calicoProxy: verified({ cni: 'calico', tag: '-calico-hostprocess' } as const, [
    'swt-calico-proxy-yml#L1-L54',
  ]),
  /** That for Flannel: its script asks HNS for the network of that name first, and ends without it. */
  flannelProxy: inferred(
    { cni: 'flannel', tag: '-flannel-hostprocess', variable: 'KUBE_NETWORK' } as const,
    ['swt-vip-flannel'],
    {
      note: 'where c:\\sourcevip\\sourceVip.json is left from before, the script goes on and kube-proxy looks for the network',
    },
  ),
  /** Routes of the cloud or of routers may do as well. */
  hostGateway: inferred('one layer-2 segment', ['ms-problems', 'fl-backends'], {
    note: 'routers that know the pods of each node do as well',
  }),
  awsName: inferred('private DNS name or id of the instance', ['aws-node-names#L3-L7'], {
    note: 'a host may have been renamed to it',
  }),
  /** Below it kubeadm does not find the pipe by itself. */
  joinSocket: verified(
    { before: '1.25', socket: 'npipe:////./pipe/containerd-containerd' } as const,
    ['swtools guides/guide-for-adding-windows-node.md#L50'],
  ),
} as const

/** Where flanneld reads the subnets of nodes: without the first flag, or its variable, it looks for etcd. */
export const flanneldParts = verified(
  {
    manager: 'kube-subnet-mgr',
    /** It takes every flag from a variable of this form too. */
    variable: 'FLANNELD_KUBE_SUBNET_MGR',
    kubeconfig: 'kubeconfig-file',
  } as const,
  ['flannel-main'],
)

/** By which flanneld outside of a pod knows its node. */
export const flanneldNode = verified('NODE_NAME', ['flannel-kube#L97-L116'])

/** Who gives nodes their ranges. */
export const flannelRanges = verified(
  { flag: 'allocate-node-cidrs', field: 'podSubnet' } as const,
  ['fl-kube#L378'],
)

/** What virtual-kubelet labels its nodes with: no machine, so that no agent of a network runs there. */
export const virtualNode = verified({ label: 'type', value: 'virtual-kubelet' } as const, [
  'virtual-kubelet',
])
