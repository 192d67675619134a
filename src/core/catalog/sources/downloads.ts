import type { Sources } from './source.ts'

/** Download scripts, build files and release pages of the parts of a node. Paths start with a commit or tag. */
export const downloadsSources = {
  'get-acn': {
    title: 'Azure container networking',
    url: 'https://github.com/Azure/azure-container-networking',
    base: 'https://github.com/Azure/azure-container-networking/blob/',
  },
  'get-agentbaker': {
    title: 'AgentBaker (AKS node scripts)',
    url: 'https://github.com/Azure/AgentBaker',
    base: 'https://github.com/Azure/AgentBaker/blob/',
  },
  'get-aks-engine': {
    title: 'AKS Engine',
    url: 'https://github.com/Azure/aks-engine',
    base: 'https://github.com/Azure/aks-engine/blob/',
  },
  'get-antrea': {
    title: 'Antrea',
    url: 'https://github.com/antrea-io/antrea',
    base: 'https://github.com/antrea-io/antrea/blob/',
  },
  'get-calico': {
    title: 'Calico',
    url: 'https://github.com/projectcalico/calico',
    base: 'https://github.com/projectcalico/calico/blob/',
  },
  'get-capz': {
    title: 'Cluster API provider Azure',
    url: 'https://github.com/kubernetes-sigs/cluster-api-provider-azure',
    base: 'https://github.com/kubernetes-sigs/cluster-api-provider-azure/blob/',
  },
  'get-cni-plugins': {
    title: 'CNI plugins',
    url: 'https://github.com/containernetworking/plugins',
    base: 'https://github.com/containernetworking/plugins/blob/',
  },
  'get-containerd': {
    title: 'containerd',
    url: 'https://github.com/containerd/containerd',
    base: 'https://github.com/containerd/containerd/blob/',
  },
  'get-cri-dockerd': {
    title: 'cri-dockerd',
    url: 'https://github.com/Mirantis/cri-dockerd',
    base: 'https://github.com/Mirantis/cri-dockerd/blob/',
  },
  'get-cri-tools': {
    title: 'cri-tools',
    url: 'https://github.com/kubernetes-sigs/cri-tools',
    base: 'https://github.com/kubernetes-sigs/cri-tools/blob/',
  },
  'get-csi-proxy': {
    title: 'csi-proxy',
    url: 'https://github.com/kubernetes-csi/csi-proxy',
    base: 'https://github.com/kubernetes-csi/csi-proxy/blob/',
  },
  'get-docker-provider': {
    title: 'MicrosoftDockerProvider',
    url: 'https://github.com/OneGet/MicrosoftDockerProvider',
    base: 'https://github.com/OneGet/MicrosoftDockerProvider/blob/',
  },
  'get-flannel': {
    title: 'Flannel',
    url: 'https://github.com/flannel-io/flannel',
    base: 'https://github.com/flannel-io/flannel/blob/',
  },
  'get-flannel-cni': {
    title: 'Flannel CNI plugin',
    url: 'https://github.com/flannel-io/cni-plugin',
    base: 'https://github.com/flannel-io/cni-plugin/blob/',
  },
  'get-hpc-base': {
    title: 'HostProcess base image',
    url: 'https://github.com/microsoft/windows-host-process-containers-base-image',
    base: 'https://github.com/microsoft/windows-host-process-containers-base-image/blob/',
  },
  'get-iis-docker': {
    title: 'IIS image',
    url: 'https://github.com/microsoft/iis-docker',
    base: 'https://github.com/microsoft/iis-docker/blob/',
  },
  'get-image-builder': {
    title: 'image-builder',
    url: 'https://github.com/kubernetes-sigs/image-builder',
    base: 'https://github.com/kubernetes-sigs/image-builder/blob/',
  },
  'get-kubernetes': {
    title: 'Kubernetes',
    url: 'https://github.com/kubernetes/kubernetes',
    base: 'https://github.com/kubernetes/kubernetes/blob/',
  },
  'get-rke2': {
    title: 'RKE2',
    url: 'https://github.com/rancher/rke2',
    base: 'https://github.com/rancher/rke2/blob/',
  },
  'get-runner-images': {
    title: 'GitHub runner images',
    url: 'https://github.com/actions/runner-images',
    base: 'https://github.com/actions/runner-images/blob/',
  },
  'get-sdn': {
    title: 'Microsoft SDN',
    url: 'https://github.com/microsoft/SDN',
    base: 'https://github.com/microsoft/SDN/blob/',
  },
  'get-swtools': {
    title: 'SIG Windows tools',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools',
    base: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/',
  },
  'get-vd': {
    title: 'Microsoft: Windows container documentation',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation',
    base: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/',
  },
  'get-wcn': {
    title: 'Windows container networking',
    url: 'https://github.com/microsoft/windows-container-networking',
    base: 'https://github.com/microsoft/windows-container-networking/blob/',
  },
  'get-wct': {
    title: 'Windows container tools',
    url: 'https://github.com/microsoft/windows-container-tools',
    base: 'https://github.com/microsoft/windows-container-tools/blob/',
  },
  'get-website': {
    title: 'Kubernetes documentation',
    url: 'https://github.com/kubernetes/website',
    base: 'https://github.com/kubernetes/website/blob/',
  },
  'get-wins': {
    title: 'rancher/wins',
    url: 'https://github.com/rancher/wins',
    base: 'https://github.com/rancher/wins/blob/',
  },
  'get-windows-containers': {
    title: 'Microsoft: Windows containers',
    url: 'https://github.com/microsoft/Windows-Containers',
    base: 'https://github.com/microsoft/Windows-Containers/blob/',
  },
  'get-windows-testing': {
    title: 'SIG Windows testing',
    url: 'https://github.com/kubernetes-sigs/windows-testing',
    base: 'https://github.com/kubernetes-sigs/windows-testing/blob/',
  },
  'get-gh:antrea-tree-v1.11.0-build-yamls': {
    title: 'antrea-io/antrea: tree/v1.11.0/build/yamls',
    url: 'https://github.com/antrea-io/antrea/tree/v1.11.0/build/yamls',
  },
  'get-gh:antrea-tree-v1.13.0-build-yamls': {
    title: 'antrea-io/antrea: tree/v1.13.0/build/yamls',
    url: 'https://github.com/antrea-io/antrea/tree/v1.13.0/build/yamls',
  },
  'get-gh:antrea-tree-v2.0.0-build-yamls': {
    title: 'antrea-io/antrea: tree/v2.0.0/build/yamls',
    url: 'https://github.com/antrea-io/antrea/tree/v2.0.0/build/yamls',
  },
  'get-gh:containerd-issues-4119': {
    title: 'containerd/containerd: issues/4119',
    url: 'https://github.com/containerd/containerd/issues/4119',
  },
  'get-gh:plugins-issues-1059': {
    title: 'containernetworking/plugins: issues/1059',
    url: 'https://github.com/containernetworking/plugins/issues/1059',
  },
  'get-gh:plugins-tags': {
    title: 'containernetworking/plugins: tags',
    url: 'https://github.com/containernetworking/plugins/tags',
  },
  'get-gh:cni-plugin-tags': {
    title: 'flannel-io/cni-plugin: tags',
    url: 'https://github.com/flannel-io/cni-plugin/tags',
  },
  'get-gh:cri-tools-tags': {
    title: 'kubernetes-sigs/cri-tools: tags',
    url: 'https://github.com/kubernetes-sigs/cri-tools/tags',
  },
  'get-gh:windows-container-networking-tags': {
    title: 'microsoft/windows-container-networking: tags',
    url: 'https://github.com/microsoft/windows-container-networking/tags',
  },
  'get-gh:aks-issues-4792': {
    title: 'Azure/AKS: issues/4792',
    url: 'https://github.com/Azure/AKS/issues/4792',
  },
  'get-gh:k8s.io-issues-2396': {
    title: 'kubernetes/k8s.io: issues/2396',
    url: 'https://github.com/kubernetes/k8s.io/issues/2396',
  },
  'get-gh:virtualization-documentation-issues-1876': {
    title: 'MicrosoftDocs/Virtualization-Documentation: issues/1876',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/issues/1876',
  },
  'get-nssm': { title: 'NSSM: downloads', url: 'https://nssm.cc/download' },
  'get-component-base': {
    title: 'Kubernetes component-base',
    url: 'https://github.com/kubernetes/component-base',
    base: 'https://github.com/kubernetes/component-base/blob/',
  },
  'sig-windows-contributing': {
    title: 'SIG Windows: reporting issues, gathering logs',
    url: 'https://github.com/kubernetes/community/blob/067c7fbfbd0056c84cfdc7e959e933ee301ad03e/sig-windows/CONTRIBUTING.md',
  },
  'sdn-collectlogs': {
    title: 'Microsoft SDN: collectlogs.ps1',
    url: 'https://github.com/microsoft/SDN/blob/0176a112909a9d5a8eea123429a45e93ef328868/Kubernetes/windows/debug/collectlogs.ps1',
  },
  'doc004-ports': {
    title: 'Kubernetes v1.20: production environment, ports of worker nodes',
    url: 'https://v1-20.docs.kubernetes.io/docs/setup/production-environment/_print/',
  },
  'kubeadm#1819': {
    title: 'kubernetes/kubeadm#1819: kubeconfig of a kubelet by kubeadm',
    url: 'https://github.com/kubernetes/kubeadm/issues/1819',
  },
  'kubeadm#2292': {
    title: 'kubernetes/kubeadm#2292: prepare "alpha kubeconfig user" for graduation',
    url: 'https://github.com/kubernetes/kubeadm/issues/2292',
  },
  'kubeadm-kubeconfig-user': {
    title: 'kubeadm: cmd/kubeadm/app/cmd/kubeconfig.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/04791b4906602ffda5ccf9bc4c84d3329f1d7080/cmd/kubeadm/app/cmd/kubeconfig.go',
  },
  'kubeadm-join-check': {
    title: 'kubeadm: what a join configuration must hold, ValidateDiscoveryTokenAPIServer',
    url: 'https://github.com/kubernetes/kubernetes/blob/00d24de699fe4409b5829a5e51b73c1fc7bcba12/cmd/kubeadm/app/apis/kubeadm/validation/validation.go',
  },
  'kubeadm-kubeconfig': {
    title: 'Kubernetes: kubeadm kubeconfig',
    url: 'https://kubernetes.io/docs/reference/setup-tools/kubeadm/kubeadm-kubeconfig',
  },
  'rbac-default-roles': {
    title: 'Kubernetes: default roles of RBAC',
    url: 'https://kubernetes.io/docs/reference/access-authn-authz/rbac/#core-component-roles',
  },
  libcni: {
    title: 'CNI: how configuration files are loaded',
    url: 'https://github.com/containernetworking/cni/blob/v1.1.2/libcni/conf.go',
  },
  'capz-calico': {
    title: 'Cluster API provider Azure: Calico for Windows',
    url: 'https://github.com/kubernetes-sigs/cluster-api-provider-azure/blob/69ec3a40a818ccbc32b8ce88c84609404d8cb7a2/templates/addons/windows/calico/calico.yaml',
  },
} as const satisfies Sources
