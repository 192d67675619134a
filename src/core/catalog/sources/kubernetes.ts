import type { Sources } from './source.ts'

/** Kubernetes: release notes, documentation, source trees, issues. Documents without anchors are cited whole. */
export const kubernetesSources = {
  'aks#1792': {
    title: 'Azure/AKS#1792: Hyper-V isolation feature request',
    url: 'https://github.com/Azure/AKS/issues/1792',
  },
  aksengine: {
    title: 'AKS Engine: Windows containerd functions',
    url: 'https://github.com/Azure/aks-engine/blob/f634f52ff4f6/parts/k8s/windowscontainerdfunc.ps1',
  },
  api: {
    title: 'Kubernetes API types 1.36',
    url: 'https://github.com/kubernetes/api/tree/kubernetes-1.36.0',
  },
  'yaml-faq': {
    title: 'YAML: why it forbids tabs',
    url: 'https://yaml.org/faq.html',
  },
  'yaml-escapes': {
    title: 'YAML 1.2.2: escaped characters',
    url: 'https://yaml.org/spec/1.2.2/#57-escaped-characters',
  },
  'kubectl-validate': {
    title: 'kubectl create: what --validate does with unknown fields',
    url: 'https://kubernetes.io/docs/reference/kubectl/generated/kubectl_create/',
  },
  'go-httpproxy': {
    title: 'Go: golang.org/x/net/http/httpproxy, rules of NO_PROXY',
    url: 'https://pkg.go.dev/golang.org/x/net/http/httpproxy',
  },
  'ca-1.14': {
    title: 'Kubernetes 1.14 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/530016e629e6/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/530016e629e6/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.15': {
    title: 'Kubernetes 1.15 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/da0e76d41646/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/da0e76d41646/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.16': {
    title: 'Kubernetes 1.16 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/23a145d3d847/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/23a145d3d847/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.17': {
    title: 'Kubernetes 1.17 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/873ad55d8cbd/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/873ad55d8cbd/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.18': {
    title: 'Kubernetes 1.18 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/0dd845c9eba1/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/0dd845c9eba1/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.19': {
    title: 'Kubernetes 1.19 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/e24cb3e1edde/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/e24cb3e1edde/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.20': {
    title: 'Kubernetes 1.20 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/58982b93e401/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/58982b93e401/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.21': {
    title: 'Kubernetes 1.21 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/cb24873c4997/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/cb24873c4997/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.22': {
    title: 'Kubernetes 1.22 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/1f9b4e0e4648/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/1f9b4e0e4648/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.23': {
    title: 'Kubernetes 1.23 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/5af3685e86ab/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/5af3685e86ab/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.24': {
    title: 'Kubernetes 1.24 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/4510185da61e/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/4510185da61e/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.25': {
    title: 'Kubernetes 1.25 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/d9c35dc77167/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/d9c35dc77167/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.26': {
    title: 'Kubernetes 1.26 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/77fbb3bcfe35/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/77fbb3bcfe35/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.27': {
    title: 'Kubernetes 1.27 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/9255571736ac/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/9255571736ac/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.28': {
    title: 'Kubernetes 1.28 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/57c72c70c75f/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/57c72c70c75f/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.29': {
    title: 'Kubernetes 1.29 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/4757ec679d48/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/4757ec679d48/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.30': {
    title: 'Kubernetes 1.30 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/8984706c2b7f/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/8984706c2b7f/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'ca-1.31': {
    title: 'Kubernetes 1.31 source, as vendored by autoscaler',
    url: 'https://github.com/kubernetes/autoscaler/tree/2b0c0761f57d/cluster-autoscaler/vendor/k8s.io/kubernetes',
    base: 'https://github.com/kubernetes/autoscaler/blob/2b0c0761f57d/cluster-autoscaler/vendor/k8s.io/kubernetes/',
  },
  'cl-1.37': {
    title: 'Kubernetes 1.37 changelog (alpha)',
    url: 'https://github.com/kubernetes/kubernetes/blob/04666cc668c5/CHANGELOG/CHANGELOG-1.37.md',
  },
  'cl-1.38': {
    title: 'Kubernetes 1.38 changelog (alpha)',
    url: 'https://github.com/kubernetes/kubernetes/blob/0411cc704533/CHANGELOG/CHANGELOG-1.38.md',
  },
  cniplug: {
    title: 'CNI plugins 1.9.1: win-bridge and win-overlay',
    url: 'https://github.com/containernetworking/plugins/tree/v1.9.1/plugins/main/windows',
  },
  ctrd: {
    title: 'containerd releases and support',
    url: 'https://github.com/containerd/containerd/blob/301026e58c61/RELEASES.md',
  },
  'ctrd#6862': {
    title: 'containerd/containerd#6862: the CRI plugin made no use of Hyper-V isolation',
    url: 'https://github.com/containerd/containerd/issues/6862',
  },
  'ctrd#6901': {
    title: 'containerd/containerd#6901: adds the runhcs-wcow-hypervisor handler',
    url: 'https://github.com/containerd/containerd/pull/6901',
  },
  'ctrd#13156': {
    title: 'containerd/containerd#13156: pause 3.10.2 for Windows Server 2025',
    url: 'https://github.com/containerd/containerd/pull/13156',
  },
  'ctrd-1.7.24': {
    title: 'containerd 1.7.24: CRI plugin',
    url: 'https://github.com/containerd/containerd/tree/v1.7.24/pkg/cri',
    base: 'https://github.com/containerd/containerd/blob/v1.7.24/',
  },
  doc001: {
    title: 'Blog: kubelet parameters of an Azure Windows node, Hyper-V isolation',
    url: 'https://blog.ittour.net/tag/hyperv/',
  },
  doc002: {
    title: 'Kubernetes v1.16: Intro to Windows support',
    url: 'https://v1-16.docs.kubernetes.io/ja/docs/setup/production-environment/windows/intro-windows-in-kubernetes/',
  },
  doc003: {
    title: 'Kubernetes v1.22: Windows containers in Kubernetes',
    url: 'https://v1-22.docs.kubernetes.io/docs/setup/production-environment/windows/intro-windows-in-kubernetes/',
  },
  'doc003-os': {
    title: 'Kubernetes v1.23: Windows containers in Kubernetes',
    url: 'https://v1-23.docs.kubernetes.io/docs/setup/production-environment/windows/intro-windows-in-kubernetes/',
  },
  doc004: {
    title: 'Kubernetes v1.20: Intro to Windows support',
    url: 'https://v1-20.docs.kubernetes.io/docs/setup/production-environment/windows/intro-windows-in-kubernetes/',
  },
  'doc004-guide': {
    title: 'Kubernetes v1.20: Guide for scheduling Windows containers',
    url: 'https://v1-20.docs.kubernetes.io/docs/setup/production-environment/windows/user-guide-windows-containers/',
  },
  'kubeadm-troubleshooting': {
    title: 'Kubernetes v1.20: Troubleshooting kubeadm, default NIC when using flannel in Vagrant',
    url: 'https://v1-20.docs.kubernetes.io/docs/setup/production-environment/tools/kubeadm/troubleshooting-kubeadm/',
  },
  'eks#591': {
    title: 'awsdocs/amazon-eks-user-guide#591: Service backend limit from 64 to 1024',
    url: 'https://github.com/awsdocs/amazon-eks-user-guide/pull/591',
  },
  eol: {
    title: 'Kubernetes end-of-life dates (1.2 to 1.27)',
    url: 'https://github.com/kubernetes/website/blob/3842a2847339/data/releases/eol.yaml',
  },
  eol2: {
    title: 'Kubernetes end-of-life dates and final patches (1.2 to 1.31)',
    url: 'https://github.com/kubernetes/website/blob/0637786b3e0a/data/releases/eol.yaml',
  },
  eold: {
    title: 'endoflife.date: Kubernetes',
    url: 'https://github.com/endoflife-date/endoflife.date/blob/a70eca337600/products/kubernetes.md',
  },
  flags: {
    title: 'kubelet command-line options, 1.36',
    url: 'https://github.com/kubernetes/kubernetes/tree/v1.36.0/cmd/kubelet/app/options',
  },
  flannel: {
    title: 'Flannel: VXLAN backend of Windows',
    url: 'https://github.com/flannel-io/flannel/blob/cdf760595c23/pkg/backend/vxlan/vxlan_windows.go',
  },
  'gate-HyperVContainer': {
    title: 'Feature gate HyperVContainer',
    url: 'https://github.com/kubernetes/website/blob/a1d5734c4ebc/content/en/docs/reference/command-line-tools-reference/feature-gates/HyperVContainer.md',
  },
  'gate-IPv6DualStack': {
    title: 'Feature gate IPv6DualStack',
    url: 'https://github.com/kubernetes/website/blob/bb78d906bf9d/content/en/docs/reference/command-line-tools-reference/feature-gates/IPv6DualStack.md',
  },
  'gate-IdentifyPodOS': {
    title: 'Feature gate IdentifyPodOS',
    url: 'https://github.com/kubernetes/website/blob/59c5a380b66b/content/en/docs/reference/command-line-tools-reference/feature-gates/IdentifyPodOS.md',
  },
  'gate-InPlacePodVerticalScaling': {
    title: 'Feature gate InPlacePodVerticalScaling',
    url: 'https://github.com/kubernetes/website/blob/36968e86b222/content/en/docs/reference/command-line-tools-reference/feature-gates/InPlacePodVerticalScaling.md',
  },
  'coredns-kubernetes': {
    title: 'CoreDNS: plugin kubernetes',
    url: 'https://pkg.go.dev/github.com/coredns/coredns@v1.8.5/plugin/kubernetes',
  },
  'gate-NodeLogQuery': {
    title: 'Feature gate NodeLogQuery',
    url: 'https://github.com/kubernetes/website/blob/09a121e5af84/content/en/docs/reference/command-line-tools-reference/feature-gates/NodeLogQuery.md',
  },
  'gate-NodeSwap': {
    title: 'Feature gate NodeSwap',
    url: 'https://github.com/kubernetes/website/blob/02e08b9e9768/content/en/docs/reference/command-line-tools-reference/feature-gates/NodeSwap.md',
  },
  'gate-RuntimeClassInImageCriApi': {
    title: 'Feature gate RuntimeClassInImageCriApi',
    url: 'https://github.com/kubernetes/website/blob/7586c5ed844c/content/en/docs/reference/command-line-tools-reference/feature-gates/RuntimeClassInImageCriApi.md',
  },
  'gate-WinDSR': {
    title: 'Feature gate WinDSR',
    url: 'https://github.com/kubernetes/website/blob/02e08b9e9768/content/en/docs/reference/command-line-tools-reference/feature-gates/WinDSR.md',
  },
  'gate-WinOverlay': {
    title: 'Feature gate WinOverlay',
    url: 'https://github.com/kubernetes/website/blob/02e08b9e9768/content/en/docs/reference/command-line-tools-reference/feature-gates/WinOverlay.md',
  },
  'gate-WindowsCPUAndMemoryAffinity': {
    title: 'Feature gate WindowsCPUAndMemoryAffinity',
    url: 'https://github.com/kubernetes/website/blob/6f059721c7ce/content/en/docs/reference/command-line-tools-reference/feature-gates/WindowsCPUAndMemoryAffinity.md',
  },
  'gate-WindowsEndpointSliceProxying': {
    title: 'Feature gate WindowsEndpointSliceProxying',
    url: 'https://github.com/kubernetes/website/blob/59c5a380b66b/content/en/docs/reference/command-line-tools-reference/feature-gates/WindowsEndpointSliceProxying.md',
  },
  'gate-WindowsGMSA': {
    title: 'Feature gate WindowsGMSA',
    url: 'https://github.com/kubernetes/website/blob/0ad55a1d7af9/content/en/docs/reference/command-line-tools-reference/feature-gates/WindowsGMSA.md',
  },
  'gate-WindowsGracefulNodeShutdown': {
    title: 'Feature gate WindowsGracefulNodeShutdown',
    url: 'https://github.com/kubernetes/website/blob/09a121e5af84/content/en/docs/reference/command-line-tools-reference/feature-gates/WindowsGracefulNodeShutdown.md',
  },
  'gate-WindowsHostNetwork': {
    title: 'Feature gate WindowsHostNetwork',
    url: 'https://github.com/kubernetes/website/blob/3014eff5e92d/content/en/docs/reference/command-line-tools-reference/feature-gates/WindowsHostNetwork.md',
  },
  'gate-WindowsHostProcessContainers': {
    title: 'Feature gate WindowsHostProcessContainers',
    url: 'https://github.com/kubernetes/website/blob/1760aedfa907/content/en/docs/reference/command-line-tools-reference/feature-gates/WindowsHostProcessContainers.md',
  },
  'gate-WindowsRunAsUserName': {
    title: 'Feature gate WindowsRunAsUserName',
    url: 'https://github.com/kubernetes/website/blob/e6d7d958f6d6/content/en/docs/reference/command-line-tools-reference/feature-gates/WindowsRunAsUserName.md',
  },
  hcsshim: {
    title: 'hcsshim: HNS version ranges by feature',
    url: 'https://github.com/microsoft/hcsshim/blob/v0.13.0/hcn/hcnglobals.go',
  },
  'hcsshim-os': {
    title: 'hcsshim: host and image compatibility check',
    url: 'https://github.com/microsoft/hcsshim/blob/v0.13.0/osversion/platform_compat_windows.go',
  },
  'ib#1985': {
    title: 'kubernetes-sigs/image-builder#1985: MCR pause image for Windows Server 2025',
    url: 'https://github.com/kubernetes-sigs/image-builder/pull/1985',
  },
  k3s: {
    title: 'k3s 1.19.5: kubelet Windows flags',
    url: 'https://github.com/k3s-io/k3s/blob/v1.19.5+k3s1/vendor/k8s.io/kubernetes/cmd/kubelet/app/options/osflags_windows.go',
  },
  'node-authorizer': {
    title: 'Kubernetes: node authorization',
    url: 'https://kubernetes.io/docs/reference/access-authn-authz/node/',
  },
  'k8s#40851': {
    title: 'kubernetes/kubernetes#40851: kube-proxy has its own credentials',
    url: 'https://github.com/kubernetes/kubernetes/issues/40851',
  },
  'k8s#58751': {
    title: 'kubernetes/kubernetes#58751: experimental Hyper-V isolation',
    url: 'https://github.com/kubernetes/kubernetes/pull/58751',
  },
  'k8s#67477': {
    title: 'kubernetes/kubernetes#67477: of two lists with one name the last counts',
    url: 'https://github.com/kubernetes/kubernetes/issues/67477',
  },
  'k8s#99286': {
    title: 'kubernetes/kubernetes#99286: a key that stands twice is accepted',
    url: 'https://github.com/kubernetes/kubernetes/issues/99286',
  },
  'k8s#92355': {
    title: 'kubernetes/kubernetes#92355: runAsNonRoot on Windows',
    url: 'https://github.com/kubernetes/kubernetes/pull/92355',
  },
  'k8s#98680': {
    title: 'kubernetes/kubernetes#98680: more than 64 Service backends fail',
    url: 'https://github.com/kubernetes/kubernetes/issues/98680',
  },
  'k8s#103032': {
    title: 'kubernetes/kubernetes#103032: DiskPressure and MemoryPressure on Windows',
    url: 'https://github.com/kubernetes/kubernetes/issues/103032',
  },
  'k8s#112192': {
    title: 'kubernetes/kubernetes#112192: CVE-2021-25749, runAsNonRoot on Windows',
    url: 'https://github.com/kubernetes/kubernetes/issues/112192',
  },
  'k8s#112469': {
    title: 'kubernetes/kubernetes#112469: runAsNonRoot and images without a named user',
    url: 'https://github.com/kubernetes/kubernetes/issues/112469',
  },
  'k8s#122922': {
    title: 'kubernetes/kubernetes#122922: memory.available eviction on Windows',
    url: 'https://github.com/kubernetes/kubernetes/pull/122922',
  },
  'k8s#135518': {
    title: 'kubernetes/kubernetes#135518: the 64-backend limit is obsolete',
    url: 'https://github.com/kubernetes/kubernetes/issues/135518',
  },
  'k8s#136960': {
    title: 'kubernetes/kubernetes#136960: Windows Server 2025 in the pause image',
    url: 'https://github.com/kubernetes/kubernetes/pull/136960',
  },
  'k8s-blog-1.26': {
    title: 'Kubernetes blog: removals and changes in 1.26',
    url: 'https://kubernetes.io/blog/2022/11/18/upcoming-changes-in-kubernetes-1-26/',
  },
  'k8s-blog-1.35': {
    title: 'Kubernetes blog: v1.35 sneak peek',
    url: 'https://github.com/kubernetes/website/blob/00d33fafb6f6/content/en/blog/_posts/2025/kubernetes-v1-35-sneak-peek.md',
  },
  k20: {
    title: 'Kubernetes 1.20.2 source',
    url: 'https://github.com/kubernetes/kubernetes/tree/v1.20.2',
    base: 'https://github.com/kubernetes/kubernetes/blob/v1.20.2/',
  },
  'kep-689': {
    title: 'KEP-689: Windows GMSA',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/689-windows-gmsa/README.md',
  },
  'kep-1001': {
    title: 'KEP-1001: containerd on Windows',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/1001-windows-cri-containerd/README.md',
  },
  'runtime-class-admission': {
    title: 'kube-apiserver: admission of RuntimeClass',
    url: 'https://github.com/kubernetes/kubernetes/blob/04791b4906602ffda5ccf9bc4c84d3329f1d7080/plugin/pkg/admission/runtimeclass/admission.go',
  },
  'kep-1122': {
    title: 'KEP-1122: CSI on Windows',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/1122-windows-csi-support/README.md',
  },
  'kep-1301': {
    title: 'KEP-1301: RuntimeClass for Windows',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/1301-windows-runtime-class/README.md',
  },
  'kep-1981': {
    title: 'KEP-1981: Windows HostProcess containers',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/1981-windows-privileged-container-support/README.md',
  },
  'kep-2258': {
    title: 'KEP-2258: node log query',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/2258-node-log-query/README.md',
  },
  'kep-2802': {
    title: 'KEP-2802: identify Windows pods at admission',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/2802-identify-windows-pods-apiserver-admission/README.md',
  },
  'kep-2837': {
    title: 'KEP-2837: pod level resources',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-node/2837-pod-level-resource-spec/README.md',
  },
  'kep-3503': {
    title: 'KEP-3503: host network for Windows pods',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/3503-host-network-support-for-windows-pods/README.md',
  },
  'kep-4216': {
    title: 'KEP-4216: image pull per RuntimeClass',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-node/4216-image-pull-per-runtime-class/README.md',
  },
  'kep-4802': {
    title: 'KEP-4802: Windows node graceful shutdown',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/4802-windows-node-shutdown/README.md',
  },
  'kep-2579': {
    title: 'KEP-2579: admission of pods by their security, milestones',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-auth/2579-psp-replacement/kep.yaml',
  },
  'kep-4885': {
    title: 'KEP-4885: Windows CPU and memory affinity',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/4885-windows-cpu-and-memory-affinity/README.md',
  },
  'kep-4960': {
    title: 'KEP-4960: container stop signals',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-node/4960-container-stop-signals/README.md',
  },
  'kep-5100': {
    title: 'KEP-5100: Windows DSR and overlay',
    url: 'https://github.com/kubernetes/enhancements/blob/64765b4b0238/keps/sig-windows/5100-windows-dsr-and-overlay-support/README.md',
  },
  'kf-1.32': {
    title: 'Kubernetes feature gates, 1.32 development',
    url: 'https://github.com/kubernetes/kubernetes/blob/20b2eef9fca7/pkg/features/versioned_kube_features.go',
  },
  'kf-1.33': {
    title: 'Kubernetes feature gates, 1.33 development',
    url: 'https://github.com/kubernetes/kubernetes/blob/b0b89d3bd251/pkg/features/kube_features.go',
  },
  'kf-1.35': {
    title: 'Kubernetes feature gates, 1.35',
    url: 'https://github.com/kubernetes/kubernetes/blob/v1.35.0/pkg/features/kube_features.go',
  },
  'kproxy-api': {
    title: 'KubeProxyConfiguration type, 1.36',
    url: 'https://github.com/kubernetes/kube-proxy/blob/kubernetes-1.36.0/config/v1alpha1/types.go',
  },
  'kubelet-api': {
    title: 'KubeletConfiguration type, 1.36',
    url: 'https://github.com/kubernetes/kubelet/blob/kubernetes-1.36.0/config/v1beta1/types.go',
  },
  'ms-1.32': {
    title: 'Kubernetes 1.32 source, as carried by MicroShift',
    url: 'https://github.com/openshift/microshift/tree/d4b43f374a5b/deps/github.com/openshift/kubernetes',
    base: 'https://github.com/openshift/microshift/blob/d4b43f374a5b/deps/github.com/openshift/kubernetes/',
  },
  'ms-1.33': {
    title: 'Kubernetes 1.33 source, as carried by MicroShift',
    url: 'https://github.com/openshift/microshift/tree/78a395343031/deps/github.com/openshift/kubernetes',
    base: 'https://github.com/openshift/microshift/blob/78a395343031/deps/github.com/openshift/kubernetes/',
  },
  'ms-1.34': {
    title: 'Kubernetes 1.34 source, as carried by MicroShift',
    url: 'https://github.com/openshift/microshift/tree/473c3de15d9a/deps/github.com/openshift/kubernetes',
    base: 'https://github.com/openshift/microshift/blob/473c3de15d9a/deps/github.com/openshift/kubernetes/',
  },
  'ms-1.35': {
    title: 'Kubernetes 1.35 source, as carried by MicroShift',
    url: 'https://github.com/openshift/microshift/tree/5019821e0eb2/deps/github.com/openshift/kubernetes',
    base: 'https://github.com/openshift/microshift/blob/5019821e0eb2/deps/github.com/openshift/kubernetes/',
  },
  'ms-1.36': {
    title: 'Kubernetes 1.36 source, as carried by MicroShift',
    url: 'https://github.com/openshift/microshift/tree/ab25d11482f8/deps/github.com/openshift/kubernetes',
    base: 'https://github.com/openshift/microshift/blob/ab25d11482f8/deps/github.com/openshift/kubernetes/',
  },
  msvc: {
    title: 'Microsoft: Windows container version compatibility',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/blob/77e0742a8029/virtualization/windowscontainers/deploy-containers/version-compatibility.md',
  },
  msvd: {
    title: 'Microsoft: Windows container documentation',
    url: 'https://github.com/MicrosoftDocs/Virtualization-Documentation/tree/77e0742a8029/virtualization/windowscontainers',
  },
  'pause-cl': {
    title: 'Pause image changelog',
    url: 'https://github.com/kubernetes/kubernetes/blob/045bbb192caa/build/pause/CHANGELOG.md',
  },
  'pause-mk': {
    title: 'Pause image build, tag 3.10',
    url: 'https://github.com/kubernetes/kubernetes/blob/debfba10f1ed/build/pause/Makefile',
  },
  'rn-1.14': {
    title: 'Kubernetes 1.14 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.14/release-notes-draft.md?plain=1',
  },
  'rn-1.15': {
    title: 'Kubernetes 1.15 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.15/release-notes-draft.md?plain=1',
  },
  'rn-1.16': {
    title: 'Kubernetes 1.16 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.16/release-notes-draft.md?plain=1',
  },
  'rn-1.17': {
    title: 'Kubernetes 1.17 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.17/release-notes-draft.md?plain=1',
  },
  'rn-1.18': {
    title: 'Kubernetes 1.18 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.18/release-notes-draft.md?plain=1',
  },
  'rn-1.19': {
    title: 'Kubernetes 1.19 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.19/release-notes-draft.md?plain=1',
  },
  'rn-1.20': {
    title: 'Kubernetes 1.20 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.20/release-notes-draft.md?plain=1',
  },
  'rn-1.21': {
    title: 'Kubernetes 1.21 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.21/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.22': {
    title: 'Kubernetes 1.22 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.22/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.23': {
    title: 'Kubernetes 1.23 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.23/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.24': {
    title: 'Kubernetes 1.24 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.24/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.25': {
    title: 'Kubernetes 1.25 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.25/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.26': {
    title: 'Kubernetes 1.26 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.26/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.27': {
    title: 'Kubernetes 1.27 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.27/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.28': {
    title: 'Kubernetes 1.28 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.28/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.29': {
    title: 'Kubernetes 1.29 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.29/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.30': {
    title: 'Kubernetes 1.30 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.30/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.31': {
    title: 'Kubernetes 1.31 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.31/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.32': {
    title: 'Kubernetes 1.32 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.32/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.33': {
    title: 'Kubernetes 1.33 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.33/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.34': {
    title: 'Kubernetes 1.34 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.34/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.35': {
    title: 'Kubernetes 1.35 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.35/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.36': {
    title: 'Kubernetes 1.36 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.36/release-notes/release-notes-draft.md?plain=1',
  },
  'rn-1.37': {
    title: 'Kubernetes 1.37 release notes',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.37/release-notes/release-notes-draft.md?plain=1',
  },
  'runner-images-2025': {
    title: 'GitHub runner image: Windows Server 2025',
    url: 'https://github.com/actions/runner-images/blob/91f5c4109010/images/windows/Windows2025-Readme.md?plain=1#L10',
  },
  'sched-1.37': {
    title: 'Kubernetes 1.37 release schedule',
    url: 'https://github.com/kubernetes/sig-release/blob/e8dfc80571dc/releases/release-1.37/README.md',
  },
  'smb-1.32': {
    title: 'Kubernetes 1.32 API validation, as vendored by csi-driver-smb',
    url: 'https://github.com/kubernetes-csi/csi-driver-smb/blob/95c6968057ee/vendor/k8s.io/kubernetes/pkg/apis/core/validation/validation.go',
  },
  'sysctl-allowlist': {
    title: 'kubelet: which sysctls of a pod it admits',
    url: 'https://github.com/kubernetes/autoscaler/tree/2b0c0761f57d/cluster-autoscaler/vendor/k8s.io/kubernetes/pkg/kubelet/sysctl',
    base: 'https://github.com/kubernetes/autoscaler/blob/2b0c0761f57d/cluster-autoscaler/vendor/k8s.io/kubernetes/pkg/kubelet/sysctl/',
  },
  swt: {
    title: 'sig-windows-tools: scripts and guides',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/tree/401ee6fcd836',
  },
  vfl: {
    title: 'Kubernetes versioned feature list',
    url: 'https://github.com/kubernetes/kubernetes/blob/002acc1a3911/test/compatibility_lifecycle/reference/versioned_feature_list.yaml',
  },
  'web#26465': {
    title: 'kubernetes/website#26465: documents the 64-backend limit',
    url: 'https://github.com/kubernetes/website/pull/26465',
  },
  'web#29017': {
    title: 'kubernetes/website#29017: Windows OS versions of 1.22',
    url: 'https://github.com/kubernetes/website/pull/29017',
  },
  'web#30947': {
    title: 'kubernetes/website#30947: Windows OS versions of 1.23',
    url: 'https://github.com/kubernetes/website/pull/30947',
  },
  'web#49905': {
    title: 'kubernetes/website#49905: removes the hostNetwork text for 1.33',
    url: 'https://github.com/kubernetes/website/pull/49905',
  },
  'web#53724': {
    title: 'kubernetes/website#53724: Windows Server 2025 nodes',
    url: 'https://github.com/kubernetes/website/pull/53724',
  },
  'web#55058': {
    title: 'kubernetes/website#55058: only Windows Server 2022 and 2025 are listed',
    url: 'https://github.com/kubernetes/website/issues/55058',
  },
  'web#55103': {
    title: 'kubernetes/website#55103: drops the 2019-only sentence',
    url: 'https://github.com/kubernetes/website/pull/55103',
  },
  'web-dep': {
    title: 'Kubernetes docs: deprecated API migration guide',
    url: 'https://github.com/kubernetes/website/blob/02afb71016ac/content/en/docs/reference/using-api/deprecation-guide.md',
  },
  'web-dual': {
    title: 'Kubernetes docs: dual-stack',
    url: 'https://github.com/kubernetes/website/blob/010c16903034/content/en/docs/concepts/services-networking/dual-stack.md',
  },
  'web-guide': {
    title: 'Kubernetes docs: running Windows containers (1.24 and later)',
    url: 'https://github.com/kubernetes/website/blob/099ccc3f6249/content/en/docs/concepts/windows/user-guide.md',
  },
  'web-hpc-a': {
    title: 'Kubernetes docs: HostProcess pods (1.23 to 1.25)',
    url: 'https://github.com/kubernetes/website/blob/04effa5c98a4/content/en/docs/tasks/configure-pod-container/create-hostprocess-pod.md',
  },
  'web-hpc-b': {
    title: 'Kubernetes docs: HostProcess pods (1.26 and later)',
    url: 'https://github.com/kubernetes/website/blob/23009a516ff3/content/en/docs/tasks/configure-pod-container/create-hostprocess-pod.md',
  },
  'web-intro-19zh': {
    title: 'Kubernetes docs: Windows OS versions of 1.14 to 1.19',
    url: 'https://github.com/kubernetes/website/blob/31498bb151d3/content/zh/docs/setup/production-environment/windows/intro-windows-in-kubernetes.md',
  },
  'web-intro-22ko': {
    title: 'Kubernetes docs: Windows OS versions of 1.20 to 1.22',
    url: 'https://github.com/kubernetes/website/blob/release-1.22/content/ko/docs/setup/production-environment/windows/intro-windows-in-kubernetes.md',
  },
  'web-intro-24': {
    title: 'Kubernetes v1.24: Windows containers in Kubernetes',
    url: 'https://v1-24.docs.kubernetes.io/docs/concepts/windows/intro/',
  },
  'web-intro-36': {
    title: 'Kubernetes v1.36: Windows containers in Kubernetes',
    url: 'https://github.com/kubernetes/website/blob/release-1.36/content/en/docs/concepts/windows/intro.md',
  },
  'web-intro-a': {
    title: 'Kubernetes docs: Windows containers (about 1.26)',
    url: 'https://github.com/kubernetes/website/blob/06fab74e42ef/content/en/docs/concepts/windows/intro.md',
  },
  'web-intro-b': {
    title: 'Kubernetes docs: Windows containers (about 1.31)',
    url: 'https://github.com/kubernetes/website/blob/99538990b149/content/en/docs/concepts/windows/intro.md',
  },
  'web-intro-c': {
    title: 'Kubernetes docs: Windows containers (about 1.34)',
    url: 'https://github.com/kubernetes/website/blob/release-1.34/content/en/docs/concepts/windows/intro.md',
  },
  'web-net-a': {
    title: 'Kubernetes docs: networking on Windows (until about 1.32)',
    url: 'https://github.com/kubernetes/website/blob/fb1f34c950be/content/en/docs/concepts/services-networking/windows-networking.md',
  },
  'web-net-b': {
    title: 'Kubernetes docs: networking on Windows (end of 2025)',
    url: 'https://github.com/kubernetes/website/blob/038a69be0aae/content/en/docs/concepts/services-networking/windows-networking.md',
  },
  'web-res': {
    title: 'Kubernetes docs: resource management for Windows nodes',
    url: 'https://github.com/kubernetes/website/blob/4a94b7261790/content/en/docs/concepts/configuration/windows-resource-management.md',
  },
  'docs-quota': {
    title: 'Kubernetes docs: resource quotas',
    url: 'https://kubernetes.io/docs/concepts/policy/resource-quotas/',
  },
  'web-resize': {
    title: 'Kubernetes docs: resize container resources',
    url: 'https://github.com/kubernetes/website/blob/release-1.33/content/en/docs/tasks/configure-pod-container/resize-container-resources.md',
  },
  'web-sec': {
    title: 'Kubernetes docs: security for Windows nodes',
    url: 'https://github.com/kubernetes/website/blob/169560845bc0/content/en/docs/concepts/security/windows-security.md',
  },
  'web-service-internal': {
    title: 'Kubernetes docs: Service internal traffic policy',
    url: 'https://kubernetes.io/docs/concepts/services-networking/service-traffic-policy/',
  },
  'web-shutdown': {
    title: 'Kubernetes docs: node shutdowns',
    url: 'https://github.com/kubernetes/website/blob/0637786b3e0a/content/en/docs/concepts/cluster-administration/node-shutdown.md',
  },
  'web-store': {
    title: 'Kubernetes docs: Windows storage',
    url: 'https://github.com/kubernetes/website/blob/169560845bc0/content/en/docs/concepts/storage/windows-storage.md',
  },
} as const satisfies Sources
