import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(
    ({ reading }) => reading.observations ?? [],
  )

test.each<[string, string, string, unknown, number]>([
  [
    'an address behind a table in a cell',
    `Get-HNSNetwork | ft Name,Type,Subnets,ManagementIP

Name   Type    Subnets                                  ManagementIP
----   ----    -------                                  ------------
vxlan0 overlay {@{AddressPrefix=10.244.3.0/24; A=10.0}} 192.168.10.21`,
    'hns.network.managementIP',
    '192.168.10.21',
    5,
  ],
  [
    'a table of endpoints',
    'Get-HnsEndpoint | select IPAddress, GatewayAddress\n\nIPAddress   GatewayAddress\n---------   --------------\n10.244.2.17 10.244.2.1',
    'endpoint.gateway',
    '10.244.2.1',
    5,
  ],
  [
    'a page file whose size stands at the right',
    'Get-CimInstance Win32_PageFileUsage | select Name, AllocatedBaseSize\n\nName            AllocatedBaseSize\n----            -----------------\nC:\\pagefile.sys              4096',
    'host.pagefileMB',
    '4096',
    5,
  ],
  [
    'a state without a prompt',
    'nssm status kubelet\nSERVICE_PAUSED',
    'kubelet.serviceState',
    'SERVICE_PAUSED',
    2,
  ],
  [
    'a version of Windows in a table',
    'Get-ComputerInfo | select WindowsProductName, WindowsVersion, OsBuildNumber\n\nWindowsProductName           WindowsVersion OsBuildNumber\n------------------           -------------- -------------\nWindows Server 2019 Standard 1809           17763',
    'host.windowsVersion',
    '1809',
    5,
  ],
  [
    'a version of Windows as a list',
    'Get-ComputerInfo\n\nWindowsVersion : 2009\nOsName : Windows',
    'none',
    undefined,
    0,
  ],
  [
    'arguments of the control plane of a dump',
    'kubectl cluster-info dump | grep cidr\n                "--cluster-cidr=10.32.0.0/12",',
    'clusterCIDR',
    '10.32.0.0/12',
    2,
  ],
  [
    'ranges in German',
    'Das Pod-Netz ist 192.168.0.0/16, Service-Netz 10.96.0.0/12.',
    'serviceCIDR',
    '10.96.0.0/12',
    1,
  ],
  [
    'ranges in Chinese',
    '集群版本 v1.23.6，Pod网段 10.244.0.0/16，Service 网段 10.96.0.0/12',
    'clusterCIDR',
    '10.244.0.0/16',
    1,
  ],
  [
    'a variable of Ansible',
    'pod_network_cidr: 10.244.0.0/16\ncni_plugin: flannel',
    'clusterCIDR',
    '10.244.0.0/16',
    1,
  ],
  [
    'a plugin of Ansible',
    'pod_network_cidr: 10.244.0.0/16\ncni_plugin: flannel',
    'cni',
    'flannel',
    2,
  ],
  ['a release of Ansible', 'containerd_version: "1.7.9"', 'runtime', 'containerd 1.7.9', 1],
  [
    'a DNS Service in a list',
    'Service CIDR: 10.96.0.0/12, DNS 10.96.0.10',
    'clusterDNS',
    '10.96.0.10',
    1,
  ],
  [
    'a DNS server of hosts in a list',
    'Service CIDR: 10.96.0.0/12, DNS 192.168.1.1',
    'clusterDNS',
    undefined,
    0,
  ],
  [
    'a pipe in a file of the kubelet',
    'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncontainerRuntimeEndpoint: npipe:////./pipe/containerd-containerd',
    'runtime.endpoint',
    'npipe:////./pipe/containerd-containerd',
    3,
  ],
  [
    'a pipe in crictl.yaml',
    'runtime-endpoint: npipe:////./pipe/containerd-containerd',
    'runtime.endpoint',
    'npipe:////./pipe/containerd-containerd',
    1,
  ],
  [
    'a pipe in an error',
    'validate service connection: CRI v1 runtime API is not implemented for endpoint "npipe:////./pipe/docker"',
    'runtime.endpoint',
    'npipe:////./pipe/docker',
    1,
  ],
  [
    'a pipe that kubeadm is told',
    'kubeadm join 10.0.0.1:6443 --token a.b --cri-socket "npipe:////./pipe/containerd-containerd"',
    'runtime.endpoint',
    'npipe:////./pipe/containerd-containerd',
    1,
  ],
  [
    'the configuration that containerd logs',
    'level=info msg="Start cri plugin with config {A:{Snapshotter:windows} SandboxImage:registry.k8s.io/pause:3.9 NetworkPluginConfDir:C:\\\\k\\\\cni\\\\config}"',
    'containerd.cni.confDir',
    'C:\\k\\cni\\config',
    1,
  ],
  [
    'taints as Go prints them',
    'kubectl get nodes -o custom-columns=NAME:.metadata.name,OS:.status.nodeInfo.osImage,TAINTS:.spec.taints\nNAME   OS                              TAINTS\nwin1   Windows Server 2022 Datacenter  [map[effect:NoSchedule key:os value:windows]]',
    'node.taint',
    'os=windows:NoSchedule',
    3,
  ],
  [
    'a taint that is set',
    '$ kubectl taint nodes win1 os=windows:NoSchedule\nnode/win1 tainted',
    'node.taint',
    'os=windows:NoSchedule',
    1,
  ],
  [
    'a taint that is taken away',
    '$ kubectl taint nodes win1 os=windows:NoSchedule-\nnode/win1 untainted',
    'node.taint',
    undefined,
    0,
  ],
  [
    'an annotation that is set',
    'kubectl annotate pod web experimental.windows.kubernetes.io/isolation-type=hyperv',
    'workload.isolationAnnotation',
    'hyperv',
    1,
  ],
  [
    'a release that is fetched at a prompt',
    'PS C:\\> curl.exe -LO https://dl.k8s.io/v1.29.3/kubernetes-node-windows-amd64.tar.gz\n  % Total',
    'kubernetesRelease',
    '1.29.3',
    1,
  ],
  [
    'a variable at a prompt',
    'PS C:\\> $env:KUBE_NETWORK = "cbr0"\n',
    'kubeProxy.env.KUBE_NETWORK',
    'cbr0',
    1,
  ],
  [
    'a node cut down to its labels',
    'apiVersion: v1\nkind: Node\nmetadata:\n  name: w\n  labels:\n    kubernetes.io/os: windows\n  annotations:\n    flannel.alpha.coreos.com/backend-type: vxlan',
    'networkMode',
    'overlay',
    8,
  ],
  [
    'the address of a pod in its status',
    'apiVersion: v1\nkind: Pod\nmetadata:\n  name: w\nspec:\n  containers: []\nstatus:\n  podIP: 10.244.4.4',
    'pod.ip',
    '10.244.4.4',
    8,
  ],
  [
    'a network that az prints alone',
    '{\n  "networkPlugin": "azure",\n  "podCidr": "10.244.0.0/16",\n  "serviceCidr": "10.0.0.0/16"\n}',
    'cni',
    'azure-vnet',
    2,
  ],
  [
    'a range of eksctl',
    "apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: w, version: '1.27'}\nkubernetesNetworkConfig:\n  serviceIPv4CIDR: 172.20.0.0/16\nnodeGroups:\n- name: win\n  amiFamily: WindowsServer2022CoreContainer",
    'serviceCIDR',
    '172.20.0.0/16',
    5,
  ],
  [
    'a version of a node in brackets',
    'Node: win-3 (v1.29.4 / containerd 1.7.15)',
    'kubernetesRelease',
    '1.29.4',
    1,
  ],
  ['blanks before a colon', 'Kubelet         : v1.27.6', 'kubernetesRelease', '1.27.6', 1],
  [
    'a name of Windows without its first word',
    '* Windows: Server 2022 Datacenter 21H2, OS build 20348.1726',
    'host.windowsVersion',
    '21H2',
    1,
  ],
  [
    'the answer to a template',
    '- Network plugin and version (if this is a network-related bug): azure',
    'cni',
    'azure-vnet',
    1,
  ],
  [
    'a port of OpenShift in words',
    'OVN hybrid overlay port 9898 on Windows Server 2019',
    'network.vxlanPort',
    '9898',
    1,
  ],
])('%s', (_, text, name, value, line) => {
  const found = read(text).filter((one) => one.name === name)
  expect(found.map((one) => [one.value, one.line])[0]).toEqual(
    value === undefined ? undefined : [value, line],
  )
})

test.each([
  [
    'a number of a network is no address of a node',
    'Get-HnsNetwork | select Name, Type, Version\n\nName Type    Version\n---- ----    -------\ncbr0 Overlay 55834574851',
    'nodeIP',
  ],
  [
    'the quote around a script is no part of its last flag',
    "Add-Content kubelet.ps1 '\nC:\\k\\kubelet.exe --cluster-dns=10.0.0.10'\n",
    "10.0.0.10'",
  ],
])('%s', (_, text, unwanted) => {
  const found = read(text).flatMap(({ name, value }) => [name, value])
  expect(found).not.toContain(unwanted)
})
