import type { Sources } from './source.ts'

/** What node agents and their identities rest on. */
export const agentsSources = {
  'sa-token': {
    title: 'Kubernetes: configure service accounts for pods (a long-lived token by hand)',
    url: 'https://kubernetes.io/docs/tasks/configure-pod-container/configure-service-account/',
  },
  'create-token': {
    title: 'kubectl create token',
    url: 'https://kubernetes.io/docs/reference/kubectl/generated/kubectl_create/kubectl_create_token/',
  },
  'token-request': {
    title: 'Kubernetes API: TokenRequest, whose issuer may return another validity',
    url: 'https://github.com/kubernetes/api/blob/10b39a39bcee995dfe7cd5e8e7b922be5e46f1e2/authentication/v1/types.go',
  },
  'fl-manifest': {
    title: 'Flannel: kube-flannel.yml (namespace, role, binding, account)',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/Documentation/kube-flannel.yml',
  },
  'fl-kube': {
    title: 'Flannel: subnet manager of Kubernetes',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/subnet/kube/kube.go',
  },
  'rke2-flannel': {
    title: 'RKE2: Flannel on Windows nodes',
    url: 'https://github.com/rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/windows/flannel.go',
  },
  'rbac-policy': {
    title: 'Kubernetes: roles and bindings that every cluster has (policy.go)',
    url: 'https://github.com/kubernetes/kubernetes/blob/53f1b9d6f8de259644c05a25aa7ac8c6a67258e2/plugin/pkg/auth/authorizer/rbac/bootstrappolicy/policy.go',
  },
  'bootstrap-tokens': {
    title: 'Kubernetes: authenticating with bootstrap tokens',
    url: 'https://github.com/kubernetes/website/blob/0668b06b695f0d0484f6e492649be4fcdec7da74/content/en/docs/reference/access-authn-authz/bootstrap-tokens.md',
  },
  'tls-bootstrapping': {
    title: 'Kubernetes: TLS bootstrapping',
    url: 'https://github.com/kubernetes/website/blob/015ce1753f92be55b21713a003f927e06ea262bb/content/en/docs/reference/access-authn-authz/kubelet-tls-bootstrapping.md',
  },
} as const satisfies Sources
