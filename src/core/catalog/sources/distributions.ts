import type { Sources } from './source.ts'

/** Distributions and tools that make Windows nodes in a way of their own, or none. */
export const distributionsSources = {
  'capa-docs': {
    title: 'Cluster API provider for AWS',
    url: 'https://github.com/kubernetes-sigs/cluster-api-provider-aws/tree/2cf09d78547d32975570a4b9ba5496bdfe26abeb',
    base: 'https://github.com/kubernetes-sigs/cluster-api-provider-aws/blob/2cf09d78547d32975570a4b9ba5496bdfe26abeb/',
  },
  'capv-templates': {
    title: 'Cluster API provider for vSphere',
    url: 'https://github.com/kubernetes-sigs/cluster-api-provider-vsphere/tree/111a1ba9bc520513125324c90aa3a8b80321fc13',
    base: 'https://github.com/kubernetes-sigs/cluster-api-provider-vsphere/blob/111a1ba9bc520513125324c90aa3a8b80321fc13/',
  },
  'capz-book': {
    title: 'Cluster API provider for Azure',
    url: 'https://github.com/kubernetes-sigs/cluster-api-provider-azure/tree/69ec3a40a818ccbc32b8ce88c84609404d8cb7a2',
    base: 'https://github.com/kubernetes-sigs/cluster-api-provider-azure/blob/69ec3a40a818ccbc32b8ce88c84609404d8cb7a2/',
  },
  'capz-windows-machines': {
    title: 'Cluster API provider for Azure: machines for Windows',
    url: 'https://github.com/kubernetes-sigs/cluster-api-provider-azure/blob/20a410e74b276b6fef677213975a70dac39dba1d/templates/flavors/windows/machine-deployment-windows.yaml',
  },
  'gdc-windows': {
    title: 'GKE on VMware 1.9: Windows Server OS node pools',
    url: 'https://cloud.google.com/anthos/clusters/docs/on-prem/1.9/how-to/user-guide-for-windows-server-os-node-pools',
  },
  'image-builder-capi': {
    title: 'image-builder',
    url: 'https://github.com/kubernetes-sigs/image-builder/tree/ae63061efb154adbbd4605958c506aae8fc1d03c',
    base: 'https://github.com/kubernetes-sigs/image-builder/blob/ae63061efb154adbbd4605958c506aae8fc1d03c/',
  },
  'kubespray-readme': {
    title: 'kubespray: supported distributions',
    url: 'https://github.com/kubernetes-sigs/kubespray/blob/46dbdd3994b32640bcd806b0097f50e8fdf1d514/README.md',
  },
  'k0s-docs': {
    title: 'k0s',
    url: 'https://github.com/k0sproject/k0s/tree/dff90cee9a6e8e22c6d0f3efef0f9a77fc223be4',
    base: 'https://github.com/k0sproject/k0s/blob/dff90cee9a6e8e22c6d0f3efef0f9a77fc223be4/',
  },
  'k3s-requirements': {
    title: 'k3s: requirements',
    url: 'https://github.com/k3s-io/docs/blob/005d295410cd2ed4539880c00e0cd3fa62f1b64d/docs/installation/requirements.md',
  },
  'k3s-build': {
    title: 'k3s: build script',
    url: 'https://github.com/k3s-io/k3s/blob/015c032b4552d14998f9c1a6e3001f4fc7bff391/scripts/build',
  },
  'kind-issues': {
    title: 'kind: known issues',
    url: 'https://github.com/kubernetes-sigs/kind/blob/fed268827e21ca48a74c38215c316dd343364ef5/site/content/docs/user/known-issues.md',
  },
  'minikube-provisioner': {
    title: 'minikube: provisioner',
    url: 'https://github.com/kubernetes/minikube/blob/eb25dbc703701fa38c3f65c89a1896baa375e5ed/pkg/minikube/node/provisioner.go',
  },
  'mke4-docs': {
    title: 'Mirantis Kubernetes Engine 4',
    url: 'https://docs.mirantis.com/mke4/latest/api-specification/',
  },
  'rancher-windows': {
    title: 'Rancher 2.6: Launching Kubernetes on Windows Clusters',
    url: 'https://ranchermanager.docs.rancher.com/v2.6/how-to-guides/new-user-guides/kubernetes-clusters-in-rancher-setup/use-windows-clusters',
  },
  'rke2#5394': {
    title: 'rancher/rke2#5394: Flannel for Windows in 1.28',
    url: 'https://github.com/rancher/rke2/pull/5394',
  },
  'rke2#5395': {
    title: 'rancher/rke2#5395: Flannel for Windows in 1.27',
    url: 'https://github.com/rancher/rke2/pull/5395',
  },
  'rke2#5396': {
    title: 'rancher/rke2#5396: Flannel for Windows in 1.26',
    url: 'https://github.com/rancher/rke2/pull/5396',
  },
  'rancher-dashboard#16757': {
    title: 'rancher/dashboard#16757: Windows with Flannel',
    url: 'https://github.com/rancher/dashboard/pull/16757',
  },
  'capa-crd': {
    title: 'Cluster API for AWS: its objects',
    url: 'https://github.com/kubernetes-sigs/cluster-api-provider-aws/blob/2cf09d78547d32975570a4b9ba5496bdfe26abeb/docs/book/src/crd/index.md',
  },
  'rke2-docs': {
    title: 'RKE2',
    url: 'https://github.com/rancher/rke2-docs/tree/9477b7b1df1f0bd431cdabbb39fbdcd21cb82602',
    base: 'https://github.com/rancher/rke2-docs/blob/9477b7b1df1f0bd431cdabbb39fbdcd21cb82602/docs/',
  },
  'cno-readme': {
    title: 'OpenShift: Cluster Network Operator',
    url: 'https://github.com/openshift/cluster-network-operator/blob/011403f5fc7b87bf0c58f218d37c261461c2c8da/README.md',
  },
  'wmco-tree': {
    title: 'OpenShift WMCO',
    url: 'https://github.com/openshift/windows-machine-config-operator/tree/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe',
    base: 'https://github.com/openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/',
  },
} as const satisfies Sources
