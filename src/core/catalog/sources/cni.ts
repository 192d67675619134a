import type { Sources } from './source.ts'

/** Network modes, CNI plugins and address ranges. */
export const cniSources = {
  'a-net': {
    title: 'Azure CNI: HNS network and API choice',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/network/network_windows.go',
  },
  'a-netconf': {
    title: 'Azure CNI: configuration type',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/netconfig.go',
  },
  'a-policy': {
    title: 'Azure CNI: policies on Windows',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/network/policy/policy_windows.go',
  },
  'ab#3049': {
    title: 'Azure/AgentBaker#3049: one exception list per family',
    url: 'https://github.com/Azure/AgentBaker/pull/3049',
  },
  'ab-configfunc': {
    title: 'AgentBaker: how AKS sets up a Windows node',
    url: 'https://github.com/Azure/AgentBaker/blob/06836ee2301e362039418c3a7ed0fe6004a641fd/staging/cse/windows/configfunc.ps1',
  },
  'ab-reset': {
    title: 'AgentBaker: what AKS cleans at every start of a Windows node',
    url: 'https://github.com/Azure/AgentBaker/blob/06836ee2301e362039418c3a7ed0fe6004a641fd/staging/cse/windows/provisioningscripts/windowsnodereset.ps1',
  },
  'ab-cleanup': {
    title: 'AgentBaker: how AKS cleans the network of a Windows node',
    url: 'https://github.com/Azure/AgentBaker/blob/06836ee2301e362039418c3a7ed0fe6004a641fd/staging/cse/windows/provisioningscripts/cleanupnetwork.ps1',
  },
  'ab-cni': {
    title: 'AgentBaker: how AKS writes the Azure CNI file',
    url: 'https://github.com/Azure/AgentBaker/blob/06836ee2301e362039418c3a7ed0fe6004a641fd/staging/cse/windows/azurecnifunc.ps1',
  },
  'acn#3113': {
    title: 'Azure/azure-container-networking#3113: always L2Bridge',
    url: 'https://github.com/Azure/azure-container-networking/pull/3113',
  },
  'acn#4420': {
    title: 'Azure/azure-container-networking#4420: OutBoundNAT on Transparent',
    url: 'https://github.com/Azure/azure-container-networking/pull/4420',
  },
  'acn-1.0.0': {
    title: 'Azure CNI 1.0.0: cni.go',
    url: 'https://github.com/Azure/azure-container-networking/blob/v1.0.0/cni/cni.go',
  },
  'acn-1.0.6': {
    title: 'Azure CNI 1.0.6: cni.go',
    url: 'https://github.com/Azure/azure-container-networking/blob/v1.0.6/cni/cni.go',
  },
  'acn-1.6.1': {
    title: 'Azure CNI 1.6.1: cni.go',
    url: 'https://github.com/Azure/azure-container-networking/blob/v1.6.1/cni/cni.go',
  },
  'acn-1.6.15': {
    title: 'Azure CNI 1.6.15: HNS network',
    url: 'https://github.com/Azure/azure-container-networking/blob/v1.6.15/network/network_windows.go',
  },
  'acn-1.6.16': {
    title: 'Azure CNI 1.6.16: HNS network',
    url: 'https://github.com/Azure/azure-container-networking/blob/v1.6.16/network/network_windows.go',
  },
  'acn-shipped': {
    title: 'Azure CNI: the file that the plugin ships',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/azure-windows.conflist',
  },
  'acn-tags': {
    title: 'Azure/azure-container-networking: releases',
    url: 'https://github.com/Azure/azure-container-networking/releases',
  },
  'ae#1235': {
    title: 'Azure/aks-engine#1235: wide exception list',
    url: 'https://github.com/Azure/aks-engine/issues/1235',
  },
  'ae#2080': {
    title: 'Azure/aks-engine#2080: wide exception list',
    url: 'https://github.com/Azure/aks-engine/issues/2080',
  },
  'ae#2125': {
    title: 'Azure/aks-engine#2125: same base address in the exception list',
    url: 'https://github.com/Azure/aks-engine/pull/2125',
  },
  'ae#2712': {
    title: 'Azure/aks-engine#2712: wide exception list',
    url: 'https://github.com/Azure/aks-engine/issues/2712',
  },
  'ae#3789': {
    title: 'Azure/aks-engine#3789: Application Gateway and pods',
    url: 'https://github.com/Azure/aks-engine/issues/3789',
  },
  'ae-cni': {
    title: 'aks-engine: Azure CNI functions',
    url: 'https://github.com/Azure/aks-engine/blob/f634f52ff4f6295876b2d5391fc3af1f5bb3ad3e/parts/k8s/windowsazurecnifunc.ps1',
  },
  'ae-dsr': {
    title: 'aks-engine: DSR on Windows',
    url: 'https://github.com/Azure/aks-engine/blob/f634f52ff4f6/docs/topics/windows-dsr.md',
  },
  'ae-kube': {
    title: 'aks-engine: kubeletstart.ps1',
    url: 'https://github.com/Azure/aks-engine/blob/f634f52ff4f6295876b2d5391fc3af1f5bb3ad3e/staging/provisioning/windows/kubeletstart.ps1',
  },
  'aks#1367': {
    title: 'Azure/AKS#1367: on-premises hosts unreachable from pods',
    url: 'https://github.com/Azure/AKS/issues/1367',
  },
  'aks#1859': {
    title: 'Azure/AKS#1859: second VNet range',
    url: 'https://github.com/Azure/AKS/issues/1859',
  },
  'aks-cni-default': {
    title: 'AgentBaker: Azure CNI file before provisioning',
    url: 'https://github.com/Azure/AgentBaker/blob/06836ee2301e362039418c3a7ed0fe6004a641fd/staging/cse/windows/azurecnifunc.tests.suites/AzureCNI.Default.conflist',
  },
  'aks-cni-swift': {
    title: 'AgentBaker: expected Azure CNI file with a pod subnet',
    url: 'https://github.com/Azure/AgentBaker/blob/06836ee2301e362039418c3a7ed0fe6004a641fd/staging/cse/windows/azurecnifunc.tests.suites/AzureCNI.Expect.Swift.conflist',
  },
  'aksdocs-legacy': {
    title: 'AKS documentation: Azure CNI node subnet',
    url: 'https://github.com/MicrosoftDocs/azure-aks-docs/blob/fb060abe6a8fef960d4c487b543bf7b1e97808fe/articles/aks/concepts-network-legacy-cni.md',
  },
  'aksdocs-overlay': {
    title: 'AKS documentation: Azure CNI Overlay',
    url: 'https://github.com/MicrosoftDocs/azure-aks-docs/blob/fb060abe6a8fef960d4c487b543bf7b1e97808fe/articles/aks/concepts-network-azure-cni-overlay.md',
  },
  'aksdocs-plan': {
    title: 'AKS documentation: IP address planning',
    url: 'https://github.com/MicrosoftDocs/azure-aks-docs/blob/fb060abe6a8fef960d4c487b543bf7b1e97808fe/articles/aks/concepts-network-ip-address-planning.md',
  },
  'aksdocs-podsubnet': {
    title: 'AKS documentation: Azure CNI pod subnet',
    url: 'https://github.com/MicrosoftDocs/azure-aks-docs/blob/fb060abe6a8fef960d4c487b543bf7b1e97808fe/articles/aks/concepts-network-azure-cni-pod-subnet.md',
  },
  'an-conflist': {
    title: 'Antrea: CNI file of Windows nodes',
    url: 'https://github.com/antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/build/charts/antrea-windows/conf/antrea-cni.conflist',
  },
  'an-design': {
    title: 'Antrea: Windows design',
    url: 'https://github.com/antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/docs/design/windows-design.md',
  },
  'an-route': {
    title: 'Antrea: routes of the agent on Windows',
    url: 'https://github.com/antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/pkg/agent/route/route_windows.go',
  },
  'an-doc': {
    title: 'Antrea: Windows guide',
    url: 'https://github.com/antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/docs/windows.md',
  },
  'an-doc-2020': {
    title: 'Antrea: Windows guide, early revision',
    url: 'https://github.com/antrea-io/antrea/blob/004c5e75a9759008d915c03cc1ce4a4407510239/docs/windows.md',
  },
  'an-net': {
    title: 'Antrea: HNS network of the agent',
    url: 'https://github.com/antrea-io/antrea/blob/008da1b3e31220dde4900e3427976a9f89dd6538/pkg/agent/util/net_windows.go',
  },
  'antrea-sample': {
    title: 'Antrea: manifest for Windows with Open vSwitch',
    url: 'https://github.com/antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/build/yamls/antrea-windows-with-ovs.yml',
  },
  'antrea-tags': {
    title: 'antrea-io/antrea: releases',
    url: 'https://github.com/antrea-io/antrea/releases',
  },
  'apiserver-cidr': {
    title: 'Kubernetes 1.21: service range checks of kube-apiserver',
    url: 'https://github.com/kubernetes/kubernetes/blob/v1.21.3/cmd/kube-apiserver/app/options/validation.go',
  },
  'aws-bridge': {
    title: 'AWS: vpc-bridge plugin',
    url: 'https://github.com/aws/amazon-vpc-cni-plugins/tree/be5214353252f8315a1341f4df9ffbd8cf69000c/plugins/vpc-bridge',
  },
  'aws-faq': {
    title: 'AWS VPC CNI: network policy FAQ',
    url: 'https://github.com/aws/amazon-vpc-cni-k8s/blob/b52188387f2e2f10bf289ace929d6a63b176a4fa/docs/network-policy-faq.md',
  },
  'aws-hns': {
    title: 'AWS: HNS bridge of vpc-bridge',
    url: 'https://github.com/aws/amazon-vpc-cni-plugins/blob/be5214353252f8315a1341f4df9ffbd8cf69000c/plugins/vpc-bridge/network/bridge_windows.go',
  },
  'aws-netconf': {
    title: 'AWS: configuration of vpc-bridge',
    url: 'https://github.com/aws/amazon-vpc-cni-plugins/blob/be5214353252f8315a1341f4df9ffbd8cf69000c/plugins/vpc-bridge/config/netconfig.go',
  },
  'aws-plugin': {
    title: 'AWS: versions of vpc-bridge',
    url: 'https://github.com/aws/amazon-vpc-cni-plugins/blob/be5214353252f8315a1341f4df9ffbd8cf69000c/plugins/vpc-bridge/plugin/plugin.go',
  },
  'c-dp': {
    title: 'Calico: Windows data plane',
    url: 'https://github.com/projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/dataplane/windows/dataplane_windows.go',
  },
  'c-ipam': {
    title: 'Calico: IPAM plugin',
    url: 'https://github.com/projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/ipamplugin/ipam_plugin.go',
  },
  'c-pol': {
    title: 'Calico: Windows policies',
    url: 'https://github.com/projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/internal/pkg/utils/winpol/windows_policy.go',
  },
  'c-psm1': {
    title: 'Calico: Windows PowerShell module',
    url: 'https://github.com/projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/windows-packaging/CalicoWindows/libs/calico/calico.psm1',
  },
  'c-tpl': {
    title: 'Calico: cni.conf template',
    url: 'https://github.com/projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/windows-packaging/CalicoWindows/cni.conf.template',
  },
  'c-types': {
    title: 'Calico: CNI configuration type',
    url: 'https://github.com/projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/cni-plugin/pkg/types/types.go',
  },
  'calico#8465': {
    title: 'projectcalico/calico#8465: policy configuration refused',
    url: 'https://github.com/projectcalico/calico/issues/8465',
  },
  'calico#8960': {
    title: 'projectcalico/calico#8960: host subnet not excepted',
    url: 'https://github.com/projectcalico/calico/issues/8960',
  },
  'calico-322': {
    title: 'Calico 3.22: CNI plugin',
    url: 'https://github.com/projectcalico/calico/blob/v3.22.0/cni-plugin/pkg/plugin/plugin.go',
  },
  'calico-323': {
    title: 'Calico 3.23: CNI plugin',
    url: 'https://github.com/projectcalico/calico/blob/v3.23.0/cni-plugin/pkg/plugin/plugin.go',
  },
  'calico-limits': {
    title: 'Calico documentation: limitations on Windows',
    url: 'https://docs.tigera.io/calico/latest/getting-started/kubernetes/windows-calico/limitations',
  },
  'tigera-tested-old': {
    title: 'Calico documentation 3.26 to 3.28: requirements, tested versions of Kubernetes',
    url: 'https://github.com/tigera/docs/blob/4be19e59ee414f059ec6a0231576ace08b4f3f4a/calico_versioned_docs/version-3.28/getting-started/kubernetes/requirements.mdx',
  },
  'tigera-tested': {
    title: 'Calico documentation from 3.29: requirements, tested versions of Kubernetes',
    url: 'https://github.com/tigera/docs/blob/f2a2762432b54f20274d42c67bfa828d82872498/calico_versioned_docs/version-3.32/_includes/partials/_system-requirements.mdx',
  },
  'calico-tags': {
    title: 'projectcalico/calico: releases',
    url: 'https://github.com/projectcalico/calico/releases',
  },
  'calico-zip': {
    title: 'RKE2: build file with the Calico release',
    url: 'https://github.com/rancher/rke2/blob/6ce1a8019e9d/Dockerfile.windows',
  },
  'ccp#1067': {
    title: 'projectcalico/cni-plugin#1067: exceptions in HCN policies',
    url: 'https://github.com/projectcalico/cni-plugin/pull/1067',
  },
  'cidr-set': {
    title: 'Kubernetes 1.21: node ranges of kube-controller-manager',
    url: 'https://github.com/kubernetes/kubernetes/blob/v1.21.3/pkg/controller/nodeipam/ipam/cidrset/cidr_set.go',
  },
  'cni-caps': {
    title: 'CNI library 1.1.2: capabilities',
    url: 'https://github.com/containernetworking/cni/blob/v1.1.2/pkg/types/types.go',
  },
  'cni-conf-1.1.2': {
    title: 'CNI library 1.1.2: loader of configuration files',
    url: 'https://github.com/containernetworking/cni/blob/v1.1.2/libcni/conf.go',
  },
  'cni-conf-1.2.3': {
    title: 'CNI library 1.2.3: loader of configuration files',
    url: 'https://github.com/containernetworking/cni/blob/v1.2.3/libcni/conf.go',
  },
  'cni-conf-1.3.0': {
    title: 'CNI library 1.3.0: loader of configuration files',
    url: 'https://github.com/containernetworking/cni/blob/v1.3.0/libcni/conf.go',
  },
  'cni-create': {
    title: 'CNI library 1.1.2: cniVersion',
    url: 'https://github.com/containernetworking/cni/blob/v1.1.2/pkg/types/create/create.go',
  },
  'cni-names': {
    title: 'CNI library 1.1.2: network names',
    url: 'https://github.com/containernetworking/cni/blob/v1.1.2/pkg/utils/utils.go',
  },
  'cni-win-bridge': {
    title: 'cni.dev: win-bridge',
    url: 'https://www.cni.dev/plugins/current/main/win-bridge/',
  },
  'cnode#954': {
    title: 'projectcalico/node#954: exceptions in HCN policies',
    url: 'https://github.com/projectcalico/node/pull/954',
  },
  'containerd-cfg': {
    title: 'containerd: CRI defaults on Windows',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/internal/cri/config/config_windows.go',
  },
  'f-main': {
    title: 'Flannel CNI plugin: delegate checks and subnet.env',
    url: 'https://github.com/flannel-io/cni-plugin/blob/092e6d26e43c0c09c5bd4e8c49231d69cc2673be/flannel.go',
  },
  'f-win': {
    title: 'Flannel CNI plugin: Windows delegate',
    url: 'https://github.com/flannel-io/cni-plugin/blob/092e6d26e43c0c09c5bd4e8c49231d69cc2673be/flannel_windows.go',
  },
  'fl-backends': {
    title: 'Flannel: backends',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/Documentation/backends.md',
  },
  'fl-hostgw': {
    title: 'Flannel: host-gw backend of Windows',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/backend/hostgw/hostgw_windows.go',
  },
  'fl-vxlandev': {
    title: 'Flannel: VXLAN device of Windows',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/backend/vxlan/device_windows.go',
  },
  'fl-vxlannet': {
    title: 'Flannel: VXLAN network of Windows',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23292fd03ff4daf03638ac1ceef417/pkg/backend/vxlan/vxlan_network_windows.go',
  },
  'flannel#1066': {
    title: 'flannel-io/flannel#1066: host-gw in a cloud',
    url: 'https://github.com/flannel-io/flannel/issues/1066',
  },
  'flannel#1763': {
    title: 'flannel-io/flannel#1763: several gateways with host-gw',
    url: 'https://github.com/flannel-io/flannel/issues/1763',
  },
  'flannel#2267': {
    title: 'flannel-io/flannel#2267: the kubeconfig of the kubelet and Kubernetes 1.32',
    url: 'https://github.com/flannel-io/flannel/issues/2267',
  },
  'flannel#2388': {
    title: 'flannel-io/flannel#2388: UDP 4789 and NSX',
    url: 'https://github.com/flannel-io/flannel/issues/2388',
  },
  'flannel-cni-tags': {
    title: 'flannel-io/cni-plugin: releases',
    url: 'https://github.com/flannel-io/cni-plugin/releases',
  },
  'flannel-tags': {
    title: 'flannel-io/flannel: releases',
    url: 'https://github.com/flannel-io/flannel/releases',
  },
  gce: {
    title: 'Kubernetes: node setup of GCE Windows nodes',
    url: 'https://github.com/kubernetes/kubernetes/blob/012f5d8d4817d8a14ffc71bc571dd446890ac58a/cluster/gce/windows/k8s-node-setup.psm1',
  },
  'go-cidr': { title: 'Go: net.ParseCIDR', url: 'https://pkg.go.dev/net#ParseCIDR' },
  'guide-1.16': {
    title: 'Kubernetes v1.16: Intro to Windows support',
    url: 'https://v1-16.docs.kubernetes.io/docs/setup/production-environment/windows/intro-windows-in-kubernetes/',
  },
  'guide-1.22': {
    title: 'Kubernetes v1.22: Windows containers in Kubernetes',
    url: 'https://github.com/kubernetes/website/blob/014f73f326689c433b34660be914913e67306556/content/en/docs/setup/production-environment/windows/intro-windows-in-kubernetes.md',
  },
  'hcs#1951': {
    title: 'microsoft/hcsshim#1951: host bits in an exception',
    url: 'https://github.com/microsoft/hcsshim/issues/1951',
  },
  'hcs-globals': {
    title: 'hcsshim: HNS feature versions',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/hcn/hcnglobals.go',
  },
  'hcs-policy': {
    title: 'hcsshim: HCN policies',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/hcn/hcnpolicy.go',
  },
  'hcs-v1': {
    title: 'hcsshim: HNS v1 policies',
    url: 'https://github.com/microsoft/hcsshim/blob/7c9ff7f481383ff47524bade75d1b25d631b49ce/internal/hns/hnspolicy.go',
  },
  'hcsshim-1.22': {
    title: 'hcsshim in Kubernetes 1.22: HNS feature versions',
    url: 'https://github.com/kubernetes/autoscaler/blob/1f9b4e0e4648/cluster-autoscaler/vendor/github.com/Microsoft/hcsshim/hcn/hcnglobals.go',
  },
  'hcsshim-1.25': {
    title: 'hcsshim in Kubernetes 1.25: HNS feature versions',
    url: 'https://github.com/kubernetes/autoscaler/blob/d9c35dc77167/cluster-autoscaler/vendor/github.com/Microsoft/hcsshim/hcn/hcnglobals.go',
  },
  'hcsshim-2020': {
    title: 'hcsshim in Kubernetes 1.14: HNS feature versions',
    url: 'https://github.com/kubernetes/autoscaler/blob/530016e629e6/cluster-autoscaler/vendor/github.com/Microsoft/hcsshim/hcn/hcnglobals.go',
  },
  'hl-alloc': {
    title: 'CNI plugins 1.9.1: allocator of host-local',
    url: 'https://github.com/containernetworking/plugins/blob/v1.9.1/plugins/ipam/host-local/backend/allocator/allocator.go',
  },
  'hl-config': {
    title: 'CNI plugins: configuration of host-local',
    url: 'https://github.com/containernetworking/plugins/blob/3d27709faaa4e3619f299b962d9ea24589e28f9c/plugins/ipam/host-local/backend/allocator/config.go',
  },
  'hl-disk': {
    title: 'CNI plugins 1.9.1: store of host-local',
    url: 'https://github.com/containernetworking/plugins/blob/v1.9.1/plugins/ipam/host-local/backend/disk/backend.go',
  },
  'hl-range': {
    title: 'CNI plugins 1.9.1: ranges of host-local',
    url: 'https://github.com/containernetworking/plugins/blob/v1.9.1/plugins/ipam/host-local/backend/allocator/range.go',
  },
  'k8s#74836': {
    title: 'kubernetes/kubernetes#74836: gateway kept out of the pod range',
    url: 'https://github.com/kubernetes/kubernetes/pull/74836',
  },
  'k8s#90605': {
    title: 'kubernetes/kubernetes#90605: exceptions of GCE Windows nodes',
    url: 'https://github.com/kubernetes/kubernetes/pull/90605',
  },
  'k8s-feat120': {
    title: 'Kubernetes 1.20: feature gates',
    url: 'https://github.com/kubernetes/kubernetes/blob/v1.20.2/pkg/features/kube_features.go',
  },
  'ms-arch': {
    title: 'Microsoft: Windows container networking architecture',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029cf3b5a96c84dfab2ce7ba623286c/virtualization/windowscontainers/container-networking/architecture.md',
  },
  'ms-drivers': {
    title: 'Microsoft: Windows container network drivers',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029cf3b5a96c84dfab2ce7ba623286c/virtualization/windowscontainers/container-networking/network-drivers-topologies.md',
  },
  'ms-hcn': {
    title: 'Microsoft: HCN schema',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029cf3b5a96c84dfab2ce7ba623286c/virtualization/api/hcn/HNS_Schema.md',
  },
  'ms-iso': {
    title: 'Microsoft: network isolation and security',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029cf3b5a96c84dfab2ce7ba623286c/virtualization/windowscontainers/container-networking/network-isolation-security.md',
  },
  'ms-problems': {
    title: 'Microsoft: troubleshooting Kubernetes on Windows',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029cf3b5a96c84dfab2ce7ba623286c/virtualization/windowscontainers/kubernetes/common-problems.md',
  },
  'ms-dynamic-ports': {
    title: 'Microsoft: the default dynamic port range for TCP/IP (KB 929851)',
    url: 'https://support.microsoft.com/kb/929851/',
  },
  ovn: {
    title: 'OVN-Kubernetes: hybrid overlay',
    url: 'https://github.com/ovn-org/ovn-kubernetes/blob/6c366bb49d6fa57c80d6b39834952ce1d4d9dbb6/docs/features/hybrid-overlay.md',
  },
  'ovn-node': {
    title: 'OVN-Kubernetes: hybrid overlay node of Windows',
    url: 'https://github.com/ovn-org/ovn-kubernetes/blob/6c366bb49d6fa57c80d6b39834952ce1d4d9dbb6/go-controller/hybrid-overlay/pkg/controller/ho_node_windows.go',
  },
  'ovn-win': {
    title: 'OVN-Kubernetes: HNS networks of the hybrid overlay node',
    url: 'https://github.com/ovn-org/ovn-kubernetes/blob/6c366bb49d6fa57c80d6b39834952ce1d4d9dbb6/go-controller/hybrid-overlay/pkg/controller/overlay_windows.go',
  },
  'p-bridge': {
    title: 'CNI plugins 1.9.1: win-bridge',
    url: 'https://github.com/containernetworking/plugins/blob/v1.9.1/plugins/main/windows/win-bridge/win-bridge_windows.go',
  },
  'p-bridge080': {
    title: 'CNI plugins 0.8.0: win-bridge',
    url: 'https://github.com/containernetworking/plugins/blob/v0.8.0/plugins/main/windows/win-bridge/win-bridge_windows.go',
  },
  'p-bridge091': {
    title: 'CNI plugins 0.9.1: win-bridge',
    url: 'https://github.com/containernetworking/plugins/blob/v0.9.1/plugins/main/windows/win-bridge/win-bridge_windows.go',
  },
  'p-linux-only': {
    title: 'CNI plugins: those built for Linux alone',
    url: 'https://github.com/containernetworking/plugins/blob/3d27709faaa4e3619f299b962d9ea24589e28f9c/plugins/linux_only.txt',
  },
  'p-netconf': {
    title: 'CNI plugins 1.9.1: network configuration of Windows plugins',
    url: 'https://github.com/containernetworking/plugins/blob/v1.9.1/pkg/hns/netconf_windows.go',
  },
  'p-netconf080': {
    title: 'CNI plugins 0.8.0: network configuration of Windows plugins',
    url: 'https://github.com/containernetworking/plugins/blob/v0.8.0/pkg/hns/netconf_windows.go',
  },
  'p-netconf086': {
    title: 'CNI plugins 0.8.6: network configuration of Windows plugins',
    url: 'https://github.com/containernetworking/plugins/blob/v0.8.6/pkg/hns/netconf_windows.go',
  },
  'p-netconf091': {
    title: 'CNI plugins 0.9.1: network configuration of Windows plugins',
    url: 'https://github.com/containernetworking/plugins/blob/v0.9.1/pkg/hns/netconf_windows.go',
  },
  'p-netconf100': {
    title: 'CNI plugins 1.0.0: network configuration of Windows plugins',
    url: 'https://github.com/containernetworking/plugins/blob/v1.0.0/pkg/hns/netconf_windows.go',
  },
  'p-overlay': {
    title: 'CNI plugins 1.9.1: win-overlay',
    url: 'https://github.com/containernetworking/plugins/blob/v1.9.1/plugins/main/windows/win-overlay/win-overlay_windows.go',
  },
  'p-overlay111': {
    title: 'CNI plugins 1.1.1: win-overlay',
    url: 'https://github.com/containernetworking/plugins/blob/v1.1.1/plugins/main/windows/win-overlay/win-overlay_windows.go',
  },
  'p-overlay120': {
    title: 'CNI plugins 1.2.0: win-overlay',
    url: 'https://github.com/containernetworking/plugins/blob/v1.2.0/plugins/main/windows/win-overlay/win-overlay_windows.go',
  },
  'plugins#1229': {
    title: 'containernetworking/plugins#1229: HcnPolicyArgs',
    url: 'https://github.com/containernetworking/plugins/issues/1229',
  },
  'plugins#713': {
    title: 'containernetworking/plugins#713: win-overlay and containerd',
    url: 'https://github.com/containernetworking/plugins/issues/713',
  },
  'plugins#725': {
    title: 'containernetworking/plugins#725: apiVersion 2 in win-overlay',
    url: 'https://github.com/containernetworking/plugins/pull/725',
  },
  'plugins-tags': {
    title: 'containernetworking/plugins: releases',
    url: 'https://github.com/containernetworking/plugins/releases',
  },
  'r-calico': {
    title: 'RKE2: Calico on Windows',
    url: 'https://github.com/rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/windows/calico.go',
  },
  'r-flannel': {
    title: 'RKE2: Flannel on Windows',
    url: 'https://github.com/rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/pkg/windows/flannel.go',
  },
  'rke2-adr': {
    title: 'RKE2: decision record on Flannel',
    url: 'https://github.com/rancher/rke2/blob/6ce1a8019e9d0b81eb7a715edbc2b8ac12d26da0/docs/adrs/006-add-flannel-support.md',
  },
  'sdn#170': {
    title: 'microsoft/SDN#170: 0.0.0.0/0 as exception',
    url: 'https://github.com/microsoft/SDN/issues/170',
  },
  'sdn#313': {
    title: 'microsoft/SDN#313: exceptions and outside hosts',
    url: 'https://github.com/microsoft/SDN/issues/313',
  },
  'sdn#333': {
    title: 'microsoft/SDN#333: first pod address collides',
    url: 'https://github.com/microsoft/SDN/issues/333',
  },
  'sdn-helper': {
    title: 'Microsoft SDN: helper.psm1',
    url: 'https://github.com/microsoft/SDN/blob/242fb0c3190dbb08d7f9406727be18322218e537/Kubernetes/windows/helper.psm1',
  },
  'sdn-install': {
    title: 'Microsoft SDN: install.ps1',
    url: 'https://github.com/microsoft/SDN/blob/242fb0c3190dbb08d7f9406727be18322218e537/Kubernetes/windows/install.ps1',
  },
  'sdn-overlay-readme': {
    title: 'Microsoft SDN: Flannel overlay guide',
    url: 'https://github.com/microsoft/SDN/blob/242fb0c3190dbb08d7f9406727be18322218e537/Kubernetes/flannel/overlay/README.md',
  },
  'swt#128': {
    title: 'kubernetes-sigs/sig-windows-tools#128: pods on the NAT network',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/128',
  },
  'swt#214': {
    title: 'kubernetes-sigs/sig-windows-tools#214: pods on the NAT network',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/214',
  },
  'swt#266': {
    title: 'kubernetes-sigs/sig-windows-tools#266: cniVersion of sdnoverlay',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/266',
  },
  'swt#385': {
    title: 'kubernetes-sigs/sig-windows-tools#385: removal of the Flannel examples',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/pull/385',
  },
  'swt-385': {
    title: 'SIG Windows tools: removal of the Flannel examples',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/commit/729ae7cd69ad44ad595e80c4e5344830f49e9935',
  },
  'swt-calico-proxy': {
    title: 'SIG Windows tools: kube-proxy with Calico',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/401ee6fcd836/hostprocess/calico/kube-proxy/start.ps1',
  },
  'swt-flannel-020': {
    title: 'SIG Windows tools: cniVersion 0.2.0 again',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/commit/92f0921f842e669e1a289f44840b6cd8180ca12c',
  },
  'swt-flannel-031': {
    title: 'SIG Windows tools: cniVersion 0.3.1 in the Flannel file',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/commit/6d113824ba7bda0b5c449883c4fc3ac97fa9ea56',
  },
  'swt-flannel-overlay': {
    title: 'SIG Windows tools: Flannel overlay manifest (until 2025)',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/3ed28295f8694dffd03e144af4423137b2b8c30b/hostprocess/flannel/flanneld/flannel-overlay.yml',
  },
  'swt-no-nat': {
    title: 'SIG Windows tools: Install-Containerd.ps1 without a NAT file',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/commit/37ca08816a22fa789099a85819b724ebfa62ef50',
  },
  'swt-start': {
    title: 'SIG Windows tools: start script of flanneld (until 2025)',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/3ed28295f8694dffd03e144af4423137b2b8c30b/hostprocess/flannel/flanneld/start.ps1',
  },
  'swt-vip-flannel': {
    title: 'SIG Windows tools: start script of kube-proxy with Flannel (until 2025)',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/03f99247553f24c94c4a50562ad461e28306d3ac/hostprocess/flannel/kube-proxy/start.ps1',
  },
  'tigera-api': {
    title: 'Tigera operator: Installation API',
    url: 'https://github.com/tigera/operator/blob/40788b9b6bef9d94e77b2e0d7a5eed7e17e2364c/api/v1/installation_types.go',
  },
  'tigera-win': {
    title: 'Tigera operator: Windows rendering',
    url: 'https://github.com/tigera/operator/blob/40788b9b6bef9d94e77b2e0d7a5eed7e17e2364c/pkg/render/windows.go',
  },
  'vd#759': {
    title: 'MicrosoftDocs/Virtualization-Documentation#759: network name',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/issues/759',
  },
  'vd-kb': {
    title: 'Virtualization-Documentation: overlay update number',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/commit/027466a0b834e629ad1e59868a66322343eaddd4',
  },
  'vpc-tags': {
    title: 'aws/amazon-vpc-cni-plugins: tags',
    url: 'https://github.com/aws/amazon-vpc-cni-plugins/tags',
  },
  'w-cni': {
    title: 'windows-container-networking: configuration of nat, sdnbridge and sdnoverlay',
    url: 'https://github.com/microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/cni/cni.go',
  },
  'w-ep': {
    title: 'windows-container-networking: policies handed to HCN',
    url: 'https://github.com/microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/network/endpoint.go',
  },
  'w-readme': {
    title: 'windows-container-networking: README',
    url: 'https://github.com/microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/README.md',
  },
  'wcn#107': {
    title: 'microsoft/windows-container-networking#107: CNI versions',
    url: 'https://github.com/microsoft/windows-container-networking/pull/107',
  },
  'wcn#57': {
    title: 'microsoft/windows-container-networking#57: network type',
    url: 'https://github.com/microsoft/windows-container-networking/issues/57',
  },
  'wcn-0.2.0': {
    title: 'windows-container-networking 0.2.0: configuration',
    url: 'https://github.com/microsoft/windows-container-networking/blob/v0.2.0/cni/cni.go',
  },
  'wcn-0.2.1': {
    title: 'windows-container-networking 0.2.1: configuration',
    url: 'https://github.com/microsoft/windows-container-networking/blob/v0.2.1/cni/cni.go',
  },
  'wcn-0.2.2': {
    title: 'windows-container-networking 0.2.2: configuration',
    url: 'https://github.com/microsoft/windows-container-networking/blob/v0.2.2/cni/cni.go',
  },
  'wcn-0.3.0': {
    title: 'windows-container-networking 0.3.0: configuration',
    url: 'https://github.com/microsoft/windows-container-networking/blob/v0.3.0/cni/cni.go',
  },
  'wcn-0.3.1': {
    title: 'windows-container-networking 0.3.1: configuration',
    url: 'https://github.com/microsoft/windows-container-networking/blob/v0.3.1/cni/cni.go',
  },
  'wcn-l2bridge': {
    title: 'windows-container-networking: example for l2bridge',
    url: 'https://github.com/microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/example/l2bridge.conf',
  },
  'wcn-l2bridge-0.2.0': {
    title: 'windows-container-networking 0.2.0: example for l2bridge',
    url: 'https://github.com/microsoft/windows-container-networking/blob/v0.2.0/example/l2bridge.conf',
  },
  'wcn-nat-example': {
    title: 'windows-container-networking: example for nat',
    url: 'https://github.com/microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/example/nat.conf',
  },
  'wcn-tags': {
    title: 'microsoft/windows-container-networking: tags',
    url: 'https://github.com/microsoft/windows-container-networking/tags',
  },
  wmco: {
    title: 'OpenShift WMCO: CNI template of Windows nodes',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/pkg/nodeconfig/payload/payload.go',
  },
  'wmco-golden': {
    title: 'OpenShift WMCO: vSphere golden image',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/docs/vsphere-golden-image.md',
  },
  'wmco-pre': {
    title: 'OpenShift WMCO: prerequisites',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/docs/wmco-prerequisites.md',
  },
  'wmco-trouble': {
    title: 'OpenShift WMCO: troubleshooting',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/0be4b9ccb94d8450f918724a93fb4c7d89d6eefe/docs/TROUBLESHOOTING.md',
  },
  'swt#112': {
    title: 'kubernetes-sigs/sig-windows-tools#112: Flannel with containerd',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/pull/112',
  },
  'wcn-l2tunnel': {
    title: 'windows-container-networking: example for l2tunnel',
    url: 'https://github.com/microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/example/l2tunnel.conf',
  },
  'wcn-flannel-l2bridge': {
    title: 'windows-container-networking: example for Flannel with sdnbridge',
    url: 'https://github.com/microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/example/flannel_l2bridge.conf',
  },
  'cni-win-overlay': {
    title: 'cni.dev: win-overlay',
    url: 'https://www.cni.dev/plugins/current/main/win-overlay/',
  },
  'k8s#94924': {
    title: 'kubernetes/kubernetes#94924: win-bridge with containerd',
    url: 'https://github.com/kubernetes/kubernetes/issues/94924',
  },
  'hcs#1698': {
    title: 'microsoft/hcsshim#1698: endpoint not found',
    url: 'https://github.com/microsoft/hcsshim/issues/1698',
  },
  'wcn#40': {
    title: 'microsoft/windows-container-networking#40: gateway of the bridge',
    url: 'https://github.com/microsoft/windows-container-networking/issues/40',
  },
  'a-dns': {
    title: 'Azure CNI: DNS on Windows',
    url: 'https://github.com/Azure/azure-container-networking/blob/cbd7560cfc18572a7182d30a68e882b6107c004c/cni/network/network_windows.go',
  },
  'k8s#86482': {
    title: 'kubernetes/kubernetes#86482: backend type misspelt',
    url: 'https://github.com/kubernetes/kubernetes/issues/86482',
  },
  'wcn-dual-stack': {
    title: 'windows-container-networking: example for dual-stack',
    url: 'https://github.com/microsoft/windows-container-networking/blob/b96345f18f5164575dd12f9d6c8228e6be8e2eaf/example/l2bridgedualstack_host-local_ipam.conf',
  },
  'wcn#63': {
    title: 'microsoft/windows-container-networking#63: invalid network type',
    url: 'https://github.com/microsoft/windows-container-networking/issues/63',
  },
  'go-cni-opts': {
    title: 'containerd: the order of CNI files',
    url: 'https://github.com/containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/vendor/github.com/containerd/go-cni/opts.go',
  },
  wbs080: {
    title: 'containernetworking/plugins 0.8.0: sample of win-bridge',
    url: 'https://github.com/containernetworking/plugins/blob/0950a3607bf5e8a57c6a655c7e573e6aab0dc650/plugins/main/windows/win-bridge/sample.conf',
  },
  'sdn-flannel-overlay': {
    title: 'microsoft/SDN: CNI file of Flannel on overlay',
    url: 'https://github.com/microsoft/SDN/blob/242fb0c3190dbb08d7f9406727be18322218e537/Kubernetes/flannel/overlay/cni/config/cni.conf',
  },
  'swt#181': {
    title: 'kubernetes-sigs/sig-windows-tools#181: address outside of the subnet',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/issues/181',
  },
  'wcont#360': {
    title: 'microsoft/Windows-Containers#360: host ports on L2Bridge',
    url: 'https://github.com/microsoft/Windows-Containers/issues/360',
  },
  'vpc-cni#1184': {
    title: 'aws/amazon-vpc-cni-k8s#1184: ranges without SNAT on Windows',
    url: 'https://github.com/aws/amazon-vpc-cni-k8s/issues/1184',
  },
  'karpenter-aws#4747': {
    title: 'aws/karpenter-provider-aws#4747: ranges without SNAT on Windows',
    url: 'https://github.com/aws/karpenter-provider-aws/issues/4747',
  },
} as const satisfies Sources
