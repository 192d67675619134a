import type { Sources } from './source.ts'

/** What node agents and their identities rest on. */
export const agentsSources = {
  'aws-node-names': {
    title: 'Cloud provider of AWS: prerequisites',
    url: 'https://github.com/kubernetes/cloud-provider-aws/blob/63ec440c3275321b55afa45480e2fdfd2b0e93c4/docs/prerequisites.md',
  },
  'virtual-kubelet': {
    title: 'virtual-kubelet: what a node is made with',
    url: 'https://github.com/virtual-kubelet/virtual-kubelet/blob/1d37e931c4bc0107b841df868a8e80e3395bcc7b/node/nodeutil/controller.go',
  },
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
  'calico#7857': {
    title: 'projectcalico/calico#7857: Windows through the operator from v3.27',
    url: 'https://github.com/projectcalico/calico/issues/7857',
  },
  'tigera-win-operator': {
    title: 'Calico: Windows nodes through the operator, the steps',
    url: 'https://github.com/tigera/docs/blob/f2a2762432b54f20274d42c67bfa828d82872498/calico/_includes/components/CalicoWindowsInstall.js',
  },
  'tigera-win-needs': {
    title: 'Calico: what Windows nodes require (encapsulation, strict affinity)',
    url: 'https://github.com/tigera/docs/blob/f2a2762432b54f20274d42c67bfa828d82872498/calico/getting-started/kubernetes/windows-calico/requirements.mdx',
  },
  'tigera-status': {
    title: 'Tigera operator: TigeraStatus, what a component is in want of',
    url: 'https://github.com/tigera/operator/blob/40788b9b6bef9d94e77b2e0d7a5eed7e17e2364c/api/v1/tigerastatus_types.go',
  },
  'tigera-validation': {
    title: 'Tigera operator: what it checks of an Installation',
    url: 'https://github.com/tigera/operator/blob/40788b9b6bef9d94e77b2e0d7a5eed7e17e2364c/pkg/controller/installation/validation.go',
  },
  'tigera-manual': {
    title: 'Calico: the documents of the manual installation on Windows are removed',
    url: 'https://github.com/tigera/docs/commit/780f6894236d5080a5933222bbd0d3d5abba66b5',
  },
  'kubeadm-join': {
    title: 'kubeadm join: its flags',
    url: 'https://kubernetes.io/docs/reference/setup-tools/kubeadm/generated/kubeadm_join/',
  },
  'kubeadm-kubelet-flags': {
    title: 'kubeadm: the flags that it writes for the kubelet',
    url: 'https://github.com/kubernetes/kubernetes/blob/04791b4906602ffda5ccf9bc4c84d3329f1d7080/cmd/kubeadm/app/phases/kubelet/flags.go',
  },
  'kubeadm-windows-sockets': {
    title: 'kubeadm: sockets of runtimes on Windows',
    url: 'https://github.com/kubernetes/kubernetes/blob/0285bf7f16438769d15388fd001f8dbe8e0cb44a/cmd/kubeadm/app/util/runtime/runtime_windows.go',
  },
  'kubeadm-cleanup': {
    title: 'kubeadm: what reset cleans up',
    url: 'https://github.com/kubernetes/kubernetes/blob/0738386a25a2626a3f8240822b1bbfb8df852cdf/cmd/kubeadm/app/cmd/phases/reset/cleanupnode.go',
  },
  'upgrading-windows-nodes': {
    title: 'Kubernetes docs: upgrading Windows nodes',
    url: 'https://github.com/kubernetes/website/blob/0189ae0f6bf2a79ff2e4bfd5f9ec0da98d64c5d2/content/en/docs/tasks/administer-cluster/kubeadm/upgrading-windows-nodes.md',
  },
  'tigera-manual-standard': {
    title: 'Calico: manual installation on Windows',
    url: 'https://github.com/tigera/docs/blob/57ce8baf17b9351de3296d0e2f31a9ae36e704d8/calico/getting-started/kubernetes/windows-calico/manual-install/standard.mdx',
  },
  'tigera-manual-kubeconfig': {
    title: 'Calico: kubeconfig for the manual installation on Windows',
    url: 'https://github.com/tigera/docs/blob/57ce8baf17b9351de3296d0e2f31a9ae36e704d8/calico/getting-started/kubernetes/windows-calico/manual-install/kubeconfig.mdx',
  },
  'calico-31-scripts': {
    title: 'Calico: the scripts for kubelet and kube-proxy are removed, first in v3.31.0',
    url: 'https://github.com/projectcalico/calico/commit/9d1147cf55a0b338bf02dd469281bd73c931d6c2',
  },
  'swt-calico-proxy-yml': {
    title: 'sig-windows-tools: DaemonSet of kube-proxy for Calico',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/401ee6fcd8369cd8c293bd361275fdbe6f24ed07/hostprocess/calico/kube-proxy/kube-proxy.yml',
  },
  'swt-flannel-removed': {
    title: 'sig-windows-tools: the DaemonSet of Flannel is removed',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/commit/729ae7cd69ad44ad595e80c4e5344830f49e9935',
  },
  'powershell#621': {
    title: 'PowerShell/PowerShell#621: Remove-Item fails at a link to a directory',
    url: 'https://github.com/PowerShell/PowerShell/issues/621',
  },
  'hpc-kep': {
    title: 'KEP-1981: HostProcess containers',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b02389318f2113119dd9e491479f978a0/keps/sig-windows/1981-windows-privileged-container-support/README.md',
  },
  'cloud-controller': {
    title: 'Kubernetes: cloud controller manager, taint and initialization',
    url: 'https://kubernetes.io/docs/tasks/administer-cluster/running-cloud-controller/',
  },
  'azure-node-manager': {
    title: 'cloud-provider-azure: cloud-node-manager for Windows nodes',
    url: 'https://github.com/kubernetes-sigs/cloud-provider-azure/blob/7b31c76ce2ff602cc2dfec988744d8d0534b448c/examples/out-of-tree/cloud-node-manager.yaml',
  },
  'acn-ipam': {
    title: 'Azure container networking: address management',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/docs/ipam.md',
  },
  'kubeadm#1296': {
    title: 'kubernetes/kubeadm#1296: remove v1alpha3 of the configuration in 1.15',
    url: 'https://github.com/kubernetes/kubeadm/issues/1296',
  },
  'k8s#101129': {
    title: 'kubernetes/kubernetes#101129: kubeadm removes v1beta1 of its configuration',
    url: 'https://github.com/kubernetes/kubernetes/pull/101129',
  },
  'k8s#107013': {
    title: 'kubernetes/kubernetes#107013: since which minor kubeadm has v1beta3 and lacks v1beta1',
    url: 'https://github.com/kubernetes/kubernetes/pull/107013',
  },
  'k8s#114540': {
    title: 'kubernetes/kubernetes#114540: kubeadm removes v1beta2 of its configuration',
    url: 'https://github.com/kubernetes/kubernetes/pull/114540',
  },
  'web#45461': {
    title: 'kubernetes/website#45461: kubeadm 1.22 to 1.26 migrate v1beta2',
    url: 'https://github.com/kubernetes/website/issues/45461',
  },
  'kubeadm-v1beta4': {
    title: 'kubeadm configuration, v1beta4',
    url: 'https://kubernetes.io/docs/reference/config-api/kubeadm-config.v1beta4/',
  },
} as const satisfies Sources
