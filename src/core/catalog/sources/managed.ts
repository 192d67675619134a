import type { Sources } from './source.ts'

/** Platforms that make their own nodes: AKS (its documentation is `aks-docs`), EKS, GKE, and OpenShift's operator. */
export const managedSources = {
  'aks-api-2026-02-01': {
    title: 'Azure: API of managed clusters, stable version 2026-02-01',
    url: 'https://github.com/Azure/azure-rest-api-specs/blob/119645cbbfc5d1373c96106564ba8cad3b69a99e/specification/containerservice/resource-manager/Microsoft.ContainerService/aks/stable/2026-02-01/managedClusters.json',
  },
  'aks-use-labels': {
    title: 'AKS: use labels',
    url: 'https://learn.microsoft.com/en-us/azure/aks/use-labels',
  },
  'eks-managed-groups': {
    title: 'EKS: managed node groups',
    url: 'https://docs.aws.amazon.com/eks/latest/userguide/managed-node-groups.html',
  },
  'gke-workload-identity': {
    title: 'GKE: Workload Identity Federation, limitations',
    url: 'https://cloud.google.com/kubernetes-engine/docs/concepts/workload-identity',
  },
  'gke-node-pools': {
    title: 'GKE: about node pools',
    url: 'https://cloud.google.com/kubernetes-engine/docs/concepts/node-pools',
  },
  'aks-network-plugin': {
    title: 'Azure SDK: values of the network plugin of AKS',
    url: 'https://learn.microsoft.com/en-us/javascript/api/@azure/arm-containerservice/networkplugin',
  },
  'aks-vhd-23h2': {
    title: 'AKS: notes of a node image with Windows Server 23H2',
    url: 'https://github.com/Azure/AKS/blob/8d1c890900df47080a5a3a0de0ad06da110af845/vhd-notes/AKSWindows/23H2/25398.1085.240814.txt',
  },
  'eks-ami': {
    title: 'EKS user guide: optimized Windows AMIs',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/blob/18559e7c0c3bc93a7d4404c355fba46f6b766d8a/latest/ug/nodes/eks-optimized-windows-ami.adoc',
  },
  'eks-ami-cn': {
    title: 'EKS user guide (China regions): versions of Windows AMIs',
    url: 'https://docs.amazonaws.cn/eks/latest/userguide/eks-ami-versions-windows.md',
  },
  'eks-ami-type': {
    title: 'EKS API: amiType of a request for a node group',
    url: 'https://docs.aws.amazon.com/sdk-for-kotlin/api/latest/eks/aws.sdk.kotlin.services.eks.model/-create-nodegroup-request/ami-type.html',
  },
  'eks-ami-versions': {
    title: 'EKS user guide: versions of Windows AMIs',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/blob/178d2ee7948152be77ee3cf2e2c213b669bd6a04/latest/ug/nodes/eks-ami-versions-windows.adoc',
  },
  'eks-disk-size': {
    title: 'EKS API: diskSize of a request for a node group',
    url: 'https://docs.aws.amazon.com/sdk-for-kotlin/api/latest/eks/aws.sdk.kotlin.services.eks.model/-create-nodegroup-request/disk-size.html',
  },
  'eks-troubleshooting': {
    title: 'EKS: troubleshoot clusters and nodes',
    url: 'https://docs.aws.amazon.com/eks/latest/userguide/troubleshooting.html',
  },
  'eks-guide': {
    title: 'EKS user guide, December 2024',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/tree/4d52b4d05e3478582e7d10a73cbd9ba9194dd5f7/latest/ug',
    base: 'https://github.com/awsdocs/amazon-eks-user-guide/blob/4d52b4d05e3478582e7d10a73cbd9ba9194dd5f7/latest/ug/',
  },
  'eks-versions': {
    title: 'EKS user guide: Kubernetes versions',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/blob/013856044148d6eeed4723027a45aa2180536bcb/latest/ug/versioning/kubernetes-versions.adoc',
  },
  'eks-windows': {
    title: 'EKS user guide: Windows support',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/blob/181a2b817b94a2f8f6009dc01a918c3a6d407ae5/latest/ug/clusters/windows-support.adoc',
  },
  eksctl: {
    title: 'eksctl',
    url: 'https://github.com/eksctl-io/eksctl/tree/99984adb6164ece593c0728523b7f497ea61d60e',
    base: 'https://github.com/eksctl-io/eksctl/blob/99984adb6164ece593c0728523b7f497ea61d60e/',
  },
  'eks-api-taint': {
    title: 'EKS API: Taint',
    url: 'https://docs.aws.amazon.com/eks/latest/APIReference/API_Taint.html',
  },
  'cdk-taint-effect': {
    title: 'CDK: effects of taints for node groups of EKS',
    url: 'https://docs.aws.amazon.com/cdk/api/v2/docs/aws-cdk-lib.aws_eks_v2.TaintEffect.html',
  },
  'eksctl-nodegroups': {
    title: 'eksctl: work with node groups',
    url: 'https://docs.aws.amazon.com/eks/latest/eksctl/general-nodegroups.html',
  },
  'eksctl-0.222': {
    title: 'eksctl 0.222.0',
    url: 'https://github.com/eksctl-io/eksctl/releases/tag/v0.222.0',
  },
  gcloud: {
    title: 'Google Cloud CLI 578.0.0',
    url: 'https://github.com/google-cloud-sdk-unofficial/google-cloud-sdk/tree/4643fc9cc204607d05324c032052b6a3d118711c',
    base: 'https://github.com/google-cloud-sdk-unofficial/google-cloud-sdk/blob/4643fc9cc204607d05324c032052b6a3d118711c/lib/googlecloudsdk/',
  },
  'gke-arm': {
    title: 'GKE: Arm workloads',
    url: 'https://docs.cloud.google.com/kubernetes-engine/docs/concepts/arm-on-gke',
  },
  'gke-dns-cache': {
    title: 'GKE: NodeLocal DNSCache',
    url: 'https://cloud.google.com/kubernetes-engine/docs/how-to/nodelocal-dns-cache',
  },
  'gke-extended': {
    title: 'GKE release schedule, as a third party lists it',
    url: 'https://getreadystack.com/tools/gke-extended-channel-fee-lint',
  },
  'gke-news-2019': {
    title: 'GKE release note on Windows Server 2019, in a third party’s summary',
    url: 'https://github.com/takech9203/google-cloud-news-summary/blob/be2a7c0c9b7be463e543d2404095b33f59f998a6/reports/2026/2026-08-21-gke-windows-server-2019-node-image-pinned.md',
  },
  'gke-image-streaming': {
    title: 'GKE: Image streaming',
    url: 'https://docs.cloud.google.com/kubernetes-engine/docs/how-to/image-streaming',
  },
  'gke-sac': {
    title: 'GKE: end of Windows Server SAC',
    url: 'https://cloud.google.com/kubernetes-engine/docs/deprecations/windows-server-sac',
  },
  'gke-sandbox': {
    title: 'GKE Sandbox',
    url: 'https://docs.cloud.google.com/kubernetes-engine/docs/concepts/sandbox-pods',
  },
  'aks-engine-validate': {
    title: 'Azure/aks-engine: pkg/api/vlabs/validate.go',
    url: 'https://github.com/Azure/aks-engine/blob/0074c24ebdb409a2e5bff836a75680fbcb055b6d/pkg/api/vlabs/validate.go',
  },
  'gke-terraform': {
    title: 'Terraform provider: GKE guide',
    url: 'https://github.com/GoogleCloudPlatform/magic-modules/blob/3b0e168548b8286bd94da76ddf44dc20b102d9aa/mmv1/third_party/terraform/website/docs/guides/using_gke_with_terraform.html.markdown',
  },
  'gke-vmware-windows': {
    title: 'GKE on VMware: Windows Server node pools',
    url: 'https://docs.cloud.google.com/kubernetes-engine/distributed-cloud/vmware/docs/how-to/user-guide-for-windows-server-os-node-pools',
  },
  'gke-pool-tutorial': {
    title: 'A third party: a Windows node pool on GKE',
    url: 'https://oneuptime.com/blog/post/2026-02-17-how-to-set-up-a-gke-windows-node-pool-for-running-windows-container-workloads/view',
  },
  'gke-windows': {
    title: 'GKE: Windows Server',
    url: 'https://docs.cloud.google.com/kubernetes-engine/docs/concepts/windows-server-gke',
  },
  'karpenter-faq': {
    title: 'Karpenter: questions and answers',
    url: 'https://github.com/aws/karpenter-provider-aws/blob/1d927085dd81a9df9301e613f371dac5b4d16bfe/website/content/en/docs/faq.md',
  },
  'vpc-controller': {
    title: 'Amazon VPC resource controller',
    url: 'https://github.com/aws/amazon-vpc-resource-controller-k8s/tree/b8d425119bdba371202882b808f202c6073a46cc',
    base: 'https://github.com/aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/',
  },
  'wmco-machineset': {
    title: 'OpenShift WMCO: MachineSet for Azure',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/docs/machineset-azure.md',
  },
  'wmco-readme': {
    title: 'OpenShift WMCO: README',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/README.md',
  },
  'tf-azurerm-pool': {
    title: 'Terraform provider: node pools of AKS',
    url: 'https://github.com/hashicorp/terraform-provider-azurerm/blob/006f87e316b3f5bfa59fbd4e2b9ef6fdbb3211e2/website/docs/r/kubernetes_cluster_node_pool.html.markdown',
  },
  'tf-eks': {
    title: 'Terraform module for EKS',
    url: 'https://github.com/terraform-aws-modules/terraform-aws-eks/tree/bef29c4d9523523e57fe898643fde2895106b339',
    base: 'https://github.com/terraform-aws-modules/terraform-aws-eks/blob/bef29c4d9523523e57fe898643fde2895106b339/',
  },
} as const satisfies Sources
