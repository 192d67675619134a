import { inferred, verified } from './fact.ts'

/** Objects of the cluster by which a node and its agents get in. */
export const joinObjects = {
  /** The Secret of a bootstrap token. */
  token: verified(
    {
      namespace: 'kube-system',
      id: { key: 'token-id', length: 6 },
      secret: { key: 'token-secret', length: 16 },
      use: 'usage-bootstrap-authentication',
      groups: { key: 'auth-extra-groups', prefix: 'system:bootstrappers:' },
    } as const,
    ['bootstrap-tokens'],
  ),
  /** A Secret for the token of an account stands in the namespace of the account. */
  tokenNamespace: verified('that of the account', ['sa-token']),
  /** What flanneld does with nodes; without it there never is a network. */
  flannel: verified({ role: 'flannel', resource: 'nodes', verbs: ['list', 'watch'] } as const, [
    'fl-manifest#L1-L59',
    'fl-kube#L199-L207',
  ]),
  /** What flanneld writes of its node; without it the node has no lease. */
  flannelStatus: verified({ resource: 'nodes/status', verb: 'patch' } as const, [
    'fl-manifest#L1-L59',
    'fl-kube#L482',
  ]),
  /** An account is one of its namespace; that of the same name elsewhere has no part in its rights. */
  boundAccount: inferred('of the namespace that the binding names', ['rbac-default-roles']),
  /** Before kube-proxy runs the host does not reach the Service of the API server. */
  server: inferred('an address of the API server', ['tigera-manual-kubeconfig'], {
    note: 'the guide says it of the kubeconfig of Calico',
  }),
  /** From which minor on kubeadm refuses a version of its configuration; the one before still migrates it. */
  configuration: {
    v1alpha3: inferred({ goneFrom: '1.15' }, ['kubeadm#1296'], {
      note: 'the issue plans it for this minor',
    }),
    v1beta1: verified({ goneFrom: '1.22' }, ['k8s#101129', 'k8s#107013']),
    v1beta2: verified({ goneFrom: '1.27' }, ['k8s#114540', 'web#45461']),
  },
  /** How kubeadm is given flags for a component: as a table before, as a list from here on. */
  extraArgs: verified({ listFrom: 'v1beta4' } as const, ['kubeadm-v1beta4']),
  /** The objects of Cluster API count for themselves, whatever kubeadm they lead to. */
  extraArgsOfClusterApi: verified({ listFrom: 'v1beta2' } as const, [
    'github kubernetes-sigs/cluster-api/blob/ae7ff047db499ac3858ade268ba38db8c9f128bb/api/bootstrap/kubeadm/v1beta1/kubeadm_types.go#L327',
    'github kubernetes-sigs/cluster-api/blob/ae7ff047db499ac3858ade268ba38db8c9f128bb/api/bootstrap/kubeadm/v1beta2/kubeadm_types.go#L417',
  ]),
  /** What kubeadm puts before the name of each of them. */
  extraArgDashes: verified('--', [
    'github kubernetes/kubernetes/blob/030880a5dc5449403c6d1f0aa146a7dc21d6c6dc/cmd/kubeadm/app/util/arguments.go',
  ]),
  /** What kubeadm answers to a token of another form, and to an address without its port. */
  discovery: verified(
    {
      token: 'the bootstrap token is invalid',
      noPort: 'missing port in address',
      noSplit: 'too many colons in address',
    } as const,
    [
      'github kubernetes/kubernetes/blob/00d24de699fe4409b5829a5e51b73c1fc7bcba12/cmd/kubeadm/app/apis/kubeadm/validation/validation.go',
      'github kubernetes/kubernetes/blob/3510e45d9707ac09d884598ec2a6178b4fe370f9/staging/src/k8s.io/cluster-bootstrap/token/api/types.go',
      'github golang/go/blob/0258d2ea35b3135fab223b522dca6da652477a4c/src/net/ipsock.go',
    ],
  ),
} as const
