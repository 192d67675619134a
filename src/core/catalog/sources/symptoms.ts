import type { Sources } from './source.ts'

/** Threads, code and pages that explain messages, codes and faults. */
export const symptomsSources = {
  'ab-windowscsehelper': {
    title: 'Azure/AgentBaker: parts/windows/windowscsehelper.ps1',
    url: 'https://github.com/Azure/AgentBaker/blob/06836ee2301e362039418c3a7ed0fe6004a641fd/parts/windows/windowscsehelper.ps1',
  },
  'aci-faq': {
    title:
      'learn.microsoft.com: Azure Container Instances, which Windows base images are supported',
    url: 'https://learn.microsoft.com/en-us/azure/container-instances/container-instances-faq#what-windows-base-os-images-are-supported-',
  },
  'acn#1442': {
    title: 'Azure/azure-container-networking#1442: HNS has no SCTP',
    url: 'https://github.com/Azure/azure-container-networking/pull/1442',
  },
  'acn#283': {
    title: 'Azure/azure-container-networking#283: HNS object gone',
    url: 'https://github.com/Azure/azure-container-networking/issues/283',
  },
  'acn-endpoint_windows': {
    title: 'Azure/azure-container-networking: network/endpoint_windows.go',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/network/endpoint_windows.go',
  },
  'acn-hnsclient_windows': {
    title: 'Azure/azure-container-networking: cns/hnsclient/hnsclient_windows.go',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cns/hnsclient/hnsclient_windows.go',
  },
  'acn-hnsv2wrapperwithtimeout': {
    title: 'Azure/azure-container-networking: network/hnswrapper/hnsv2wrapperwithtimeout.go',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/network/hnswrapper/hnsv2wrapperwithtimeout.go',
  },
  'acn-invoker_azure': {
    title: 'Azure/azure-container-networking: cni/network/invoker_azure.go',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network/invoker_azure.go',
  },
  'acn-network': {
    title: 'Azure/azure-container-networking: cni/network/network.go',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network/network.go',
  },
  'acs-engine#2573': {
    title: 'Azure/acs-engine#2573: dial 10250',
    url: 'https://github.com/Azure/acs-engine/issues/2573',
  },
  'acs-engine#2912': {
    title: 'Azure/acs-engine#2912: dial 10250',
    url: 'https://github.com/Azure/acs-engine/issues/2912',
  },
  'acs-engine#4001': {
    title: 'Azure/acs-engine#4001: NotReady after a reboot',
    url: 'https://github.com/Azure/acs-engine/issues/4001',
  },
  'aks#1101': {
    title: 'Azure/AKS#1101: network plugin of AKS',
    url: 'https://github.com/Azure/AKS/issues/1101',
  },
  'aks#1544': {
    title: 'Azure/AKS#1544: dial 10250',
    url: 'https://github.com/Azure/AKS/issues/1544',
  },
  'aks#1941': {
    title: 'Azure/AKS#1941: commit limit',
    url: 'https://github.com/Azure/AKS/issues/1941',
  },
  'aks#2101': {
    title: 'Azure/AKS#2101: no windowsProfile, portal',
    url: 'https://github.com/Azure/AKS/issues/2101',
  },
  'aks#2490': {
    title: 'Azure/AKS#2490: create timed out',
    url: 'https://github.com/Azure/AKS/issues/2490',
  },
  'aks#2839': {
    title: 'Azure/AKS#2839: no windowsProfile',
    url: 'https://github.com/Azure/AKS/issues/2839',
  },
  'aks#3627': {
    title: 'Azure/AKS#3627: namespace attach',
    url: 'https://github.com/Azure/AKS/issues/3627',
  },
  'aks#4489': {
    title: 'Azure/AKS#4489: no windowsProfile',
    url: 'https://github.com/Azure/AKS/issues/4489',
  },
  'aks-changelog': {
    title: 'Azure/AKS: CHANGELOG.md',
    url: 'https://github.com/Azure/AKS/blob/8d1c890900df47080a5a3a0de0ad06da110af845/CHANGELOG.md',
  },
  'aks-engine#4633': {
    title: 'Azure/aks-engine#4633: who may write below the installation directory',
    url: 'https://github.com/Azure/aks-engine/pull/4633',
  },
  'aks-engine#5086': {
    title: 'Azure/aks-engine#5086: directory name invalid',
    url: 'https://github.com/Azure/aks-engine/issues/5086',
  },
  'amazon-eks-user-guide-eks-networking-add-ons': {
    title: 'awsdocs/amazon-eks-user-guide: latest/ug/networking/eks-networking-add-ons.adoc',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/blob/4d52b4d05e3478582e7d10a73cbd9ba9194dd5f7/latest/ug/networking/eks-networking-add-ons.adoc',
  },
  'amazon-eks-user-guide-launch-templates': {
    title: 'awsdocs/amazon-eks-user-guide: latest/ug/nodes/launch-templates.adoc',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/blob/4d52b4d05e3478582e7d10a73cbd9ba9194dd5f7/latest/ug/nodes/launch-templates.adoc',
  },
  'amazon-eks-user-guide-launch-windows-workers': {
    title: 'awsdocs/amazon-eks-user-guide: latest/ug/nodes/launch-windows-workers.adoc',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/blob/4d52b4d05e3478582e7d10a73cbd9ba9194dd5f7/latest/ug/nodes/launch-windows-workers.adoc',
  },
  'amazon-eks-user-guide-windows-support': {
    title: 'awsdocs/amazon-eks-user-guide: latest/ug/clusters/windows-support.adoc',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/blob/4d52b4d05e3478582e7d10a73cbd9ba9194dd5f7/latest/ug/clusters/windows-support.adoc',
  },
  'amazon-vpc-resource-controller-k8s-troubleshooting': {
    title: 'aws/amazon-vpc-resource-controller-k8s: docs/troubleshooting.md',
    url: 'https://github.com/aws/amazon-vpc-resource-controller-k8s/blob/b8d425119bdba371202882b808f202c6073a46cc/docs/troubleshooting.md',
  },
  'antrea#2213': {
    title: 'antrea-io/antrea#2213: parameter incorrect where other HNS networks are',
    url: 'https://github.com/antrea-io/antrea/issues/2213',
  },
  'antrea#2774': {
    title: 'antrea-io/antrea#2774: directory name invalid',
    url: 'https://github.com/antrea-io/antrea/issues/2774',
  },
  'antrea#3195': {
    title: 'antrea-io/antrea#3195: API lost after vSwitch',
    url: 'https://github.com/antrea-io/antrea/issues/3195',
  },
  'antrea#5841': {
    title: 'antrea-io/antrea#5841: Antrea after reboot',
    url: 'https://github.com/antrea-io/antrea/pull/5841',
  },
  'antrea#6109': {
    title: 'antrea-io/antrea#6109: kubelet ends at once',
    url: 'https://github.com/antrea-io/antrea/issues/6109',
  },
  'antrea-agent_windows': {
    title: 'antrea-io/antrea: pkg/agent/agent_windows.go',
    url: 'https://github.com/antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/agent_windows.go',
  },
  'antrea-interface_configuration_windows': {
    title: 'antrea-io/antrea: pkg/agent/cniserver/interface_configuration_windows.go',
    url: 'https://github.com/antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/cniserver/interface_configuration_windows.go',
  },
  'antrea-net_windows': {
    title: 'antrea-io/antrea: pkg/agent/util/net_windows.go',
    url: 'https://github.com/antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/util/net_windows.go',
  },
  'antrea-net_windows-2': {
    title: 'antrea-io/antrea: pkg/agent/util/winnet/net_windows.go',
    url: 'https://github.com/antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/util/winnet/net_windows.go',
  },
  'apimachinery-error': {
    title: 'kubernetes/apimachinery: pkg/runtime/error.go',
    url: 'https://github.com/kubernetes/apimachinery/blob/eed236ceee2c19c2753a3d93ac0631dc20750454/pkg/runtime/error.go',
  },
  'aws-ebs-csi-driver#1001': {
    title: 'kubernetes-sigs/aws-ebs-csi-driver#1001: csi-proxy pipe',
    url: 'https://github.com/kubernetes-sigs/aws-ebs-csi-driver/issues/1001',
  },
  'aws-eks-best-practices-networking': {
    title: 'aws/aws-eks-best-practices: latest/bpg/windows/networking.adoc',
    url: 'https://github.com/aws/aws-eks-best-practices/blob/dc0243ad2cf41ff631097731852f18827de332c2/latest/bpg/windows/networking.adoc',
  },
  'aspnetcore#25562': {
    title: 'dotnet/aspnetcore#25562: socket forbidden by its access permissions',
    url: 'https://github.com/dotnet/aspnetcore/issues/25562',
  },
  'azure-aks-docs-quick-windows-container-deploy-cli': {
    title: 'MicrosoftDocs/azure-aks-docs: articles/aks/learn/quick-windows-container-deploy-cli.md',
    url: 'https://github.com/MicrosoftDocs/azure-aks-docs/blob/fb060abe6a8fef960d4c487b543bf7b1e97808fe/articles/aks/learn/quick-windows-container-deploy-cli.md',
  },
  'azure-aks-docs-windows-faq': {
    title: 'MicrosoftDocs/azure-aks-docs: articles/aks/windows-faq.yml',
    url: 'https://github.com/MicrosoftDocs/azure-aks-docs/blob/fb060abe6a8fef960d4c487b543bf7b1e97808fe/articles/aks/windows-faq.yml',
  },
  'azure-cli#13453': {
    title: 'Azure/azure-cli#13453: client too old',
    url: 'https://github.com/Azure/azure-cli/issues/13453',
  },
  'azuredisk-csi-driver#2082': {
    title: 'kubernetes-sigs/azuredisk-csi-driver#2082: exit codes',
    url: 'https://github.com/kubernetes-sigs/azuredisk-csi-driver/issues/2082',
  },
  'azurefile-csi-driver#1610': {
    title: 'kubernetes-sigs/azurefile-csi-driver#1610: SMB mapping',
    url: 'https://github.com/kubernetes-sigs/azurefile-csi-driver/issues/1610',
  },
  'w-exit-code': {
    title: 'Microsoft: GetExitCodeProcess',
    url: 'https://learn.microsoft.com/en-us/windows/win32/api/processthreadsapi/nf-processthreadsapi-getexitcodeprocess',
  },
  'calico#11990': {
    title: 'projectcalico/calico#11990: ImagePull HPC',
    url: 'https://github.com/projectcalico/calico/pull/11990',
  },
  'calico#11990-2': {
    title: 'projectcalico/calico#11990: kube-proxy image missing',
    url: 'https://github.com/projectcalico/calico/issues/11990',
  },
  'calico#13049': {
    title: 'projectcalico/calico#13049: endpoint not found',
    url: 'https://github.com/projectcalico/calico/pull/13049',
  },
  'calico#4631': {
    title: 'projectcalico/calico#4631: Calico management address',
    url: 'https://github.com/projectcalico/calico/issues/4631',
  },
  'calico#5164': {
    title: 'projectcalico/calico#5164: endpoint not found',
    url: 'https://github.com/projectcalico/calico/issues/5164',
  },
  'calico#5762': {
    title: 'projectcalico/calico#5762: load balancer without endpoints',
    url: 'https://github.com/projectcalico/calico/issues/5762',
  },
  'calico-cni-plugin#1158': {
    title: 'projectcalico/cni-plugin#1158: bad values in config.ps1',
    url: 'https://github.com/projectcalico/cni-plugin/issues/1158',
  },
  'calico-health': {
    title: 'projectcalico/calico: node/pkg/health/health.go',
    url: 'https://github.com/projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/pkg/health/health.go',
  },
  'calico-vxlan_mgr': {
    title: 'projectcalico/calico: felix/dataplane/windows/vxlan_mgr.go',
    url: 'https://github.com/projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/felix/dataplane/windows/vxlan_mgr.go',
  },
  'cluster-api-provider-azure#2344': {
    title: 'kubernetes-sigs/cluster-api-provider-azure#2344: ImagePull HPC',
    url: 'https://github.com/kubernetes-sigs/cluster-api-provider-azure/issues/2344',
  },
  'cni-plugin#987': {
    title: 'projectcalico/cni-plugin#987: Calico management address',
    url: 'https://github.com/projectcalico/cni-plugin/issues/987',
  },
  'cni-plugins-code': {
    title: 'containernetworking/plugins',
    url: 'https://github.com/containernetworking/plugins/tree/3d27709faaa4e3619f299b962d9ea24589e28f9c',
    base: 'https://github.com/containernetworking/plugins/blob/3d27709faaa4e3619f299b962d9ea24589e28f9c/',
  },
  'cni-reconcile': {
    title: 'containernetworking/cni: pkg/version/reconcile.go',
    url: 'https://github.com/containernetworking/cni/blob/3f51e8803ebbdba0ebeed735b42137e4c7302403/pkg/version/reconcile.go',
  },
  'component-base-feature_gate': {
    title: 'kubernetes/component-base: featuregate/feature_gate.go',
    url: 'https://github.com/kubernetes/component-base/blob/349fbe06359c4b39ca17bb9cabdf4a13d70b4b82/featuregate/feature_gate.go',
  },
  'component-helpers-hostname': {
    title: 'kubernetes/component-helpers: node/util/hostname.go',
    url: 'https://github.com/kubernetes/component-helpers/blob/1961876b9c5704173fa79ed20e27a0710ce169fd/node/util/hostname.go',
  },
  'containers-roadmap#1082': {
    title: 'aws/containers-roadmap#1082: pod without an address',
    url: 'https://github.com/aws/containers-roadmap/issues/1082',
  },
  'containers-roadmap#240': {
    title: 'aws/containers-roadmap#240: policy refused',
    url: 'https://github.com/aws/containers-roadmap/issues/240',
  },
  'external-attacher-handler': {
    title: 'kubernetes-csi/external-attacher: pkg/controller/csi_handler.go',
    url: 'https://github.com/kubernetes-csi/external-attacher/blob/0f546a951a9e799598b14ee8aefa8516aa655d32/pkg/controller/csi_handler.go',
  },
  'smb-driver-parameters': {
    title: 'CSI driver for SMB: driver parameters',
    url: 'https://github.com/kubernetes-csi/csi-driver-smb/blob/013d044cca471348e4d992e1856fd01d396e8751/docs/driver-parameters.md',
  },
  'smb-static-volume': {
    title: 'CSI driver for SMB: example of a volume made by hand',
    url: 'https://github.com/kubernetes-csi/csi-driver-smb/blob/582749309fed37a9bc400d9ef0ebd016fbdc93d4/deploy/example/pv-smb.yaml',
  },
  'prometheus-operator-api': {
    title: 'Prometheus Operator: API reference',
    url: 'https://prometheus-operator.dev/docs/api-reference/api/',
  },
  'windows-time-decoded': {
    title: 'check-ntp.net: Windows Time troubleshooting, w32tm /query /status field by field',
    url: 'https://www.check-ntp.net/windows-time-troubleshooting.html',
  },
  'smb-known-issues': {
    title: 'CSI driver for SMB: known issues',
    url: 'https://github.com/kubernetes-csi/csi-driver-smb/blob/0deeb39312a014a8e652a0060761029edc5d063a/known-issues.md',
  },
  'csi-driver-smb#233': {
    title: 'kubernetes-csi/csi-driver-smb#233: csi-proxy pipe',
    url: 'https://github.com/kubernetes-csi/csi-driver-smb/issues/233',
  },
  'csi-driver-smb#427': {
    title: 'kubernetes-csi/csi-driver-smb#427: csi-proxy pipe',
    url: 'https://github.com/kubernetes-csi/csi-driver-smb/issues/427',
  },
  'csi-proxy#115': {
    title: 'kubernetes-csi/csi-proxy#115: csi-proxy pipe',
    url: 'https://github.com/kubernetes-csi/csi-proxy/issues/115',
  },
  'csi-proxy#55': {
    title: 'kubernetes-csi/csi-proxy#55: pipe mount',
    url: 'https://github.com/kubernetes-csi/csi-proxy/issues/55',
  },
  'csi-proxy#80': {
    title: 'kubernetes-csi/csi-proxy#80: service protocol',
    url: 'https://github.com/kubernetes-csi/csi-proxy/issues/80',
  },
  'csi-proxy-api': {
    title: 'kubernetes-csi/csi-proxy: pkg/os/disk/api.go',
    url: 'https://github.com/kubernetes-csi/csi-proxy/blob/eeba470682d91bd60d0cc5b02c9000193d86fbbe/pkg/os/disk/api.go',
  },
  'ctrd#10347': {
    title: 'containerd/containerd#10347: directory name invalid',
    url: 'https://github.com/containerd/containerd/issues/10347',
  },
  'ctrd#5094': {
    title: 'containerd/containerd#5094: sandbox name',
    url: 'https://github.com/containerd/containerd/issues/5094',
  },
  'ctrd#5729': {
    title: 'containerd/containerd#5729: HNS refuses network',
    url: 'https://github.com/containerd/containerd/issues/5729',
  },
  'ctrd#6305': {
    title: 'containerd/containerd#6305: plugin missing',
    url: 'https://github.com/containerd/containerd/issues/6305',
  },
  'ctrd#6875': {
    title: 'containerd/containerd#6875: scanner load',
    url: 'https://github.com/containerd/containerd/pull/6875',
  },
  'ctrd#9437': {
    title: 'containerd/containerd#9437: runtime pipe',
    url: 'https://github.com/containerd/containerd/issues/9437',
  },
  'ctrd-cni': {
    title: 'containerd/containerd: vendor/github.com/containerd/go-cni/cni.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/vendor/github.com/containerd/go-cni/cni.go',
  },
  'ctrd-code': {
    title: 'containerd/containerd',
    url: 'https://github.com/containerd/containerd/tree/301026e58c619e63d09c0ec411012e54c0124b03',
    base: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/',
  },
  'ctrd-config': {
    title: 'containerd/containerd: internal/cri/config/config.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/internal/cri/config/config.go',
  },
  'ctrd-container_create': {
    title: 'containerd/containerd: internal/cri/server/container_create.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/internal/cri/server/container_create.go',
  },
  'ctrd-errors': {
    title: 'containerd/containerd: vendor/github.com/containerd/go-cni/errors.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/vendor/github.com/containerd/go-cni/errors.go',
  },
  'ctrd-image': {
    title: 'containerd/containerd: core/images/image.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/core/images/image.go',
  },
  'ctrd-image_pull': {
    title: 'containerd/containerd: internal/cri/server/images/image_pull.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/internal/cri/server/images/image_pull.go',
  },
  'ctrd-sandbox_portforward_windows': {
    title: 'containerd/containerd: internal/cri/server/sandbox_portforward_windows.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/internal/cri/server/sandbox_portforward_windows.go',
  },
  'ctrd-sandbox_run': {
    title: 'containerd/containerd: internal/cri/server/sandbox_run.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/internal/cri/server/sandbox_run.go',
  },
  'ctrd-sandbox_run-2': {
    title: 'containerd/containerd: internal/cri/server/podsandbox/sandbox_run.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/internal/cri/server/podsandbox/sandbox_run.go',
  },
  'ctrd-service_windows': {
    title: 'containerd/containerd: cmd/containerd/command/service_windows.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/cmd/containerd/command/service_windows.go',
  },
  'ctrd-status': {
    title: 'containerd/containerd: internal/cri/server/status.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/internal/cri/server/status.go',
  },
  'ctrd-unpacker': {
    title: 'containerd/containerd: core/unpack/unpacker.go',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/core/unpack/unpacker.go',
  },
  'dockerfiles-windows#203': {
    title: 'StefanScherer/dockerfiles-windows#203: time-out while a container starts',
    url: 'https://github.com/StefanScherer/dockerfiles-windows/issues/203',
  },
  'docs-calicowindowsinstall.js': {
    title: 'tigera/docs: calico/_includes/components/CalicoWindowsInstall.js',
    url: 'https://github.com/tigera/docs/blob/f2a2762432b54f20274d42c67bfa828d82872498/calico/_includes/components/CalicoWindowsInstall.js',
  },
  'docs-standard.mdx': {
    title:
      'tigera/docs: calico/getting-started/kubernetes/windows-calico/manual-install/standard.mdx',
    url: 'https://github.com/tigera/docs/blob/57ce8baf17b9351de3296d0e2f31a9ae36e704d8/calico/getting-started/kubernetes/windows-calico/manual-install/standard.mdx',
  },
  'docs-troubleshoot.mdx': {
    title: 'tigera/docs: calico/getting-started/kubernetes/windows-calico/troubleshoot.mdx',
    url: 'https://github.com/tigera/docs/blob/f2a2762432b54f20274d42c67bfa828d82872498/calico/getting-started/kubernetes/windows-calico/troubleshoot.mdx',
  },
  'docs-troubleshooting.mdx': {
    title: 'tigera/docs: calico/operations/troubleshoot/troubleshooting.mdx',
    url: 'https://github.com/tigera/docs/blob/f2a2762432b54f20274d42c67bfa828d82872498/calico/operations/troubleshoot/troubleshooting.mdx',
  },
  'eksctl-nodegroup': {
    title: 'eksctl-io/eksctl: pkg/eks/nodegroup.go',
    url: 'https://github.com/eksctl-io/eksctl/blob/99984adb6164ece593c0728523b7f497ea61d60e/pkg/eks/nodegroup.go',
  },
  'eksctl-windows-worker-nodes': {
    title: 'eksctl-io/eksctl: userdocs/src/usage/windows-worker-nodes.md',
    url: 'https://github.com/eksctl-io/eksctl/blob/99984adb6164ece593c0728523b7f497ea61d60e/userdocs/src/usage/windows-worker-nodes.md',
  },
  'enhancements#848': {
    title: 'kubernetes/enhancements#848: commit limit',
    url: 'https://github.com/kubernetes/enhancements/pull/848',
  },
  'flannel#1272': {
    title: 'flannel-io/flannel#1272: flannel API lost',
    url: 'https://github.com/flannel-io/flannel/issues/1272',
  },
  'flannel#1405': {
    title: 'flannel-io/flannel#1405: ping',
    url: 'https://github.com/flannel-io/flannel/issues/1405',
  },
  'flannel#1772': {
    title: 'flannel-io/flannel#1772: API through the ClusterIP',
    url: 'https://github.com/flannel-io/flannel/issues/1772',
  },
  'flannel-code': {
    title: 'flannel-io/flannel',
    url: 'https://github.com/flannel-io/flannel/tree/cdf760595c23292fd03ff4daf03638ac1ceef417',
    base: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/',
  },
  'flannel-kube': {
    title: 'flannel-io/flannel: pkg/subnet/kube/kube.go',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/subnet/kube/kube.go',
  },
  'flannel-kube-flannel': {
    title: 'flannel-io/flannel: Documentation/kube-flannel.yml',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/Documentation/kube-flannel.yml',
  },
  'flannel-main': {
    title: 'flannel-io/flannel: main.go',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/main.go',
  },
  'flannel-route_network_windows': {
    title: 'flannel-io/flannel: pkg/backend/route_network_windows.go',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/backend/route_network_windows.go',
  },
  'flannel-vxlan_windows': {
    title: 'flannel-io/flannel: pkg/backend/vxlan/vxlan_windows.go',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/backend/vxlan/vxlan_windows.go',
  },
  'for-win#2190': {
    title: 'docker/for-win#2190: file in use',
    url: 'https://github.com/docker/for-win/issues/2190',
  },
  'go-cni-errors': {
    title: 'containerd/go-cni: errors.go',
    url: 'https://github.com/containerd/go-cni/blob/5d1202a803ee547fe91619d43522b9eef392e553/errors.go',
  },
  'google-cloud-news-summary-2026-08-21-gke-windows-server-2019-node-image-pinned': {
    title:
      'takech9203/google-cloud-news-summary: reports/2026/2026-08-21-gke-windows-server-2019-node-image-pinned.md',
    url: 'https://github.com/takech9203/google-cloud-news-summary/blob/be2a7c0c9b7be463e543d2404095b33f59f998a6/reports/2026/2026-08-21-gke-windows-server-2019-node-image-pinned.md',
  },
  'google-cloud-sdk-create.py': {
    title:
      'google-cloud-sdk-unofficial/google-cloud-sdk: lib/surface/container/node_pools/create.py',
    url: 'https://github.com/google-cloud-sdk-unofficial/google-cloud-sdk/blob/4643fc9cc204607d05324c032052b6a3d118711c/lib/surface/container/node_pools/create.py',
  },
  'google-cloud-sdk-flags.py': {
    title:
      'google-cloud-sdk-unofficial/google-cloud-sdk: lib/googlecloudsdk/command_lib/container/flags.py',
    url: 'https://github.com/google-cloud-sdk-unofficial/google-cloud-sdk/blob/4643fc9cc204607d05324c032052b6a3d118711c/lib/googlecloudsdk/command_lib/container/flags.py',
  },
  'hcsshim#1043': {
    title: 'microsoft/hcsshim#1043: switch port',
    url: 'https://github.com/microsoft/hcsshim/issues/1043',
  },
  'hcsshim#1056': {
    title: 'microsoft/hcsshim#1056: no answer from container',
    url: 'https://github.com/microsoft/hcsshim/issues/1056',
  },
  'hcsshim#1386': {
    title: 'microsoft/hcsshim#1386: hostPath form',
    url: 'https://github.com/microsoft/hcsshim/issues/1386',
  },
  'hcsshim#2017': {
    title: 'microsoft/hcsshim#2017: access denied at create',
    url: 'https://github.com/microsoft/hcsshim/issues/2017',
  },
  'hcsshim#2226': {
    title: 'microsoft/hcsshim#2226: Linux layer',
    url: 'https://github.com/microsoft/hcsshim/issues/2226',
  },
  'hcsshim#2553': {
    title: 'microsoft/hcsshim#2553: ERROR_SHARING_VIOLATION',
    url: 'https://github.com/microsoft/hcsshim/issues/2553',
  },
  'hcsshim#368': {
    title: 'microsoft/hcsshim#368: layer access',
    url: 'https://github.com/microsoft/hcsshim/issues/368',
  },
  'hcsshim#437': {
    title: 'microsoft/hcsshim#437: container exits at start',
    url: 'https://github.com/microsoft/hcsshim/issues/437',
  },
  'hcsshim#598': {
    title: 'microsoft/hcsshim#598: container exits at start',
    url: 'https://github.com/microsoft/hcsshim/issues/598',
  },
  'hcsshim#850': {
    title: 'microsoft/hcsshim#850: left-over network',
    url: 'https://github.com/microsoft/hcsshim/issues/850',
  },
  'hcsshim#917': {
    title: 'microsoft/hcsshim#917: container exits at start',
    url: 'https://github.com/microsoft/hcsshim/issues/917',
  },
  'hcsshim#994': {
    title: 'microsoft/hcsshim#994: lookup in pod',
    url: 'https://github.com/microsoft/hcsshim/issues/994',
  },
  'hcsshim-annotations': {
    title: 'microsoft/hcsshim: pkg/annotations/annotations.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/pkg/annotations/annotations.go',
  },
  'hcsshim-code': {
    title: 'microsoft/hcsshim',
    url: 'https://github.com/microsoft/hcsshim/tree/7c9ff7f481383ff47524bade75d1b25d631b49ce',
    base: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/',
  },
  'hcsshim-combine_layers': {
    title: 'microsoft/hcsshim: internal/uvm/combine_layers.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/uvm/combine_layers.go',
  },
  'hcsshim-create': {
    title: 'microsoft/hcsshim: internal/hcsoci/create.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/hcsoci/create.go',
  },
  'hcsshim-errors': {
    title: 'microsoft/hcsshim: internal/hcs/errors.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/hcs/errors.go',
  },
  'hcsshim-hcsdoc_wcow': {
    title: 'microsoft/hcsshim: internal/hcsoci/hcsdoc_wcow.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/hcsoci/hcsdoc_wcow.go',
  },
  'hcsshim-hcserror': {
    title: 'microsoft/hcsshim: internal/hcserror/hcserror.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/hcserror/hcserror.go',
  },
  'hcsshim-jobcontainer': {
    title: 'microsoft/hcsshim: internal/jobcontainers/jobcontainer.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/jobcontainers/jobcontainer.go',
  },
  'hcsshim-logon': {
    title: 'microsoft/hcsshim: internal/jobcontainers/logon.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/jobcontainers/logon.go',
  },
  'hcsshim-mounts': {
    title: 'microsoft/hcsshim: internal/jobcontainers/mounts.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/jobcontainers/mounts.go',
  },
  'hcsshim-path': {
    title: 'microsoft/hcsshim: internal/jobcontainers/path.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/jobcontainers/path.go',
  },
  'hcsshim-pod': {
    title: 'microsoft/hcsshim: cmd/containerd-shim-runhcs-v1/pod.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/cmd/containerd-shim-runhcs-v1/pod.go',
  },
  'hcsshim-storage': {
    title: 'microsoft/hcsshim: internal/jobcontainers/storage.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/jobcontainers/storage.go',
  },
  'hcsshim-zerrors_windows': {
    title: 'microsoft/hcsshim: vendor/golang.org/x/sys/windows/zerrors_windows.go',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/vendor/golang.org/x/sys/windows/zerrors_windows.go',
  },
  'hub-feedback#1293': {
    title: 'docker/hub-feedback#1293: layer access',
    url: 'https://github.com/docker/hub-feedback/issues/1293',
  },
  'image-builder-startkubelet': {
    title:
      'kubernetes-sigs/image-builder: images/capi/ansible/windows/roles/kubernetes/templates/StartKubelet.ps1',
    url: 'https://github.com/kubernetes-sigs/image-builder/blob/ae63061efb154adbbd4605958c506aae8fc1d03c/images/capi/ansible/windows/roles/kubernetes/templates/StartKubelet.ps1',
  },
  'image-builder-windows': {
    title: 'kubernetes-sigs/image-builder: docs/book/src/capi/windows/windows.md',
    url: 'https://github.com/kubernetes-sigs/image-builder/blob/ae63061efb154adbbd4605958c506aae8fc1d03c/docs/book/src/capi/windows/windows.md',
  },
  'k3s#13277': {
    title: 'k3s-io/k3s#13277: kube-proxy with a node identity',
    url: 'https://github.com/k3s-io/k3s/issues/13277',
  },
  'k3s#9557': {
    title: 'k3s-io/k3s#9557: CNI version',
    url: 'https://github.com/k3s-io/k3s/issues/9557',
  },
  'k8s#100384': {
    title: 'kubernetes/kubernetes#100384: load balancer without endpoints',
    url: 'https://github.com/kubernetes/kubernetes/issues/100384',
  },
  'k8s#103962': {
    title: 'kubernetes/kubernetes#103962: kubelet counters',
    url: 'https://github.com/kubernetes/kubernetes/issues/103962',
  },
  'k8s#104562': {
    title: 'kubernetes/kubernetes#104562: token path',
    url: 'https://github.com/kubernetes/kubernetes/issues/104562',
  },
  'k8s#106636': {
    title: 'kubernetes/kubernetes#106636: local policy',
    url: 'https://github.com/kubernetes/kubernetes/issues/106636',
  },
  'k8s#107258': {
    title: 'kubernetes/kubernetes#107258: noise: counters',
    url: 'https://github.com/kubernetes/kubernetes/issues/107258',
  },
  'k8s#107561': {
    title: 'kubernetes/kubernetes#107561: sandbox name',
    url: 'https://github.com/kubernetes/kubernetes/issues/107561',
  },
  'k8s#109780': {
    title: 'kubernetes/kubernetes#109780: local policy',
    url: 'https://github.com/kubernetes/kubernetes/issues/109780',
  },
  'k8s#110143': {
    title: 'kubernetes/kubernetes#110143: plugin crashed',
    url: 'https://github.com/kubernetes/kubernetes/issues/110143',
  },
  'k8s#110580': {
    title: 'kubernetes/kubernetes#110580: kubelet health',
    url: 'https://github.com/kubernetes/kubernetes/issues/110580',
  },
  'k8s#110674': {
    title: 'kubernetes/kubernetes#110674: lookup in pod',
    url: 'https://github.com/kubernetes/kubernetes/issues/110674',
  },
  'k8s#112836': {
    title: 'kubernetes/kubernetes#112836: stale LB after delete',
    url: 'https://github.com/kubernetes/kubernetes/issues/112836',
  },
  'k8s#115102': {
    title: 'kubernetes/kubernetes#115102: every error of the first call to the runtime counts',
    url: 'https://github.com/kubernetes/kubernetes/pull/115102',
  },
  'k8s#113524': {
    title: 'kubernetes/kubernetes#113524: stale rules',
    url: 'https://github.com/kubernetes/kubernetes/issues/113524',
  },
  'k8s#115999': {
    title: 'kubernetes/kubernetes#115999: local policy',
    url: 'https://github.com/kubernetes/kubernetes/pull/115999',
  },
  'k8s#116000': {
    title: 'kubernetes/kubernetes#116000: local policy',
    url: 'https://github.com/kubernetes/kubernetes/pull/116000',
  },
  'k8s#116389': {
    title: 'kubernetes/kubernetes#116389: panic',
    url: 'https://github.com/kubernetes/kubernetes/issues/116389',
  },
  'k8s#123137': {
    title: 'kubernetes/kubernetes#123137: cgroups on Windows',
    url: 'https://github.com/kubernetes/kubernetes/pull/123137',
  },
  'k8s#123173': {
    title: 'kubernetes/kubernetes#123173: kubelet health',
    url: 'https://github.com/kubernetes/kubernetes/issues/123173',
  },
  'k8s#131387': {
    title: 'kubernetes/kubernetes#131387: lookup in pod',
    url: 'https://github.com/kubernetes/kubernetes/issues/131387',
  },
  'k8s#135170': {
    title: 'kubernetes/kubernetes#135170: lookup in pod',
    url: 'https://github.com/kubernetes/kubernetes/pull/135170',
  },
  'k8s#135171': {
    title: 'kubernetes/kubernetes#135171: lookup in pod',
    url: 'https://github.com/kubernetes/kubernetes/pull/135171',
  },
  'k8s#138000': {
    title: 'kubernetes/kubernetes#138000: remote endpoint',
    url: 'https://github.com/kubernetes/kubernetes/pull/138000',
  },
  'k8s#138000-2': {
    title: 'kubernetes/kubernetes#138000: No DNS in pods',
    url: 'https://github.com/kubernetes/kubernetes/issues/138000',
  },
  'k8s#138601': {
    title: 'kubernetes/kubernetes#138601: lookup in pod',
    url: 'https://github.com/kubernetes/kubernetes/pull/138601',
  },
  'k8s#138602': {
    title: 'kubernetes/kubernetes#138602: lookup in pod',
    url: 'https://github.com/kubernetes/kubernetes/pull/138602',
  },
  'k8s#138603': {
    title: 'kubernetes/kubernetes#138603: lookup in pod',
    url: 'https://github.com/kubernetes/kubernetes/pull/138603',
  },
  'k8s#141488': {
    title: 'kubernetes/kubernetes#141488: panic',
    url: 'https://github.com/kubernetes/kubernetes/issues/141488',
  },
  'k8s#141489': {
    title: 'kubernetes/kubernetes#141489: panic',
    url: 'https://github.com/kubernetes/kubernetes/pull/141489',
  },
  'k8s#141681': {
    title: 'kubernetes/kubernetes#141681: panic',
    url: 'https://github.com/kubernetes/kubernetes/pull/141681',
  },
  'k8s#141707': {
    title: 'kubernetes/kubernetes#141707: panic',
    url: 'https://github.com/kubernetes/kubernetes/pull/141707',
  },
  'k8s#48798': {
    title: 'kubernetes/kubernetes#48798: CNI not initialized',
    url: 'https://github.com/kubernetes/kubernetes/issues/48798',
  },
  'k8s#55031': {
    title: 'kubernetes/kubernetes#55031: process dies',
    url: 'https://github.com/kubernetes/kubernetes/issues/55031',
  },
  'k8s#59540': {
    title: 'kubernetes/kubernetes#59540: Storage mount fails',
    url: 'https://github.com/kubernetes/kubernetes/pull/59540',
  },
  'k8s#62046': {
    title: 'kubernetes/kubernetes#62046: local policy',
    url: 'https://github.com/kubernetes/kubernetes/issues/62046',
  },
  'k8s#62812': {
    title: 'kubernetes/kubernetes#62812: docker Hyper-V pods',
    url: 'https://github.com/kubernetes/kubernetes/issues/62812',
  },
  'k8s#69165': {
    title: 'kubernetes/kubernetes#69165: plugin crashed',
    url: 'https://github.com/kubernetes/kubernetes/issues/69165',
  },
  'k8s#74766': {
    title: 'kubernetes/kubernetes#74766: left-over object',
    url: 'https://github.com/kubernetes/kubernetes/issues/74766',
  },
  'k8s#75180': {
    title: 'kubernetes/kubernetes#75180: SMB mapping',
    url: 'https://github.com/kubernetes/kubernetes/issues/75180',
  },
  'k8s#78338': {
    title: 'kubernetes/kubernetes#78338: no source VIP',
    url: 'https://github.com/kubernetes/kubernetes/issues/78338',
  },
  'k8s#78612': {
    title: 'kubernetes/kubernetes#78612: kube-proxy without network',
    url: 'https://github.com/kubernetes/kubernetes/pull/78612',
  },
  'k8s#79515': {
    title: 'kubernetes/kubernetes#79515: waits for network',
    url: 'https://github.com/kubernetes/kubernetes/issues/79515',
  },
  'k8s#80400': {
    title: 'kubernetes/kubernetes#80400: not elevated',
    url: 'https://github.com/kubernetes/kubernetes/issues/80400',
  },
  'k8s#88942': {
    title: 'kubernetes/kubernetes#88942: noise: uid and /proc',
    url: 'https://github.com/kubernetes/kubernetes/issues/88942',
  },
  'k8s#93166': {
    title: 'kubernetes/kubernetes#93166: local policy',
    url: 'https://github.com/kubernetes/kubernetes/pull/93166',
  },
  'k8s#93166-2': {
    title: 'kubernetes/kubernetes#93166: NodePort or LoadBalancer unreachable',
    url: 'https://github.com/kubernetes/kubernetes/issues/93166',
  },
  'k8s-container_manager_linux': {
    title: 'kubernetes/kubernetes: pkg/kubelet/cm/container_manager_linux.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/001332b0422071acf4860769f18e34b5e9b7c1bc/pkg/kubelet/cm/container_manager_linux.go',
  },
  'k8s-container_manager_windows': {
    title: 'kubernetes/kubernetes: pkg/kubelet/cm/container_manager_windows.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/008b3652959ca58af8be3fb5b6ecfe9ae7638282/pkg/kubelet/cm/container_manager_windows.go',
  },
  'k8s-hns': {
    title: 'kubernetes/kubernetes: pkg/proxy/winkernel/hns.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/025f2834a128798cef30018a5e6a6ae82b5ad885/pkg/proxy/winkernel/hns.go',
  },
  'k8s-kubelet': {
    title: 'kubernetes/kubernetes: pkg/kubelet/kubelet.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/000d95431f9f9ef4bb8298f8b78684eacbb18fa0/pkg/kubelet/kubelet.go',
  },
  'k8s-node_authorizer': {
    title: 'kubernetes/kubernetes: plugin/pkg/auth/authorizer/node/node_authorizer.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/00d03ec049aaa34f7d77b1bb86072e1b9a033177/plugin/pkg/auth/authorizer/node/node_authorizer.go',
  },
  'k8s-policy': {
    title: 'kubernetes/kubernetes: plugin/pkg/auth/authorizer/rbac/bootstrappolicy/policy.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/53f1b9d6f8de259644c05a25aa7ac8c6a67258e2/plugin/pkg/auth/authorizer/rbac/bootstrappolicy/policy.go',
  },
  'k8s-predicate': {
    title: 'kubernetes/kubernetes: pkg/kubelet/lifecycle/predicate.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/00991fb96b40c675ccdc8b61d9893a5f7de526ec/pkg/kubelet/lifecycle/predicate.go',
  },
  'k8s-proxier': {
    title: 'kubernetes/kubernetes: pkg/proxy/winkernel/proxier.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/0096f4a4d137aa03ee1f5d168dadb325833b3a57/pkg/proxy/winkernel/proxier.go',
  },
  'k8s-runtime': {
    title: 'kubernetes/kubernetes: pkg/kubelet/runtime.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/024146f705874f64c6180c286e9c01f6547a1cea/pkg/kubelet/runtime.go',
  },
  'k8s-setters': {
    title: 'kubernetes/kubernetes: pkg/kubelet/nodestatus/setters.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/00267ac822c2df40bab2e223873f2b76864c5f3d/pkg/kubelet/nodestatus/setters.go',
  },
  'kubeadm#1393': {
    title: 'kubernetes/kubeadm#1393: Join fails',
    url: 'https://github.com/kubernetes/kubeadm/issues/1393',
  },
  'kubeadm#2406': {
    title: 'kubernetes/kubeadm#2406: runtime pipe',
    url: 'https://github.com/kubernetes/kubeadm/issues/2406',
  },
  'kubeadm#2664': {
    title: 'kubernetes/kubeadm#2664: IPv6 preflight',
    url: 'https://github.com/kubernetes/kubeadm/issues/2664',
  },
  'cri-o#8007': {
    title: 'cri-o/cri-o#8007: no answer in time',
    url: 'https://github.com/cri-o/cri-o/issues/8007',
  },
  'cri-client-windows': {
    title: 'kubernetes/kubernetes: cri-client/pkg/util/util_windows.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/61c7fad92cb749def0714b9ede24f86b16c6918e/staging/src/k8s.io/cri-client/pkg/util/util_windows.go',
  },
  'k8s#108146': {
    title: 'kubernetes/kubernetes#108146: elevated rights of the kubelet',
    url: 'https://github.com/kubernetes/kubernetes/pull/108146',
  },
  'k8s#129952': {
    title: 'kubernetes/kubernetes#129952: kubelet 1.31 and a Unix endpoint',
    url: 'https://github.com/kubernetes/kubernetes/issues/129952',
  },
  'flannel#944': {
    title: 'flannel-io/flannel#944: no valid interface on Windows',
    url: 'https://github.com/flannel-io/flannel/issues/944',
  },
  'flannel#957': {
    title: 'flannel-io/flannel#957: flannel for Windows nodes',
    url: 'https://github.com/flannel-io/flannel/issues/957',
  },
  'kubeadm#102': {
    title: 'kubernetes/kubeadm#102: kube-proxy without clusterCIDR',
    url: 'https://github.com/kubernetes/kubeadm/issues/102',
  },
  'ms-929851': {
    title: 'Microsoft KB 929851: the dynamic ports of Windows',
    url: 'http://support.microsoft.com/kb/929851/en-US',
  },
  'sdn#227': {
    title: 'microsoft/SDN#227: pods without internet',
    url: 'https://github.com/microsoft/SDN/issues/227',
  },
  'swt#344': {
    title: 'kubernetes-sigs/sig-windows-tools#344: flannel finds no interface',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/344',
  },
  'swt#68': {
    title: 'kubernetes-sigs/sig-windows-tools#68: no index found for interface',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/68',
  },
  'kubeadm-token': {
    title: 'kubernetes/kubernetes: cmd/kubeadm/app/discovery/token/token.go',
    url: 'https://github.com/kubernetes/kubernetes/blob/038dec7f4875884f8622c07b0a7caa941d19f2d8/cmd/kubeadm/app/discovery/token/token.go',
  },
  'fluent-bit-kubernetes': {
    title: 'Fluent Bit: Kubernetes filter, with its troubleshooting',
    url: 'https://docs.fluentbit.io/manual/pipeline/filters/kubernetes',
  },
  'gitlab-kubernetes-executor': {
    title: 'GitLab: troubleshooting the Kubernetes executor',
    url: 'https://docs.gitlab.com/runner/executors/kubernetes/troubleshooting',
  },
  'ms-low-virtual-memory': {
    title: 'Microsoft: Detecting low virtual memory conditions in Windows 2008 and R2',
    url: 'https://learn.microsoft.com/en-us/archive/blogs/mikelag/detecting-low-virtual-memory-conditions-in-windows-2008-and-r2',
  },
  'ms-clr-exception': {
    title: 'Microsoft: CLR exception E0434352',
    url: 'https://learn.microsoft.com/en-us/shows/inside/e0434352',
  },
  'ms-common-hresults': {
    title: 'Microsoft: common HRESULT values',
    url: 'https://learn.microsoft.com/en-us/windows/win32/seccrypto/common-hresult-values',
  },
  'moby-config': {
    title: 'moby/moby: daemon/config/config.go',
    url: 'https://github.com/moby/moby/blob/00285a557b6396f8632a244553fca15c753738c5/daemon/config/config.go',
  },
  'moby#44777': {
    title: 'moby/moby#44777: byte order mark in daemon.json',
    url: 'https://github.com/moby/moby/pull/44777',
  },
  'moby#44905': {
    title: 'moby/moby#44905: daemon.json that is no JSON',
    url: 'https://github.com/moby/moby/issues/44905',
  },
  'moby-register_windows': {
    title: 'moby/moby: daemon/graphdriver/register/register_windows.go',
    url: 'https://github.com/moby/moby/blob/26d3e723e7c7774b13a71b1ea9e8a6392625ba68/daemon/graphdriver/register/register_windows.go',
  },
  'moby-daemon_windows': {
    title: 'moby/moby: daemon/daemon_windows.go',
    url: 'https://github.com/moby/moby/blob/0023abbad34282762d5bd17302776d2a8521fffc/daemon/daemon_windows.go',
  },
  'k8s#139519': {
    title: 'kubernetes/kubernetes#139519: load balancers after a restart of HNS',
    url: 'https://github.com/kubernetes/kubernetes/issues/139519',
  },
  'k8s#73189': {
    title: 'kubernetes/kubernetes#73189: CRI of the containerd inside Docker',
    url: 'https://github.com/kubernetes/kubernetes/issues/73189',
  },
  'windows-machine-config-operator#762': {
    title: 'openshift/windows-machine-config-operator#762: resolv.conf in node events',
    url: 'https://github.com/openshift/windows-machine-config-operator/issues/762',
  },
  'calico#7823': {
    title: 'projectcalico/calico#7823: timeout acquiring mutex',
    url: 'https://github.com/projectcalico/calico/issues/7823',
  },
  'calico#9905': {
    title: 'projectcalico/calico#9905: error getting ClusterInformation',
    url: 'https://github.com/projectcalico/calico/issues/9905',
  },
  'moby#37519': {
    title: 'moby#37519: the CRI plugin switched off in containerd',
    url: 'https://github.com/moby/moby/pull/37519',
  },
  'moby#27198': {
    title: 'moby/moby#27198: no hypervisor',
    url: 'https://github.com/moby/moby/issues/27198',
  },
  'moby#30296': {
    title: 'moby/moby#30296: file in use',
    url: 'https://github.com/moby/moby/issues/30296',
  },
  'moby#30950': {
    title: 'moby/moby#30950: resources',
    url: 'https://github.com/moby/moby/issues/30950',
  },
  'moby#32838': {
    title: 'moby/moby#32838: layer access',
    url: 'https://github.com/moby/moby/issues/32838',
  },
  'moby#41393': {
    title: 'moby/moby#41393: exit codes',
    url: 'https://github.com/moby/moby/issues/41393',
  },
  'moby#52611': {
    title: 'moby/moby#52611: access denied at create',
    url: 'https://github.com/moby/moby/issues/52611',
  },
  'nixpkgs#315144': {
    title: 'NixOS/nixpkgs#315144: node name differs',
    url: 'https://github.com/NixOS/nixpkgs/issues/315144',
  },
  'operator-validation': {
    title: 'tigera/operator: pkg/controller/installation/validation.go',
    url: 'https://github.com/tigera/operator/blob/40788b9b6bef9d94e77b2e0d7a5eed7e17e2364c/pkg/controller/installation/validation.go',
  },
  'ovn-kubernetes#641': {
    title: 'ovn-kubernetes/ovn-kubernetes#641: ended container',
    url: 'https://github.com/ovn-kubernetes/ovn-kubernetes/issues/641',
  },
  'plugins-allocator': {
    title: 'containernetworking/plugins: plugins/ipam/host-local/backend/allocator/allocator.go',
    url: 'https://github.com/containernetworking/plugins/blob/3d27709faaa4e3619f299b962d9ea24589e28f9c/plugins/ipam/host-local/backend/allocator/allocator.go',
  },
  'plugins-endpoint_windows': {
    title: 'containernetworking/plugins: pkg/hns/endpoint_windows.go',
    url: 'https://github.com/containernetworking/plugins/blob/3d27709faaa4e3619f299b962d9ea24589e28f9c/pkg/hns/endpoint_windows.go',
  },
  'plugins-win-bridge_windows': {
    title: 'containernetworking/plugins: plugins/main/windows/win-bridge/win-bridge_windows.go',
    url: 'https://github.com/containernetworking/plugins/blob/3d27709faaa4e3619f299b962d9ea24589e28f9c/plugins/main/windows/win-bridge/win-bridge_windows.go',
  },
  'plugins-win-bridge_windows-2': {
    title: 'containernetworking/plugins: plugins/main/windows/win-bridge/win-bridge_windows.go',
    url: 'https://github.com/containernetworking/plugins/blob/06ba001d846042799378f4cb76e085909bbf4723/plugins/main/windows/win-bridge/win-bridge_windows.go',
  },
  'plugins-win-overlay_windows': {
    title: 'containernetworking/plugins: plugins/main/windows/win-overlay/win-overlay_windows.go',
    url: 'https://github.com/containernetworking/plugins/blob/3d27709faaa4e3619f299b962d9ea24589e28f9c/plugins/main/windows/win-overlay/win-overlay_windows.go',
  },
  'rancher#26280': {
    title: 'rancher/rancher#26280: docker Hyper-V pods',
    url: 'https://github.com/rancher/rancher/issues/26280',
  },
  'rancher#46344': {
    title: 'rancher/rancher#46344: host vSwitch on one adapter',
    url: 'https://github.com/rancher/rancher/issues/46344',
  },
  'rke2#1290': {
    title: 'rancher/rke2#1290: Calico KUBE_NETWORK',
    url: 'https://github.com/rancher/rke2/issues/1290',
  },
  'rke2#1762': {
    title: 'rancher/rke2#1762: dial 10250',
    url: 'https://github.com/rancher/rke2/issues/1762',
  },
  'rke2#2203': {
    title: 'rancher/rke2#2203: directory name invalid',
    url: 'https://github.com/rancher/rke2/issues/2203',
  },
  'rke2#3316': {
    title: 'rancher/rke2#3316: RKE2 wrong CNI',
    url: 'https://github.com/rancher/rke2/issues/3316',
  },
  'rke2#5380': {
    title: 'rancher/rke2#5380: RKE2 network',
    url: 'https://github.com/rancher/rke2/issues/5380',
  },
  'rke2#5381': {
    title: 'rancher/rke2#5381: RKE2 network',
    url: 'https://github.com/rancher/rke2/issues/5381',
  },
  'rke2#5382': {
    title: 'rancher/rke2#5382: RKE2 network',
    url: 'https://github.com/rancher/rke2/issues/5382',
  },
  'rke2#5702': {
    title: 'rancher/rke2#5702: flannel management address',
    url: 'https://github.com/rancher/rke2/issues/5702',
  },
  'rke2-docs-quickstart': {
    title: 'rancher/rke2-docs: docs/install/quickstart.md',
    url: 'https://github.com/rancher/rke2-docs/blob/9477b7b1df1f0bd431cdabbb39fbdcd21cb82602/docs/install/quickstart.md',
  },
  'rke2-docs-requirements': {
    title: 'rancher/rke2-docs: docs/install/requirements.md',
    url: 'https://github.com/rancher/rke2-docs/blob/9477b7b1df1f0bd431cdabbb39fbdcd21cb82602/docs/install/requirements.md',
  },
  'rke2-docs-windows_agent_config': {
    title: 'rancher/rke2-docs: docs/reference/windows_agent_config.md',
    url: 'https://github.com/rancher/rke2-docs/blob/9477b7b1df1f0bd431cdabbb39fbdcd21cb82602/docs/reference/windows_agent_config.md',
  },
  'rke2-utils': {
    title: 'rancher/rke2: pkg/windows/utils.go',
    url: 'https://github.com/rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/windows/utils.go',
  },
  'sdn#238': {
    title: 'microsoft/SDN#238: network type',
    url: 'https://github.com/microsoft/SDN/issues/238',
  },
  'sdn#273': {
    title: 'microsoft/SDN#273: overlay update missing',
    url: 'https://github.com/microsoft/SDN/issues/273',
  },
  'sdn#298': {
    title: 'microsoft/SDN#298: left-over object',
    url: 'https://github.com/microsoft/SDN/issues/298',
  },
  'sdn#339': {
    title: 'microsoft/SDN#339: nltest in a gMSA pod finds no logon server',
    url: 'https://github.com/microsoft/SDN/issues/339',
  },
  'sdn#300': {
    title: 'microsoft/SDN#300: no adapter',
    url: 'https://github.com/microsoft/SDN/issues/300',
  },
  'sdn#433': {
    title: 'microsoft/SDN#433: lookup in pod',
    url: 'https://github.com/microsoft/SDN/issues/433',
  },
  'sdn#532': {
    title: 'microsoft/SDN#532: no adapter',
    url: 'https://github.com/microsoft/SDN/issues/532',
  },
  'sig-windows-dev-tools#245': {
    title: 'kubernetes-sigs/sig-windows-dev-tools#245: rejoin leftovers',
    url: 'https://github.com/kubernetes-sigs/sig-windows-dev-tools/pull/245',
  },
  'sig-windows-dev-tools#62': {
    title: 'kubernetes-sigs/sig-windows-dev-tools#62: service CIDR of Calico',
    url: 'https://github.com/kubernetes-sigs/sig-windows-dev-tools/pull/62',
  },
  'sig-windows-dev-tools#91': {
    title: 'kubernetes-sigs/sig-windows-dev-tools#91: no config',
    url: 'https://github.com/kubernetes-sigs/sig-windows-dev-tools/issues/91',
  },
  'supportarticles-dnsserviceipoutofservicecidr': {
    title:
      'MicrosoftDocs/SupportArticles-docs: support/azure/azure-kubernetes/error-codes/dnsserviceipoutofservicecidr-error.md',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/16edcd96fdb14ca37ba40e5d89d494240df44777/support/azure/azure-kubernetes/error-codes/dnsserviceipoutofservicecidr-error.md',
  },
  'supportarticles-insufficientsubnetsize': {
    title:
      'MicrosoftDocs/SupportArticles-docs: support/azure/azure-kubernetes/connectivity/insufficientsubnetsize-error-advanced-networking.md',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/227ef3fb632143df27f1a18c728e28b4a67947e4/support/azure/azure-kubernetes/connectivity/insufficientsubnetsize-error-advanced-networking.md',
  },
  'supportarticles-nodepoolmcversionincompatible': {
    title:
      'MicrosoftDocs/SupportArticles-docs: support/azure/azure-kubernetes/error-codes/nodepoolmcversionincompatible-error.md',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/051c368bc34a352ef8041b35156c0ed7fc3c020a/support/azure/azure-kubernetes/error-codes/nodepoolmcversionincompatible-error.md',
  },
  'supportarticles-servicecidroverlap': {
    title:
      'MicrosoftDocs/SupportArticles-docs: support/azure/azure-kubernetes/error-codes/servicecidroverlapexistingsubnetscidr-error.md',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/16edcd96fdb14ca37ba40e5d89d494240df44777/support/azure/azure-kubernetes/error-codes/servicecidroverlapexistingsubnetscidr-error.md',
  },
  'supportarticles-subnetisfull': {
    title:
      'MicrosoftDocs/SupportArticles-docs: support/azure/azure-kubernetes/create-upgrade-delete/error-code-subnetisfull-upgrade.md',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/0e30ed44b1a28ed3d6a595e652d07f1f49fdc890/support/azure/azure-kubernetes/create-upgrade-delete/error-code-subnetisfull-upgrade.md',
  },
  'supportarticles-docs-windows-cse-error-check-api-server-connectivity-error': {
    title:
      'MicrosoftDocs/SupportArticles-docs: support/azure/azure-kubernetes/error-codes/windows-cse-error-check-api-server-connectivity-error.md',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/351e0a9fb71287aa666131a2d9ff693b3e289de3/support/azure/azure-kubernetes/error-codes/windows-cse-error-check-api-server-connectivity-error.md',
  },
  'swt#141': {
    title: 'kubernetes-sigs/sig-windows-tools#141: ping',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/141',
  },
  'swt#229': {
    title: 'kubernetes-sigs/sig-windows-tools#229: process dies',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/229',
  },
  'swt#249': {
    title: 'kubernetes-sigs/sig-windows-tools#249: left-over network',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/249',
  },
  'swt#250': {
    title: 'kubernetes-sigs/sig-windows-tools#250: address outside subnet',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/250',
  },
  'swt#285': {
    title: 'kubernetes-sigs/sig-windows-tools#285: CNI not initialized',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/285',
  },
  'swt#37': {
    title: 'kubernetes-sigs/sig-windows-tools#37: flannel API lost',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/37',
  },
  'swt#40': {
    title: 'kubernetes-sigs/sig-windows-tools#40: flannel interface',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/40',
  },
  'swt#61': {
    title: 'kubernetes-sigs/sig-windows-tools#61: CNI not initialized, Docker',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/61',
  },
  'swt-6308ea8b': {
    title: 'kubernetes-sigs/sig-windows-tools, commit 6308ea8b: flag removed',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/commit/6308ea8b7bd00f79d30830fd4b9e4e8cfe202768',
  },
  'swt#71': {
    title: 'kubernetes-sigs/sig-windows-tools#71: reserved address',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/71',
  },
  'swt#76': {
    title: 'kubernetes-sigs/sig-windows-tools#76: noise: uid and /proc',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/76',
  },
  'swt#85': {
    title: 'kubernetes-sigs/sig-windows-tools#85: ended container',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/85',
  },
  'swt#89': {
    title: 'kubernetes-sigs/sig-windows-tools#89: network not found',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/89',
  },
  'swt#94': {
    title: 'kubernetes-sigs/sig-windows-tools#94: NotReady after a reboot',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/94',
  },
  'swt#96': {
    title: 'kubernetes-sigs/sig-windows-tools#96: ping',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/96',
  },
  'swt-b3efa00a': {
    title: 'kubernetes-sigs/sig-windows-tools, commit b3efa00a: CRI not served',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/commit/b3efa00a336a773295b287d67d6787a07c05a7e3',
  },
  'batch-caret': {
    title: 'The Old New Thing: the caret serves as the continuation character for batch files',
    url: 'https://blogs.msdn.microsoft.com/oldnewthing/20080806-01/?p=21343/',
  },
  'tcpip-4227': {
    title: 'A third party: event 4227 of Tcpip',
    url: 'https://theregime.wordpress.com/2013/12/03/event-id-4227/',
  },
  'tcpip-4231': {
    title: 'Microsoft Tech Community: calculating available ephemeral ports',
    url: 'https://techcommunity.microsoft.com/t5/windows-server-for-it-pro/calculating-available-ephemeral-ports/m-p/1711192/highlight/true',
  },
  'swt-install-containerd': {
    title: 'kubernetes-sigs/sig-windows-tools: hostprocess/Install-Containerd.ps1',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/401ee6fcd8369cd8c293bd361275fdbe6f24ed07/hostprocess/Install-Containerd.ps1',
  },
  'swt-kube-proxy': {
    title: 'kubernetes-sigs/sig-windows-tools: hostprocess/calico/kube-proxy/kube-proxy.yml',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/401ee6fcd8369cd8c293bd361275fdbe6f24ed07/hostprocess/calico/kube-proxy/kube-proxy.yml',
  },
  'terraform-hcloud-kube-hetzner#1714': {
    title: 'mysticaltech/terraform-hcloud-kube-hetzner#1714: flanneld with a node identity',
    url: 'https://github.com/mysticaltech/terraform-hcloud-kube-hetzner/issues/1714',
  },
  'virtualization-documentation#355': {
    title: 'MicrosoftDocs/Virtualization-Documentation#355: file in use',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/issues/355',
  },
  'virtualization-documentation-gmsa-troubleshooting': {
    title:
      'MicrosoftDocs/Virtualization-Documentation: virtualization/windowscontainers/manage-containers/gmsa-troubleshooting.md',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029cf3b5a96c84dfab2ce7ba623286c/virtualization/windowscontainers/manage-containers/gmsa-troubleshooting.md',
  },
  'aws-windows-gmsa': {
    title: 'Amazon EKS Best Practices: Configure gMSA for Windows Pods and containers',
    url: 'https://docs.aws.amazon.com/eks/latest/best-practices/windows-gmsa.md',
  },
  'ccg-akv-plugin': {
    title: 'microsoft/Azure-Key-Vault-Plugin-gMSA: README.md',
    url: 'https://github.com/microsoft/Azure-Key-Vault-Plugin-gMSA',
  },
  'virtualization-documentation-hcnhresult': {
    title:
      'MicrosoftDocs/Virtualization-Documentation: virtualization/api/hcn/Reference/HCNHResult.md',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029cf3b5a96c84dfab2ce7ba623286c/virtualization/api/hcn/Reference/HCNHResult.md',
  },
  'virtualization-documentation-hcshresult': {
    title:
      'MicrosoftDocs/Virtualization-Documentation: virtualization/api/hcs/Reference/HCSHResult.md',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029cf3b5a96c84dfab2ce7ba623286c/virtualization/api/hcs/Reference/HCSHResult.md',
  },
  'virtualization-documentation-troubleshooting': {
    title:
      'MicrosoftDocs/Virtualization-Documentation: virtualization/windowscontainers/troubleshooting.md',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029cf3b5a96c84dfab2ce7ba623286c/virtualization/windowscontainers/troubleshooting.md',
  },
  'w-': {
    title: 'Kubernetes docs: DNS for Services and pods, on Windows',
    url: 'https://kubernetes.io/docs/concepts/services-networking/dns-pod-service/#dns-windows',
  },
  'w-create-hostprocess-pod': {
    title: 'kubernetes.io: create hostprocess pod',
    url: 'https://kubernetes.io/docs/tasks/configure-pod-container/create-hostprocess-pod/',
  },
  'w-kubelet-tls-bootstrapping': {
    title: 'kubernetes.io: kubelet tls bootstrapping',
    url: 'https://kubernetes.io/docs/reference/access-authn-authz/kubelet-tls-bootstrapping/',
  },
  'w-node-pressure-eviction': {
    title: 'kubernetes.io: node pressure eviction',
    url: 'https://kubernetes.io/docs/concepts/scheduling-eviction/node-pressure-eviction/',
  },
  'w-kubeconfig': {
    title: 'kubernetes.io: cluster access with kubeconfig files',
    url: 'https://kubernetes.io/docs/concepts/configuration/organize-cluster-access-kubeconfig/',
  },
  'w-nodes': {
    title: 'kubernetes.io: nodes',
    url: 'https://kubernetes.io/docs/concepts/architecture/nodes/',
  },
  'w-pdh-error-codes': {
    title: 'learn.microsoft.com: pdh error codes',
    url: 'https://learn.microsoft.com/zh-cn/windows/win32/perfctrs/pdh-error-codes',
  },
  'w-running-cloud-controller': {
    title: 'kubernetes.io: running cloud controller',
    url: 'https://kubernetes.io/docs/tasks/administer-cluster/running-cloud-controller/',
  },
  'w-system-error-codes-0-499': {
    title: 'learn.microsoft.com: system error codes 0 499 ',
    url: 'https://learn.microsoft.com/windows/win32/debug/system-error-codes--0-499-',
  },
  'w-troubleshooting': {
    title: 'learn.microsoft.com: troubleshooting',
    url: 'https://learn.microsoft.com/en-us/virtualization/windowscontainers/troubleshooting',
  },
  'w-troubleshooting-cni-plugin-related-error': {
    title: 'kubernetes.io: troubleshooting cni plugin related errors',
    url: 'https://kubernetes.io/docs/tasks/administer-cluster/migrating-from-dockershim/troubleshooting-cni-plugin-related-errors/',
  },
  'w-user-guide': {
    title: 'kubernetes.io: user guide',
    url: 'https://kubernetes.io/docs/concepts/windows/user-guide/',
  },
  'w-version-compatibility': {
    title: 'learn.microsoft.com: version compatibility',
    url: 'https://learn.microsoft.com/en-us/virtualization/windowscontainers/deploy-containers/version-compatibility',
  },
  'w-windows-server-gke': {
    title: 'docs.cloud.google.com: windows server gke',
    url: 'https://docs.cloud.google.com/kubernetes-engine/docs/concepts/windows-server-gke',
  },
  'website#27131': {
    title: 'kubernetes/website#27131: SMB by name',
    url: 'https://github.com/kubernetes/website/pull/27131',
  },
  'website#27928': {
    title: 'kubernetes/website#27928: kube-proxy crashes or restarts',
    url: 'https://github.com/kubernetes/website/issues/27928',
  },
  'website#29924': {
    title: 'kubernetes/website#29924: executable',
    url: 'https://github.com/kubernetes/website/issues/29924',
  },
  'website#33838': {
    title: 'kubernetes/website#33838: user token',
    url: 'https://github.com/kubernetes/website/pull/33838',
  },
  'istio-injection': {
    title: 'Istio: installing the sidecar',
    url: 'https://istio.io/latest/docs/setup/additional-setup/sidecar-injection/',
  },
  'istio-ambient': {
    title: 'Istio: adding workloads to an ambient mesh',
    url: 'https://istio.io/latest/docs/ambient/usage/add-workloads/',
  },
  'website-configure-gmsa': {
    title: 'kubernetes/website: content/en/docs/tasks/configure-pod-container/configure-gmsa.md',
    url: 'https://github.com/kubernetes/website/blob/0189ae0f6bf2a79ff2e4bfd5f9ec0da98d64c5d2/content/en/docs/tasks/configure-pod-container/configure-gmsa.md',
  },
  'website-kubelet-tls-bootstrapping': {
    title:
      'kubernetes/website: content/en/docs/reference/access-authn-authz/kubelet-tls-bootstrapping.md',
    url: 'https://github.com/kubernetes/website/blob/015ce1753f92be55b21713a003f927e06ea262bb/content/en/docs/reference/access-authn-authz/kubelet-tls-bootstrapping.md',
  },
  'website-windows': {
    title: 'kubernetes/website: content/en/docs/tasks/debug/debug-cluster/windows.md',
    url: 'https://github.com/kubernetes/website/blob/11a12aca1aa09c00d1a98e107c309f17311ace72/content/en/docs/tasks/debug/debug-cluster/windows.md',
  },
  'windows-container-networking#70': {
    title: 'microsoft/windows-container-networking#70: plugin missing',
    url: 'https://github.com/microsoft/windows-container-networking/issues/70',
  },
  'windows-container-networking-network': {
    title: 'microsoft/windows-container-networking: common/core/network.go',
    url: 'https://github.com/microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/common/core/network.go',
  },
  'windows-containers#103': {
    title: 'microsoft/Windows-Containers#103: panic',
    url: 'https://github.com/microsoft/Windows-Containers/issues/103',
  },
  'windows-containers#167': {
    title: 'microsoft/Windows-Containers#167: symbolic links by ContainerUser',
    url: 'https://github.com/microsoft/Windows-Containers/issues/167',
  },
  'windows-containers#201': {
    title: 'microsoft/Windows-Containers#201: scanner load',
    url: 'https://github.com/microsoft/Windows-Containers/issues/201',
  },
  'windows-containers#207': {
    title: 'microsoft/Windows-Containers#207: file in use',
    url: 'https://github.com/microsoft/Windows-Containers/issues/207',
  },
  'windows-containers#221': {
    title: 'microsoft/Windows-Containers#221: container exits at start',
    url: 'https://github.com/microsoft/Windows-Containers/issues/221',
  },
  'windows-containers#293': {
    title: 'microsoft/Windows-Containers#293: CCG events',
    url: 'https://github.com/microsoft/Windows-Containers/issues/293',
  },
  'windows-containers#430': {
    title: 'microsoft/Windows-Containers#430: create timed out',
    url: 'https://github.com/microsoft/Windows-Containers/issues/430',
  },
  'windows-containers#631': {
    title: 'microsoft/Windows-Containers#631: High CPU, slow starts',
    url: 'https://github.com/microsoft/Windows-Containers/issues/631',
  },
  'windows-containers#92': {
    title: 'microsoft/Windows-Containers#92: scanner load',
    url: 'https://github.com/microsoft/Windows-Containers/issues/92',
  },
  'windows-gmsa-kube_client': {
    title: 'kubernetes-sigs/windows-gmsa: admission-webhook/kube_client.go',
    url: 'https://github.com/kubernetes-sigs/windows-gmsa/blob/993de21c8f98a4def841b8de89aed688a95630d8/admission-webhook/kube_client.go',
  },
  'windows-gmsa-pr#31': {
    title: 'kubernetes-sigs/windows-gmsa#31: version 1 of the definition drops the credential spec',
    url: 'https://github.com/kubernetes-sigs/windows-gmsa/pull/31',
  },
  'windows-gmsa-webhook': {
    title: 'kubernetes-sigs/windows-gmsa: admission-webhook/webhook.go',
    url: 'https://github.com/kubernetes-sigs/windows-gmsa/blob/993de21c8f98a4def841b8de89aed688a95630d8/admission-webhook/webhook.go',
  },
  'windows-machine-config-operator#1522': {
    title: 'openshift/windows-machine-config-operator#1522: No DNS in pods',
    url: 'https://github.com/openshift/windows-machine-config-operator/pull/1522',
  },
  'windows-machine-config-operator-byoh-instance-pre-requisites': {
    title: 'openshift/windows-machine-config-operator: docs/byoh-instance-pre-requisites.md',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/docs/byoh-instance-pre-requisites.md',
  },
  'windows-machine-config-operator-windows': {
    title: 'openshift/windows-machine-config-operator: pkg/windows/windows.go',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/windows/windows.go',
  },
  'ctrd#6300': {
    title: 'containerd/containerd#6300: program not found',
    url: 'https://github.com/containerd/containerd/issues/6300',
  },
  'for-win#2679': {
    title: 'docker/for-win#2679: program not found',
    url: 'https://github.com/docker/for-win/issues/2679',
  },
  'for-win#4143': {
    title: 'docker/for-win#4143: pipe of Docker',
    url: 'https://github.com/docker/for-win/issues/4143',
  },
  'minikube#2804': {
    title: 'kubernetes/minikube#2804: no bootstrap kubeconfig',
    url: 'https://github.com/kubernetes/minikube/issues/2804',
  },
  'kubeasz#1257': {
    title: 'easzlab/kubeasz#1257: no bootstrap kubeconfig',
    url: 'https://github.com/easzlab/kubeasz/issues/1257',
  },
  'k8s#65863': {
    title: 'kubernetes/kubernetes#65863: no config.yaml',
    url: 'https://github.com/kubernetes/kubernetes/issues/65863',
  },
  'k8s#66108': {
    title: 'kubernetes/kubernetes#66108: no config.yaml',
    url: 'https://github.com/kubernetes/kubernetes/issues/66108',
  },
  'swt#72': {
    title: 'kubernetes-sigs/sig-windows-tools#72: CA not found',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/72',
  },
  'k8s#97759': {
    title: 'kubernetes/kubernetes#97759: cgroup driver on Windows',
    url: 'https://github.com/kubernetes/kubernetes/issues/97759',
  },
  'k8s#108309': {
    title: 'kubernetes/kubernetes#108309: no more Secrets with tokens by themselves',
    url: 'https://github.com/kubernetes/kubernetes/pull/108309',
  },
  'k8s#102849': {
    title: 'kubernetes/kubernetes#102849: projected volumes on Windows',
    url: 'https://github.com/kubernetes/kubernetes/issues/102849',
  },
  'k8s#125012': {
    title: 'kubernetes/kubernetes#125012: runAsUser on Windows',
    url: 'https://github.com/kubernetes/kubernetes/issues/125012',
  },
  'rke2#4280': {
    title: 'rancher/rke2#4280: Linux pods on a Windows node',
    url: 'https://github.com/rancher/rke2/issues/4280',
  },
  'flannel#932': {
    title: 'flannel-io/flannel#932: flanneld outside of a pod',
    url: 'https://github.com/flannel-io/flannel/issues/932',
  },
  'k2s#2376': {
    title: 'Siemens-Healthineers/K2s#2376: backslashes in config.toml',
    url: 'https://github.com/Siemens-Healthineers/K2s/issues/2376',
  },
  'ctrd#4381': {
    title: 'containerd/containerd#4381: encoding of config.toml',
    url: 'https://github.com/containerd/containerd/issues/4381',
  },
  'ctrd#11940': {
    title: 'containerd/containerd#11940: encoding of config.toml',
    url: 'https://github.com/containerd/containerd/issues/11940',
  },
  'ctrd#10165': {
    title: 'containerd/containerd#10165: unsupported config versions',
    url: 'https://github.com/containerd/containerd/pull/10165',
  },
  'ctrd#11274': {
    title: 'containerd/containerd#11274: registry on Windows',
    url: 'https://github.com/containerd/containerd/issues/11274',
  },
  'ctrd#1568': {
    title: 'containerd/containerd#1568: certificate of a registry',
    url: 'https://github.com/containerd/containerd/issues/1568',
  },
  'k8s#116782': {
    title: 'kubernetes/kubernetes#116782: resolver on Windows',
    url: 'https://github.com/kubernetes/kubernetes/issues/116782',
  },
  'kubeadm#630': {
    title: 'kubernetes/kubeadm#630: expired token',
    url: 'https://github.com/kubernetes/kubeadm/issues/630',
  },
  'kubeadm#668': {
    title: 'kubernetes/kubeadm#668: expired token',
    url: 'https://github.com/kubernetes/kubeadm/issues/668',
  },
  'kubeadm#591': {
    title: 'kubernetes/kubeadm#591: serving certificate',
    url: 'https://github.com/kubernetes/kubeadm/issues/591',
  },
  'k8s#73356': {
    title: 'kubernetes/kubernetes#73356: serving certificate',
    url: 'https://github.com/kubernetes/kubernetes/issues/73356',
  },
  'hcsshim#919': {
    title: 'microsoft/hcsshim#919: device not ready',
    url: 'https://github.com/microsoft/hcsshim/issues/919',
  },
  'hcsshim#1091': {
    title: 'microsoft/hcsshim#1091: layers are tried again',
    url: 'https://github.com/microsoft/hcsshim/pull/1091',
  },
  'wcont#109': {
    title: 'microsoft/Windows-Containers#109: device not ready',
    url: 'https://github.com/microsoft/Windows-Containers/issues/109',
  },
  'aks#1914': {
    title: 'Azure/AKS#1914: user name or password',
    url: 'https://github.com/Azure/AKS/issues/1914',
  },
  'acn#774': {
    title: 'Azure/azure-container-networking#774: locked store',
    url: 'https://github.com/Azure/azure-container-networking/issues/774',
  },
  'kubeadm#809': {
    title: 'kubernetes/kubeadm#809: token refused',
    url: 'https://github.com/kubernetes/kubeadm/issues/809',
  },
  'kubeadm#792': {
    title: 'kubernetes/kubeadm#792: token refused',
    url: 'https://github.com/kubernetes/kubeadm/issues/792',
  },
  'osm#202': {
    title: 'kubermatic/operating-system-manager#202: token expired',
    url: 'https://github.com/kubermatic/operating-system-manager/issues/202',
  },
  'flannel#1037': {
    title: 'flannel-io/flannel#1037: kubeconfig that is not read',
    url: 'https://github.com/flannel-io/flannel/issues/1037',
  },
  'kubectl-aws-eks#34': {
    title: 'kodermax/kubectl-aws-eks#34: kubeconfig that is not read',
    url: 'https://github.com/kodermax/kubectl-aws-eks/pull/34',
  },
  'k8s#39007': {
    title: 'kubernetes/kubernetes#39007: files in UTF-16',
    url: 'https://github.com/kubernetes/kubernetes/issues/39007',
  },
  'headlamp#2095': {
    title: 'kubernetes-sigs/headlamp#2095: kubeconfig in UTF-16',
    url: 'https://github.com/kubernetes-sigs/headlamp/issues/2095',
  },
  'kubeadm-kubelet-version': {
    title: 'Kubernetes: how kubeadm asks the kubelet for its version',
    url: 'https://github.com/kubernetes/kubernetes/blob/0f8a967b5c3a7c91b5579dfb2823e09d56ab1be6/cmd/kubeadm/app/preflight/utils.go',
  },
  'canal#64': {
    title: 'projectcalico/canal#64: no net-conf.json',
    url: 'https://github.com/projectcalico/canal/issues/64',
  },
  'flannel-cni#43': {
    title: 'flannel-io/cni-plugin#43: empty file after a restart',
    url: 'https://github.com/flannel-io/cni-plugin/issues/43',
  },
  'flannel#1662': {
    title: 'flannel-io/flannel#1662: pods that are not deleted',
    url: 'https://github.com/flannel-io/flannel/issues/1662',
  },
  'k3s#6185': {
    title: 'k3s-io/k3s#6185: empty cached results',
    url: 'https://github.com/k3s-io/k3s/issues/6185',
  },
  'rke2#5697': {
    title: 'rancher/rke2#5697: PATH on Windows',
    url: 'https://github.com/rancher/rke2/issues/5697',
  },
  'rke2#5725': {
    title: 'rancher/rke2#5725: lines of a good start',
    url: 'https://github.com/rancher/rke2/issues/5725',
  },
  'rke2#4722': {
    title: 'rancher/rke2#4722: lines of a start',
    url: 'https://github.com/rancher/rke2/issues/4722',
  },
  'rke2#9276': {
    title: 'rancher/rke2#9276: containerd is not found',
    url: 'https://github.com/rancher/rke2/issues/9276',
  },
  'rke2#2939': {
    title: 'rancher/rke2#2939: password of the node',
    url: 'https://github.com/rancher/rke2/issues/2939',
  },
  'k3s#6186': {
    title: 'k3s-io/k3s#6186: password of a deleted node',
    url: 'https://github.com/k3s-io/k3s/issues/6186',
  },
  'rke2-pebinary': {
    title: 'rancher/rke2: pkg/executor/pebinary/pebinary.go',
    url: 'https://github.com/rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/executor/pebinary/pebinary.go',
  },
  'community#8883': {
    title: 'kubernetes/community#8883: port of the health check on Windows Server 2019',
    url: 'https://github.com/kubernetes/community/issues/8883',
  },
  'acn#306': {
    title: 'Azure/azure-container-networking#306: damaged state',
    url: 'https://github.com/Azure/azure-container-networking/issues/306',
  },
  'aks#1836': {
    title: 'Azure/AKS#1836: commands of probes',
    url: 'https://github.com/Azure/AKS/issues/1836',
  },
  'calico#1795': {
    title: 'projectcalico/calico#1795: file with the name of the node',
    url: 'https://github.com/projectcalico/calico/issues/1795',
  },
  'kubernetes#107946': {
    title: 'kubernetes#107946: node not found while kubeadm joins',
    url: 'https://github.com/kubernetes/kubernetes/issues/107946',
  },
  'kubernetes#93786': {
    title: 'kubernetes#93786: error uploading crisocket',
    url: 'https://github.com/kubernetes/kubernetes/issues/93786',
  },
  'kubernetes#60956': {
    title: 'kubernetes#60956: bash in a container of Windows',
    url: 'https://github.com/kubernetes/kubernetes/issues/60956',
  },
  'lens#2823': {
    title: 'lensapp/lens#2823: sh in a container of Windows',
    url: 'https://github.com/lensapp/lens/issues/2823',
  },
  'wcont#210': {
    title: 'microsoft/Windows-Containers#210: specification for Linux',
    url: 'https://github.com/microsoft/Windows-Containers/issues/210',
  },
} as const satisfies Sources
