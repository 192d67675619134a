import type { Sources } from './source.ts'

/** Flags, feature gates and configuration fields: mostly the code that registers them. Paths start with a tag or commit. */
export const flagsSources = {
  k8s: {
    title: 'Kubernetes source',
    url: 'https://github.com/kubernetes/kubernetes',
    base: 'https://github.com/kubernetes/kubernetes/blob/',
  },
  'task-time-limit': {
    title: 'Microsoft: TaskSettings.ExecutionTimeLimit',
    url: 'https://learn.microsoft.com/en-us/windows/win32/taskschd/tasksettings-executiontimelimit',
  },
  'task-run-level': {
    title: 'Microsoft: Principal.RunLevel',
    url: 'https://learn.microsoft.com/en-us/windows/win32/taskschd/principal-runlevel',
  },
  'k8s-features': {
    title: 'Kubernetes: generated list of feature gates',
    url: 'https://github.com/kubernetes/kubernetes/blob/002acc1a391120e71e0b789198f15b8d9e8b206a/test/compatibility_lifecycle/reference/versioned_feature_list.yaml',
  },
  'component-helpers': {
    title: 'Kubernetes component helpers',
    url: 'https://github.com/kubernetes/component-helpers',
    base: 'https://github.com/kubernetes/component-helpers/blob/',
  },
  'component-base': {
    title: 'Kubernetes component-base',
    url: 'https://github.com/kubernetes/component-base',
    base: 'https://github.com/kubernetes/component-base/blob/',
  },
  'kubelet-types': {
    title: 'KubeletConfiguration types',
    url: 'https://github.com/kubernetes/kubelet',
    base: 'https://github.com/kubernetes/kubelet/blob/',
  },
  'kube-proxy-types': {
    title: 'KubeProxyConfiguration types',
    url: 'https://github.com/kubernetes/kube-proxy',
    base: 'https://github.com/kubernetes/kube-proxy/blob/',
  },
  'flannel-src': {
    title: 'Flannel source',
    url: 'https://github.com/flannel-io/flannel',
    base: 'https://github.com/flannel-io/flannel/blob/',
  },
  'sc-create': {
    title: 'Microsoft: sc.exe create',
    url: 'https://learn.microsoft.com/en-us/windows-server/administration/windows-commands/sc-create',
  },
  'service-table-entry': {
    title: 'Microsoft: SERVICE_TABLE_ENTRYA',
    url: 'https://learn.microsoft.com/en-us/windows/win32/api/winsvc/ns-winsvc-service_table_entrya',
  },
  'sc-create-2012': {
    title: 'Microsoft: Sc create (Windows Server 2012 R2)',
    url: 'https://learn.microsoft.com/en-us/previous-versions/windows/it-pro/windows-server-2012-r2-and-2012/cc990289(v=ws.11)',
  },
  'nssm-readme': {
    title: 'NSSM: README, parameters of the environment',
    url: 'https://git.iain.cx/?a=blobdiff&f=README.txt&h=12a83939ffef5e3b20e0abcf42da875576b54ae2&hb=3e92dce8716991c7100ea55f0b5e202a05c1b56d&hp=2158741ce032cb10f9fe65a70544fa0943713df6&hpb=6adc886e1fa296f67aacef0c01994e302e8caf86&p=nssm.git',
  },
  'nssm-usage': { title: 'NSSM: usage', url: 'https://nssm.cc/usage' },
  'nssm-src': {
    title: 'NSSM source',
    url: 'https://github.com/kirillkovalenko/nssm',
    base: 'https://github.com/kirillkovalenko/nssm/blob/9b377191952f38a47b27d8d2a132e1e773967401/',
  },
  'wmco-services': {
    title: 'OpenShift Windows machine config operator: services',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/3b1a8eb0587ee51aa9762e5eef00270826b8016a/pkg/services/services.go',
  },
  'wmco-windows': {
    title: 'OpenShift Windows machine config operator: service commands',
    url: 'https://github.com/openshift/windows-machine-config-operator/blob/b80a137bb8e8a4f3785d65120c41688a39ac4525/pkg/windows/windows.go',
  },
  'k8s-bootstrap-tokens': {
    title: 'Kubernetes: authenticating with bootstrap tokens',
    url: 'https://kubernetes.io/docs/reference/access-authn-authz/bootstrap-tokens/',
  },
  'ms-hyperv-addresses': {
    title: 'Microsoft: how an adapter in a virtual machine gets its hardware address',
    url: 'https://docs.microsoft.com/en-us/archive/blogs/robertvi/how-does-a-nic-inside-a-vm-get-a-mac-address-assigned',
  },
  'ms-file-names': {
    title: 'Microsoft: naming files, paths, and namespaces',
    url: 'https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file',
  },
  'agentbaker-kubelet': {
    title: 'AgentBaker (AKS node scripts): kubelet service',
    url: 'https://github.com/Azure/AgentBaker/blob/1f46d960f7c7645c85011b3633d96d2e31e53a13/staging/cse/windows/kubeletfunc.ps1',
  },
  'swt-vip-calico': {
    title: 'SIG Windows tools: start script of kube-proxy with Calico',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/401ee6fcd8369cd8c293bd361275fdbe6f24ed07/hostprocess/calico/kube-proxy/start.ps1',
  },
  'sdn-startproxy': {
    title: 'Microsoft SDN: start-kubeproxy.ps1',
    url: 'https://github.com/microsoft/SDN/blob/242fb0c3190dbb08d7f9406727be18322218e537/Kubernetes/flannel/start-kubeproxy.ps1',
  },
  'cni-skel': {
    title: 'CNI: how a plugin is called',
    url: 'https://github.com/containernetworking/cni/blob/v1.1.2/pkg/skel/skel.go',
  },
  'hl-main': {
    title: 'CNI plugins: host-local',
    url: 'https://github.com/containernetworking/plugins/blob/v1.9.1/plugins/ipam/host-local/main.go',
  },
  'swt-prepare': {
    title: 'SIG Windows tools: PrepareNode.ps1 (HostProcess)',
    url: 'https://github.com/kubernetes-sigs/sig-windows-tools/blob/401ee6fcd8369cd8c293bd361275fdbe6f24ed07/hostprocess/PrepareNode.ps1',
  },
  apiserver: {
    title: 'Kubernetes API server library',
    url: 'https://github.com/kubernetes/apiserver',
    base: 'https://github.com/kubernetes/apiserver/blob/',
  },
  'openshift-gates': {
    title: 'MicroShift: feature gates of OpenShift’s Kubernetes',
    url: 'https://github.com/openshift/microshift/blob/b4a50acbcad8bda15bebf60520a82c50898defb4/deps/github.com/openshift/kubernetes/pkg/features/kube_features.go',
  },
} as const satisfies Sources
