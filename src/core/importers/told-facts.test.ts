import { describe, expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value, line }) => [name, value, line]),
  )

type Fact = readonly [name: string, value: unknown, line: number]

const outputs: readonly (readonly [output: string, text: string, ...facts: Fact[]])[] = [
  [
    'a node as kube-state-metrics tells of it',
    'kube_node_info{node="win-1",os_image="Windows Server 2019 Datacenter",kubelet_version="v1.23.8",internal_ip="10.0.0.21"} 1',
    ['nodeName', 'win-1', 1],
    ['kubelet.version', '1.23.8', 1],
    ['node.internalIp', '10.0.0.21', 1],
  ],
  [
    'a pod at whose address the kubelet probes',
    'Warning  Unhealthy  3s  kubelet  Liveness probe failed: Get "http://10.244.4.12:80/": context deadline exceeded',
    ['pod.ip', '10.244.4.12', 1],
  ],
  [
    'one value of a cluster of AKS',
    '$ az aks show -g a -n b --query networkProfile.networkPlugin -o tsv\nkubenet\n$ az aks show -g a -n b --query kubernetesVersion\n"1.31"',
    ['aks.networkPlugin', 'kubenet', 2],
    ['kubernetes.serverVersion', '1.31', 4],
  ],
  [
    'a file of the system, as a template asks for it',
    'Azure CNI: v1.0.17\nhal.dll: 10.0.17763.194 (WinBuild.160101.0800)',
    ['host.build', '10.0.17763.194', 2],
  ],
  [
    'a build behind the year of the nodes',
    'Our nodes are 2022 (20348.2700), all of them.',
    ['host.build', '10.0.20348.2700', 1],
  ],
  [
    'a build behind a short name',
    'The cluster is v1.31.2, WS2022 20348.2849, containerd 1.7.23.',
    ['host.build', '10.0.20348.2849', 1],
  ],
  [
    'the image of an init container, and who is HostProcess besides',
    'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  hostNetwork: true\n  securityContext: {windowsOptions: {hostProcess: true}}\n  initContainers:\n  - {name: i, image: "local/i:1"}\n  containers:\n  - name: c\n    image: local/c:1\n    securityContext: {windowsOptions: {hostProcess: true}}',
    ['image', 'local/i:1', 8],
    ['workload.hostProcess', true, 6],
  ],
  [
    'taints that kubeadm registers',
    'apiVersion: kubeadm.k8s.io/v1beta4\nkind: JoinConfiguration\nnodeRegistration:\n  criSocket: npipe:////./pipe/containerd-containerd\n  taints:\n  - key: os\n    value: windows\n    effect: NoSchedule\n',
    ['node.taint', 'os=windows:NoSchedule', 6],
  ],
  [
    'the DNS in the configuration that kubeadm keeps for all kubelets',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: kubelet-config}\ndata:\n  kubelet: |\n    apiVersion: kubelet.config.k8s.io/v1beta1\n    kind: KubeletConfiguration\n    clusterDNS:\n    - 10.96.0.10\n    clusterDomain: cluster.local\n',
    ['clusterDNS', '10.96.0.10', 9],
  ],
  [
    'fields of the kubelet in a letter',
    'We set this:\n\n  maxPods: 30\n  clusterDNS: [10.96.0.10]\n  systemReserved:\n    memory: 2Gi\n\nand restarted it.',
    ['maxPods', 30, 3],
    ['clusterDNS', '10.96.0.10', 4],
  ],
  [
    'gates of a file that a command shows',
    'PS C:\\k> Get-Content .\\kubelet.yaml | Select-String -Context 0,3 featureGates\n\n> featureGates:\n    NodeLogQuery: true\n',
    ['featureGate.told', 'NodeLogQuery=true', 4],
  ],
  [
    'gates of a script of the kubelet',
    'What is left in kubeletstart.ps1: --feature-gates="CSIMigrationAzureDisk=true"',
    ['featureGate.told', 'CSIMigrationAzureDisk=true', 1],
  ],
  [
    'a line of what kubectl describes',
    'Taints:             os=Windows:NoSchedule\n\nPods stay Pending.',
    ['node.taint', 'os=Windows:NoSchedule', 1],
  ],
  [
    'winver',
    'Windows Server\nVersion 21H2 (OS Build 20348.1970)',
    ['host.windowsVersion', '21H2', 2],
  ],
  [
    'kubelets of both systems in a list',
    'Versions\n- kubelet on linux: v1.29.1\n- kubelet on windows: v1.28.5',
    ['kubernetesRelease', '1.28.5', 3],
  ],
  [
    'kubelets of both systems in a sentence',
    'kubelet 1.29.1 on the Linux nodes, 1.28.5 on Windows, all the rest is new.',
    ['kubernetesRelease', '1.28.5', 1],
  ],
  [
    'a runtime in place of another',
    'After replacing containerd 1.7.2 with 2.0.5 all pods hang.',
    ['runtimeVersion', '2.0.5', 1],
  ],
  [
    'a runtime in another language',
    'Docker haben wir nicht, containerd ist 1.6.8.',
    ['runtimeVersion', '1.6.8', 1],
  ],
  [
    'flags in words above a table of nodes',
    'win-3 runs with kube-proxy.exe --proxy-mode=userspace --network-name=cbr0\nNAME   STATUS   ROLES    AGE   VERSION    INTERNAL-IP\nwin-3  Ready    <none>   2d    v1.27.17   10.6.0.32',
    ['kubeProxy.flag.proxy-mode', 'userspace', 1],
  ],
  [
    'flags in words below lines of a log',
    'E0409 13:34:04.794013    3560 proxier.go:998] "Failed" err="a"\nIt runs with kube-proxy.exe --proxy-mode=userspace --network-name=cbr0',
    ['kubeProxy.flag.proxy-mode', 'userspace', 2],
  ],
  [
    'a version as an item of what a cluster is',
    'Self-built cluster on EC2, v1.31.2, two Linux nodes and a Windows one.',
    ['kubernetes.serverVersion', '1.31.2', 1],
  ],
  [
    'a version beside a runtime',
    'agora é 1.28.7 com containerd 1.7.13',
    ['kubernetesRelease', '1.28.7', 1],
  ],
  [
    'flags behind a name in a chat',
    '[09:18] Ana: kube-proxy: --proxy-mode=kernelspace --v=4',
    ['kubeProxy.flag.proxy-mode', 'kernelspace', 1],
  ],
  [
    'what a service manager in a folder says',
    'C:\\a\\nssm.exe get kube-proxy AppParameters\n--proxy-mode=kernelspace --v=4',
    ['kubeProxy.flag.proxy-mode', 'kernelspace', 2],
  ],
  [
    'runtimes of both systems',
    'containerd 1.7.2 on Linux, 1.6.18 on Windows',
    ['runtimeVersion', '1.6.18', 1],
  ],
  [
    'runtimes of both systems in brackets',
    'Container runtime: containerd 1.7.2 (Linux nodes), containerd 1.6.18 (Windows nodes)',
    ['runtimeVersion', '1.6.18', 1],
  ],
  [
    'runtimes of both systems in a list',
    '- containerd on linux: 1.7.2\n- containerd on windows: 1.6.18',
    ['runtimeVersion', '1.6.18', 2],
  ],
  [
    'plugins of both systems',
    'Calico v3.27.2 on Linux, v3.26.1 on Windows',
    ['cniRelease', '3.26.1', 1],
    ['network.cni', 'calico v3.26.1', 1],
  ],
  [
    'the build as wmic prints it',
    'C:\\>wmic os get BuildNumber\n\nBuildNumber  \n14393        \n',
    ['host.build', '10.0.14393', 4],
  ],
  [
    'the build in a list of wmic',
    'BuildNumber=20348\nCaption=Microsoft Windows Server 2022 Standard',
    ['host.build', '10.0.20348', 1],
    ['host.os', 'Windows Server 2022 Standard', 2],
  ],
  [
    'the banner of Windows below other output',
    'C:\\k>kubelet --version\nKubernetes v1.25.16\nand ver says:  Microsoft Windows [Version 10.0.17763.5329]',
    ['kubelet.version', '1.25.16', 2],
    ['host.build', '10.0.17763.5329', 3],
  ],
  [
    'the pipes of csi-proxy',
    'they are there:\n\\\\.\\pipe\\csi-proxy-smb-v1alpha1',
    ['csiProxy.pipe', 'csi-proxy-smb-v1alpha1', 2],
  ],
  [
    'the settings',
    'Edition\tWindows Server 2022\nVersion\t21H2\nOS build\t20348.1970',
    ['host.windowsVersion', '21H2', 2],
  ],
  [
    'the registry',
    'ProductName    : Windows Server 2022 Datacenter\nDisplayVersion : 21H2\nCurrentBuild   : 20348',
    ['host.windowsVersion', '21H2', 2],
  ],
  [
    'a value of the registry',
    'PS C:\\> (Get-ItemProperty "HKLM:\\SOFTWARE\\x").ReleaseId\n1809',
    ['host.windowsVersion', '1809', 2],
  ],
  [
    'words on Windows',
    'OS: Windows Server 2022 Datacenter 21H2 (20348.1970)',
    ['host.windowsVersion', '21H2', 1],
    ['host.build', '10.0.20348.1970', 1],
  ],
  [
    'words on a version',
    'Windows 1809 node, Kubernetes 1.14; the image is of windows 1903',
    ['host.windowsVersion', '1809', 1],
  ],
  [
    'what kubeadm finds of a machine',
    'PS C:\\k> .\\kubeadm.exe join 10.0.0.4:6443\n[preflight] Running pre-flight checks\nKERNEL_VERSION: 10.0.18362\nDOCKER_VERSION: 18.09.2\n',
    ['host.build', '10.0.18362', 3],
    ['runtimeVersion', '18.09.2', 4],
  ],
  [
    'the fields of a node',
    `$ kubectl get node a -o jsonpath='{.status.nodeInfo}'\n{"containerRuntimeVersion":"containerd://1.7.8","kernelVersion":"10.0.20348.2031","kubeletVersion":"v1.28.4","operatingSystem":"windows","osImage":"Windows Server 2022 Datacenter"}`,
    ['kubelet.version', '1.28.4', 2],
    ['runtimeVersion', '1.7.8', 2],
    ['host.os', 'Windows Server 2022 Datacenter', 2],
  ],
  [
    'a Service',
    'Name:                     web\nNamespace:                default\nLabels:                   <none>\nType:                     NodePort\nSession Affinity:         ClientIP\nExternal Traffic Policy:  Local',
    ['sessionAffinity', 'ClientIP', 5],
    ['externalTrafficPolicy', 'Local', 6],
  ],
  [
    'a RuntimeClass',
    'Name:         a\nLabels:       <none>\nAPI Version:  node.k8s.io/v1\nHandler:      h\nKind:         RuntimeClass\nScheduling:\n  Node Selector:\n    node.kubernetes.io/windows-build:  10.0.17763',
    ['runtimeClass.handler', 'h', 4],
    ['runtimeClass.windowsBuild', '10.0.17763', 8],
  ],
  [
    'what crictl prints in part',
    '{\n  "config": {\n    "containerd": {\n      "defaultRuntimeName": "a",\n      "runtimes": {"a": {}}\n    },\n    "cni": {"confDir": "C:/cni"}\n  }\n}',
    ['containerd.defaultRuntime', 'a', 4],
    ['containerd.cni.confDir', 'C:/cni', 7],
  ],
  [
    'the version of HNS',
    'PS C:\\> (Get-HnsGlobals).Version\n\nMajor Minor\n----- -----\n    9     5',
    ['host.hnsVersion', '9.5', 5],
  ],
  [
    'nssm',
    'PS C:\\> nssm status kubelet\nSERVICE_PAUSED',
    ['kubelet.serviceState', 'SERVICE_PAUSED', 2],
  ],
  [
    'nssm of kube-proxy',
    'PS C:\\> nssm status kube-proxy\nSERVICE_STOPPED',
    ['kubeProxy.serviceState', 'SERVICE_STOPPED', 2],
  ],
  [
    'a service in a list',
    'Name        : kubelet\nDisplayName : kubelet\nStatus      : Stopped',
    ['kubelet.serviceState', 'Stopped', 3],
  ],
  [
    'pools of AKS',
    'Name    OsType    KubernetesVersion    VmSize\n------  --------  -------------------  ------\nlinux   Linux     1.26.6               a\nwin     Windows   1.27.7               b',
    ['kubelet.version', '1.27.7', 4],
  ],
  [
    'clusters of AKS',
    'Name    Location    ResourceGroup    KubernetesVersion    Fqdn\n------  ----------  ---------------  -------------------  ----\na       westeurope  rg               1.27.7               x',
    ['kubernetes.serverVersion', '1.27.7', 3],
  ],
  [
    'a cluster of AKS',
    '$ az aks show -n a\n{\n  "kubernetesVersion": "1.27.7",\n  "agentPoolProfiles": [\n    {\n      "osType": "Windows",\n      "nodeImageVersion": "AKSWindows-2022-containerd-20348.2113.231115"\n    }\n  ]\n}',
    ['kubernetes.serverVersion', '1.27.7', 3],
    ['host.build', '10.0.20348.2113', 7],
  ],
  [
    'a group of EKS',
    'NODEGROUP   IMAGE ID\nwindows-ng  WINDOWS_CORE_2022_x86_64',
    ['windowsRelease', 'ltsc2022', 2],
  ],
  ['kubectl in words', '- kubectl version: 1.25.0', ['kubectl.version', '1.25.0', 1]],
  [
    'a table of words',
    '| Component | Version |\n|---|---|\n| containerd | 1.6.20 |',
    ['runtimeVersion', '1.6.20', 3],
  ],
  [
    'the form of Flannel',
    '* Backend used (e.g. vxlan or udp): vxlan',
    ['networkMode', 'overlay', 1],
  ],
  ['a form of Flannel in short', '* Backend used: host-gw', ['networkMode', 'l2bridge', 1]],
  [
    'a release in brackets',
    '* Operating System and version: Windows (Server Core, version 1909)',
    ['windowsRelease', '1909', 1],
  ],
  ['a plugin with its mode', '* Flannel v0.14.0 with host-gw', ['networkMode', 'l2bridge', 1]],
  ['the address of a node', '* Windows node IP: 192.168.1.20', ['node.ip', '192.168.1.20', 1]],
  [
    'a cluster on which something fails',
    'Pods not working on Kubernetes v1.18',
    ['kubernetesVersion', '1.18', 1],
  ],
  [
    'a cluster in its version',
    'I add a node to the cluster in v1.16.',
    ['kubernetesVersion', '1.16', 1],
  ],
  [
    'a form that asks for the environment',
    '* Environment name and version (e.g. Kubernetes? What version?): EKS 1.24',
    ['kubernetesVersion', '1.24', 1],
  ],
  [
    'kubectl version in short',
    '$ kubectl version\n# 1.24.2\n',
    ['kubernetes.serverVersion', '1.24.2', 2],
  ],
  [
    'an image before the word for it',
    'The acme/agent:windowsservercore-ltsc2019 image starts with docker only.',
    ['image', 'acme/agent:windowsservercore-ltsc2019', 1],
  ],
  [
    'an image behind a lonely colon',
    'pulling this windows image : mcr.microsoft.com/windows/nanoserver:1809 fails',
    ['image', 'mcr.microsoft.com/windows/nanoserver:1809', 1],
  ],
  ['a guide that was followed', 'I followed the Calico for Windows guide.', ['cni', 'calico', 1]],
  [
    'a way to install',
    'This is the installation method for Antrea without OVS.',
    ['cni', 'antrea', 1],
  ],
  [
    'an address of the cluster DNS',
    '- DNS Service VIP: 192.168.0.10',
    ['clusterDNS', '192.168.0.10', 1],
  ],
  [
    'versions of server and client',
    '- Kubernetes version: Server: 1.21 Client: 1.23',
    ['kubernetes.serverVersion', '1.21', 1],
  ],
  [
    'a part of a model',
    '"orchestratorVersion": "1.12.8"\n "count": 3\nThat is what we have.',
    ['kubernetes.serverVersion', '1.12.8', 1],
  ],
  [
    'a plugin that somebody installs',
    'Installing Calico on Windows server with the script breaks the network.',
    ['cni', 'calico', 1],
  ],
  [
    'a runtime in words',
    'The example with containerd as the container runtime on Windows nodes fails.',
    ['containerRuntime', 'containerd', 1],
  ],
  [
    'a load balancer that kube-proxy logs',
    'I1107 06:45:21.073167    3112 hns.go:398] "Created Hns loadbalancer policy resource" loadBalancer={"ID":"0be0","SourceVIP":"10.10.253.194","SchemaVersion":{"Major":2}}',
    ['sourceVip', '10.10.253.194', 1],
  ],
  [
    'settings that felix lists',
    '"LogSeveritySys":"Info", "VXLANVNI":"4096", "XDPEnabled":"true"}',
    ['vni', 4096, 1],
  ],
  [
    'an endpoint as Go spells it out',
    'I0824 13:31:46.684045    4740 proxier.go:1010] Associated endpoints [\n (hcsshim.HNSEndpoint) {\n  VirtualNetworkName: (string) (len=8) "l2bridge",\n',
    ['endpoint.network', 'l2bridge', 3],
  ],
  [
    'a misspelt system',
    'A pool with Windows Service 2019 DataCenter',
    ['windowsRelease', 'ltsc2019', 1],
  ],
  ['the plugin of Azure', 'azure-vnet version: v1.0.25', ['azureCni.version', '1.0.25', 1]],
  ['nodes of one system', '* Kubernetes (windows) v1.20.4', ['kubernetesRelease', '1.20.4', 1]],
  [
    'the control plane behind its system',
    '* Kubernetes (linux) v1.21.4',
    ['controlPlaneVersion', '1.21', 1],
  ],
  [
    'a host of containers',
    'I run 90 containers on my windows server 2019 alone.',
    ['windowsRelease', 'ltsc2019', 1],
  ],
  [
    'a platform by its whole name',
    'Seen in our Azure Kubernetes Service clusters.',
    ['platform', 'aks', 1],
  ],
  ['a platform of mine', 'My AKS runs containerd v 1.6.21.', ['runtimeVersion', '1.6.21', 1]],
  [
    'values of a chart',
    'Set `flannel.vni` to 4096 and `flannel.backendPort` to 4789.',
    ['vxlanPort', 4789, 1],
  ],
  ['a plugin that was used', '**Network plugin used**:\ncalico', ['cni', 'calico', 2]],
  [
    'Docker',
    'Server Version: 19.03.14\nOperating System: Windows Server 2019 Datacenter Version 1809 (OS Build 17763.1577)\nOSType: windows',
    ['host.os', 'Windows Server 2019 Datacenter', 2],
    ['host.windowsVersion', '1809', 2],
  ],
]

describe('the same fact in many outputs', () => {
  test.each(outputs.map(([output, text, ...facts]) => [output, { text, facts }] as const))(
    '%s',
    (_, { text, facts }) => {
      const found = read(text)
      for (const one of facts) expect(found).toContainEqual(one)
    },
  )

  test.each<readonly [string, string, string]>([
    [
      'the tag of an image',
      'image: mcr.microsoft.com/windows/servercore:1809',
      'host.windowsVersion',
    ],
    ['a plan of other software', 'Version 2004 of the chart', 'host.windowsVersion'],
    ['the control plane', 'master node IP: 10.0.0.4', 'node.ip'],
    ['a range', 'node IP range 10.0.0.0/24', 'node.ip'],
    ['what works elsewhere', 'It works fine on Kubernetes v1.18.', 'kubernetesVersion'],
    ['the client alone', '$ kubectl version --client\n# 1.24.2\n', 'kubernetes.serverVersion'],
    ['an image of before', 'We left the old acme/web:ltsc2019 image.', 'image'],
    [
      'a runtime that is meant',
      'We plan to use containerd as the container runtime.',
      'containerRuntime',
    ],
    [
      'a Linux node as kube-state-metrics tells of it',
      'kube_node_info{container_runtime_version="containerd://1.7.2",node="lin1",os_image="Ubuntu 22.04.3 LTS"} 1',
      'containerRuntime',
    ],
    [
      'a probe at the machine itself',
      'Liveness probe failed: dial tcp 127.0.0.1:9808: connect: connection refused',
      'pod.ip',
    ],
    [
      'a package of Linux',
      'Docker version 20.10.7, build 20.10.7-0ubuntu5~20.04.2',
      'containerRuntime',
    ],
    [
      'a release with something else',
      'Windows Server 2019 with Docker Desktop on my laptop',
      'containerRuntime',
    ],
    ['nodes with something else', 'Windows nodes with Docker Desktop', 'containerRuntime'],
    [
      'pools without Windows',
      'Name    OsType    KubernetesVersion\n------  ------\nlinux   Linux     1.26.6',
      'kubelet.version',
    ],
  ])('none of %s', (_, text, name) => expect(read(text).map(([own]) => own)).not.toContain(name))
})

test.each([
  [
    'of a container',
    'kubectl exec -it web -- cmd\nMicrosoft Windows [Version 10.0.17763.5329]\nC:\\>',
  ],
  ['of a pipe that is not there', 'open \\\\.\\pipe\\csi-proxy-smb-v1beta1\nno more'],
])('tells nothing of the host: what is printed %s', (_, text) => {
  const names = read(`${text}\nOn the node: kubelet v1.25.16`).map(([name]) => name)
  expect(names).not.toContain('host.build')
  expect(names).not.toContain('csiProxy.pipe')
})

test('a runtime behind a release of Windows', () =>
  expect(read('kubelet 1.22.4 on Windows Server 2019 with containerd')).toContainEqual([
    'containerRuntime',
    'containerd',
    1,
  ]))
