import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'
import { testImporter } from '../testing/test-importer.ts'
import { prose } from './prose.ts'

testImporter(prose, [
  {
    name: 'a version and nothing else',
    text: 'k8s 1.16.4',
    reads: [['kubernetesVersion', '1.16', 1]],
  },
  {
    name: 'a build as an item of a list',
    text: 'k8s v1.21.0, 10.0.17763.1697, docker 19.3.14\n- 10.0.20348.1129\n',
    reads: [
      ['host.build', '10.0.17763.1697', 1],
      ['host.build', '10.0.20348.1129', 2],
    ],
  },
  {
    name: 'a build by its word as an item of a list, behind the name of who speaks',
    text: 'Server 2019\n[10:15] Ines: build 10.0.17763.4851, Mirantis runtime 20.10.9, as on the other node',
    reads: [
      ['host.build', '10.0.17763.4851', 2],
      ['runtime', 'docker 20.10.9', 2],
    ],
  },
  {
    name: 'the build of an image',
    text: 'Our image: build 10.0.17763.100, and that is all.',
    reads: [],
    never: ['host.build'],
  },
  {
    name: 'the image of a workload',
    text: 'Windows Server 2019\nImage of the first workload: mcr.microsoft.com/windows/nanoserver:1809',
    reads: [['image', 'mcr.microsoft.com/windows/nanoserver:1809', 2]],
  },
  {
    name: 'the image of a former workload',
    text: 'Windows Server 2019\nImage of the old workload: mcr.microsoft.com/windows/nanoserver:1809',
    reads: [],
    never: ['image'],
  },
  {
    name: 'the range of Linux nodes beside a hybrid overlay',
    text: 'clusterNetwork is 10.128.0.0/14, and Windows nodes have the hybrid overlay.',
    reads: [['network.clusterCidr', '10.128.0.0/14', 1]],
    never: ['clusterCIDR'],
  },
  ...[
    'When I built the custom image, I was using Windows Server 2022, and the container and the nodes are Windows Server 2019.',
    'Our build server runs Windows Server 2022. The nodes are Windows Server 2019.',
    'We built the Docker image on Windows Server 2022 and the node has Windows Server 2019.',
  ].map((text) => ({
    name: `where an image is built, beside the nodes: ${text.slice(0, 20)}`,
    text,
    reads: [['windowsRelease', 'ltsc2019', 1] as const],
  })),
  ...[
    'We build the image on the node, which is Windows Server 2019.',
    'Building the image works, and the nodes are Windows Server 2019.',
    'The build pods run on Windows Server 2019 nodes.',
    'The containers and the nodes are Windows Server 2019.',
  ].map((text) => ({
    name: `a node, and something built: ${text.slice(0, 20)}`,
    text,
    reads: [['windowsRelease', 'ltsc2019', 1] as const],
  })),
  ...[
    ['Windows Server 2019, container runtime: docker. The kubelet does not start.', 'docker'],
    ['Container runtime: `containerd`, network: flannel', 'containerd'],
    ['We have 2 Windows Server 2019 VMs as worker nodes (docker).', 'docker'],
    ['The Linux nodes (docker) work, the Windows nodes (containerd) do not.', 'containerd'],
  ].map(([text = '', runtime]) => ({
    name: `a runtime without its version: ${text.slice(0, 30)}`,
    text,
    reads: [['containerRuntime', runtime, 1] as const],
  })),
  {
    name: 'a runtime that is asked about',
    text: 'Container runtime: docker, or containerd?',
    reads: [],
    never: ['containerRuntime'],
  },
  {
    name: 'a machine that builds, and no node',
    text: 'The build machine is Windows Server 2022.',
    reads: [],
    never: ['windowsRelease', 'host.os'],
  },
  {
    name: 'machines on which a pipeline builds, which are no nodes',
    text: 'Our pipeline builds it so:\n  vmImage: windows-2022\n  runs-on: windows-2019\n    os: [ubuntu-22.04, windows-2025]',
    reads: [],
    never: ['host.os', 'windowsRelease'],
  },
  {
    name: 'the system of a node as kubectl calls it, and an image',
    text: 'os image - Windows Server 2019 Datacenter\nThe image is Windows Server 2022.',
    reads: [['host.os', 'Windows Server 2019 Datacenter', 1]],
  },
  {
    name: 'an empty range before another setting',
    text: 'of the node: "PodCidr": "", "VnetCidr": "10.240.0.0/12"',
    reads: [],
    never: ['clusterCIDR'],
  },
  {
    name: 'a version in quotes, as files of variables have it',
    text: 'containerd_version: "1.6.15"\ncalico_version: "3.25.0"\n',
    reads: [['runtimeVersion', '1.6.15', 1]],
  },
  {
    name: 'a release of containerd that something was removed in',
    text: 'The archives were deprecated and will be removed in containerd 2.0, as said.',
    reads: [],
    never: ['runtimeVersion', 'containerRuntime'],
  },
  {
    name: 'what nodes and the control plane have, each by its name',
    text: 'The node win-1 joins as v1.29.2 and our control plane is on v1.30.1.\nWorkers: 1.29.4, API server 1.30.',
    reads: [
      ['kubernetesRelease', '1.29.2', 1],
      ['kubernetes.serverVersion', '1.30.1', 1],
      ['kubernetesRelease', '1.29.4', 2],
      ['kubernetes.serverVersion', '1.30', 2],
    ],
  },
  {
    name: 'what nodes do not have, or not yet, and sizes',
    text: 'Linux nodes are on 1.27.3. The nodes run Antrea 1.15. Nodes will be on 1.31 next year. Nodes have 1.28 GB free. Nodes on 1.24 or later need it.',
    reads: [],
    never: ['kubernetesRelease', 'kubernetesVersion'],
  },
  {
    name: 'what a component answers',
    text: 'kubelet --version says Kubernetes v1.27.3',
    reads: [['kubernetesRelease', '1.27.3', 1]],
    never: ['kubernetes.serverVersion'],
  },
  {
    name: 'builds behind short names of their systems',
    text: 'Nodes: WS2019 (10.0.17763.5122), win-2 10.0.20348.2113',
    reads: [
      ['host.build', '10.0.17763.5122', 1],
      ['host.build', '10.0.20348.2113', 1],
    ],
  },
  {
    name: 'the release and the mode of a plugin in one clause',
    text: 'flannel is v0.19 with vxlan (VNI 1).',
    reads: [
      ['flannel.version', '0.19', 1],
      ['networkMode', 'overlay', 1],
    ],
  },
  {
    name: 'the release of the agent of Flannel',
    text: 'We installed flanneld.exe 0.24.2 there.',
    reads: [['flannel.version', '0.24.2', 1]],
  },
  {
    name: 'the range behind a plugin, which is no release',
    text: 'Pods of flannel: 10.244.0.0/16',
    reads: [['clusterCIDR', '10.244.0.0/16', 1]],
    never: ['flannel.version', 'network.cni'],
  },
  {
    name: 'the sandbox image of containerd in a sentence',
    text: 'containerd: sandbox_image is k8s.gcr.io/pause:3.2, and pods hang.',
    reads: [['containerd.sandboxImage', 'k8s.gcr.io/pause:3.2', 1]],
  },
  {
    name: 'the path of a service in a sentence',
    text: String.raw`In the registry of the node: ImagePath = "C:\k\kubelet.exe" --windows-service --network-plugin=cni`,
    reads: [['kubelet.flag.network-plugin', 'cni', 1]],
  },
  {
    name: 'a component with its arguments in a sentence',
    text: String.raw`The service runs C:\k\kubelet.exe --hostname-override=win1 --v=4. It stops.`,
    reads: [['nodeName', 'win1', 1]],
  },
  {
    name: 'the version in a sentence of its own, where the line speaks of nodes',
    text: 'Windows节点加不进集群，kubelet起不来。版本 v1.28.2\n\nUnser Knoten startet nicht. Version 1.27.4 ist drauf.',
    reads: [
      ['kubernetes.serverVersion', '1.28.2', 1],
      ['kubernetes.serverVersion', '1.27.4', 3],
    ],
  },
  {
    name: 'the version of something else in a sentence of its own',
    text: 'Our cluster has istio. Version 1.20.3 of it.\nNodes run containerd. Version 1.7.2.',
    reads: [],
    never: ['kubernetes.serverVersion'],
  },
  {
    name: 'a mode in brackets',
    text: 'Networks made with the scripts of Microsoft (l2bridge), no flannel.',
    reads: [['networkMode', 'l2bridge', 1]],
  },
  {
    name: 'an upgrade with something in brackets',
    text: 'We upgraded the Windows workers (Calico VXLAN) to v1.25.16.',
    reads: [['kubernetesRelease', '1.25.16', 1]],
  },
  {
    name: 'a server of some office, and one that only stands nearby',
    text: 'File server 192.168.40.5 in the office LAN is not reachable.\nOur host is 192.168.40.6 and the old cluster is unreachable.',
    reads: [['connection.failed', '192.168.40.5', 1]],
  },
  {
    name: 'the range of nodes behind what they are',
    text: 'Our nodes, Linux and Windows, are in 192.168.10.0/24.',
    reads: [['managementSubnet', '192.168.10.0/24', 1]],
  },
  {
    name: 'what does not answer, and what a log says of another',
    text: 'Our database 10.1.2.3 (on premises) times out, from Windows pods alone.\nHere dial tcp 10.1.2.4:443 times out.',
    reads: [['connection.failed', '10.1.2.3', 1]],
  },
  {
    name: 'what pods do not reach, at the end of a sentence',
    text: 'Pods see the internet, but not our server 10.1.2.3.\nThey cannot reach 10.1.2.4.',
    reads: [
      ['connection.failed', '10.1.2.4', 2],
      ['connection.failed', '10.1.2.3', 1],
    ],
  },
  {
    name: 'the hypervisor of those who run it themselves',
    text: 'On-premises cluster, all machines are VMs in vSphere 7.',
    reads: [['platform', 'vsphere', 1]],
  },
  {
    name: 'a cloud at the head of a list',
    text: 'EC2, kubeadm 1.23.6, flannel host-gw, Windows Server 2019',
    reads: [['platform', 'aws', 1]],
  },
  {
    name: 'a plugin for Linux alone in a sentence',
    text: 'Our cluster uses Cilium, and now we add a Windows Server 2022 node.',
    reads: [['network.otherCni', 'cilium', 1]],
  },
  {
    name: 'a plugin for Linux that nobody uses, or only for policies',
    text: 'We do not use Cilium.\nWe use Cilium for network policies.',
    reads: [],
    never: ['network.otherCni'],
  },
  {
    name: 'a version with the system behind it, and no word before',
    text: 'The service has no rules. 1.14.2, Windows Server 2019, flannel vxlan.',
    reads: [['kubernetesRelease', '1.14.2', 1]],
  },
  {
    name: 'the version of a runtime with the system behind it',
    text: 'We have nodes with containerd 1.27.3, Windows Server 2019.',
    reads: [],
    never: ['kubernetesRelease'],
  },
  {
    name: 'an upgrade with an arrow',
    text: 'Upgrade 1.27.10 -> 1.31.2 (kubeadm), containerd 1.7.22 as before.',
    reads: [['kubernetesRelease', '1.31.2', 1]],
  },
  {
    name: 'an upgrade of something else with an arrow',
    text: 'Upgrade containerd 1.26.10 -> 1.27.2 on the nodes',
    reads: [],
    never: ['kubernetesRelease'],
  },
  {
    name: 'the ranges in few words',
    text: 'flannel vxlan, services 10.96.0.0/12, pods 10.244.0.0/16.',
    reads: [
      ['serviceCIDR', '10.96.0.0/12', 1],
      ['clusterCIDR', '10.244.0.0/16', 1],
    ],
  },
  {
    name: 'what pods do with a range',
    text: 'From Windows pods 10.0.0.0/8 is not reached.',
    reads: [],
    never: ['clusterCIDR'],
  },
  {
    name: 'address spaces that a command gives to a network',
    text: 'az network vnet create -g a -n b --address-prefixes 10.1.0.0/16 10.2.0.0/16 --subnet-name c --subnet-prefix 10.1.0.0/20',
    reads: [['virtualNetworks', ['10.1.0.0/16', '10.2.0.0/16'], 1]],
  },
  {
    name: 'one version of several programs of a node',
    text: 'Control planes are on 1.28.9. On the new machine kubelet and kubeadm are 1.30.1, with containerd 1.7.16.',
    reads: [['kubernetesRelease', '1.30.1', 1]],
  },
  {
    name: 'a kubelet in German',
    text: 'Der Cluster hat 1.28.9, der kubelet ist 1.29.4.',
    reads: [['kubernetesRelease', '1.29.4', 1]],
  },
  {
    name: 'the tool of a form that asks for the type of the cluster',
    text: 'Kubernetes version: v1.23.14\nCluster Type : RKE1 Custom, 1 Control, 1 Windows worker',
    reads: [['cluster.distribution', 'rke', 2]],
  },
  {
    name: 'a policy that an option is made for',
    text: 'We create a Service with externalTrafficPolicy: Cluster. The flag is only needed for externalTrafficPolicy: Local.',
    reads: [['service.externalTrafficPolicy', 'Cluster', 1]],
  },
  {
    name: 'networks that are no decision, and tools that make clusters',
    text: 'We use Cilium as CNI in a Talos Linux cluster.',
    reads: [
      ['network.otherCni', 'cilium', 1],
      ['cluster.distribution', 'talos', 1],
    ],
  },
  {
    name: 'images of two pools, and the release that somebody goes to',
    text: 'AKSWindows-2022-containerd-20348.1970.230914 and AKSWindows-2019-containerd-17763.4851.230914\nThen we moved the k8s version to v1.27.3.',
    reads: [
      ['windowsRelease', 'ltsc2022', 1],
      ['windowsRelease', 'ltsc2019', 1],
      ['kubernetes.serverVersion', '1.27.3', 2],
    ],
  },
  {
    name: 'a device, server or pod that is not ready, none of which is the node',
    text: 'hcsshim::PrepareLayer - failed failed in Win32: The device is not ready. (0x15)\nWaiting to retrieve agent configuration; server is not ready: x\nMy pods are not ready.',
    reads: [],
  },
  {
    name: 'the runtime of Mirantis, the version of a node, and the one that a script prints',
    text: 'We run MCR version 23.0.7.\nNode version: v1.28.4-eks-8cb36c9\nkubeproxy version Kubernetes v1.28.2',
    reads: [
      ['containerRuntime', 'docker', 1],
      ['runtimeVersion', '23.0.7', 1],
      ['kubernetesRelease', '1.28.4', 2],
      ['kubeProxy.version', '1.28.2', 3],
    ],
  },
  {
    name: 'answers to the questions of a template, and a plugin behind its name',
    text: '- Kubernetes version: (use `kubectl version`): `1.30`\n- Docker version (use `docker version`):\n\n```\n20.10.9\n```\nWe use Antrea as CNI, with k0s: v1.30.4',
    reads: [
      ['kubernetes.serverVersion', '1.30', 1],
      ['containerRuntime', 'docker', 2],
      ['runtimeVersion', '20.10.9', 5],
      ['cni', 'antrea', 7],
      ['kubernetes.serverVersion', '1.30.4', 7],
    ],
  },
  {
    name: 'the version of Node.js',
    text: 'Node version: v18.12.1 from MCR, on Windows Server 2022',
    reads: [['windowsRelease', 'ltsc2022', 1]],
    never: ['kubelet.version', 'containerRuntime'],
  },
  {
    name: 'what the log of Windows says of a service',
    text: '7036 Information      The kube-proxy service entered the stopped state.',
    reads: [['kubeProxy.serviceState', 'stopped', 1]],
  },
  {
    name: 'a mode behind a slash, the address of DNS, and an image of Azure',
    text: 'We use flannel/host-gw.\nDnsServiceIP: 10.43.0.10\nWindows OS SKU: 2019-Datacenter-Core-with-Containers',
    reads: [
      ['networkMode', 'l2bridge', 1],
      ['clusterDNS', '10.43.0.10', 2],
      ['windowsRelease', 'ltsc2019', 3],
    ],
  },
  {
    name: 'a template that asks for all versions',
    text: '- Kubernetes version (use `kubectl version`). If your components differ, tell the versions for all of them: v1.27.4',
    reads: [['kubernetes.serverVersion', '1.27.4', 1]],
  },
  {
    name: 'the lines of nodeInfo of a Windows node',
    text: '  kernelVersion: 10.0.20348.1668\n    kubeletVersion: v1.26.3\n  operatingSystem: windows',
    reads: [
      ['windowsRelease', 'ltsc2022', 1],
      ['kubelet.version', '1.26.3', 2],
    ],
  },
  {
    name: 'the lines of nodeInfo of a Linux node',
    text: '  kernelVersion: 5.15.0-1034\n    kubeletVersion: v1.26.3\n  operatingSystem: linux',
    reads: [],
    never: ['kubelet.version'],
  },
  {
    name: 'flags in a sentence',
    text: 'We run 1.21.5 with flannel. kube-proxy flags: `--enable-dsr=true`, `--feature-gates=WinOverlay=true`.',
    reads: [
      ['directServerReturn', true, 1],
      ['featureGates', ['WinOverlay=true'], 1],
    ],
  },
  {
    name: 'one line of crictl info',
    text: '    "sandboxImage": "registry.k8s.io/pause:3.7",',
    reads: [['containerd.sandboxImage', 'registry.k8s.io/pause:3.7', 1]],
  },
  {
    name: 'the pause image, as people put it',
    text: 'Windows Server 2022, containerd 1.6.8, pause image: registry.k8s.io/pause:3.5',
    reads: [['pauseImage', 'registry.k8s.io/pause:3.5', 1]],
  },
  {
    name: 'a version that kubectl tells of itself on Windows',
    text: '- Kubernetes version: {Major:"1", Minor:"20", GitVersion:"v1.20.4", Platform:"windows/amd64"}',
    reads: [['kubectl.version', '1.20.4', 1]],
    never: ['kubernetes.serverVersion', 'controlPlaneVersion'],
  },
  {
    name: 'no place where nodes run: a service of Windows',
    text: 'Hyper-V Virtual Machine Management service status: Running, with containerd 1.6.8',
    reads: [['runtimeVersion', '1.6.8', 1]],
    never: ['platform'],
  },
  {
    name: 'where nodes run',
    text: 'We have a kubeadm cluster; its Windows nodes are VMs on VMware vSphere.',
    reads: [
      ['platform', 'vsphere', 1],
      ['cluster.distribution', 'kubeadm', 1],
    ],
  },
  {
    name: 'a version in front of the cluster, and the one of an upgrade',
    text: 'Windows pods of our 1.26.4 cluster do not start.\nNext, I upgraded the test cluster to 1.27.9 as well.',
    reads: [
      ['kubernetes.serverVersion', '1.26.4', 1],
      ['kubernetes.serverVersion', '1.27.9', 2],
    ],
  },
  {
    name: 'the version that a pool was taken to',
    text: 'After we took the Windows pool from 1.26 to 1.28 the kubelet stops.\nThe workers went from containerd 1.6 to 1.7 before.',
    reads: [['kubernetesVersion', '1.28', 1]],
    never: ['kubernetesRelease'],
  },
  {
    name: 'the version that one node jumped to',
    text: 'We jumped a Windows worker from 1.22 to 1.31 in one go.',
    reads: [['kubernetesVersion', '1.31', 1]],
  },
  {
    name: 'the version that a node was upgraded to',
    text: 'We upgraded win-node-3 from v1.33.4 to v1.34.1 (new kubelet.exe). Since then it is NotReady.',
    reads: [['kubernetesVersion', '1.34', 1]],
    never: ['controlPlaneVersion'],
  },
  {
    name: 'the version that nodes were upgraded to, without the one before',
    text: 'After upgrading our Windows nodes to 1.30 the pods do not start.\nSince the upgrade of the worker pool to v1.29.4 DNS fails.',
    reads: [
      ['kubernetesVersion', '1.30', 1],
      ['kubernetesRelease', '1.29.4', 2],
    ],
  },
  {
    name: 'versions from which on something is there, and a range of them',
    text: 'Windows Server 2025 is supported starting in Kubernetes version 1.32.\nThe list is for AKS 1.31.x through AKS 1.34.x.',
    reads: [],
    never: ['kubernetes.serverVersion', 'kubernetesVersion'],
  },
  {
    name: 'the policies for a plugin, which are of another one',
    text: 'AKS, Windows Server 2022\n- CNI: Azure CNI\n- Network policy for CNI: Calico',
    reads: [['cni', 'azure-vnet', 2]],
  },
  {
    name: 'a range below the words that name it',
    text: 'Our pods have 10.244.0.0/16, and the service range of the cluster is\n10.96.0.0/12 in all of them.\nPod 网段 10.244.0.0/16，Service 网段\n10.97.0.0/16',
    reads: [
      ['serviceCIDR', '10.96.0.0/12', 2],
      ['serviceCIDR', '10.97.0.0/16', 4],
    ],
  },
  {
    name: 'names of ranges in columns',
    text: 'The ranges of both:\nService CIDR   Pod CIDR\n10.244.0.0/16  10.96.0.0/12',
    reads: [],
    never: ['serviceCIDR'],
  },
  {
    name: 'an upgrade that is planned, or of another component',
    text: 'We want to upgrade the Windows nodes to 1.31.\nUpgraded containerd on the nodes to 1.7.2.',
    reads: [],
    never: ['kubernetesVersion'],
  },
  {
    name: 'the runtime by its program',
    text: 'containerd.exe 1.7.15 on Windows Server 2022',
    reads: [['runtimeVersion', '1.7.15', 1]],
  },
  {
    name: 'the kubelet of the control plane, and that of a node',
    text: 'Control plane: kubeadm and kubelet 1.30.6.\nThe Windows node has kubelet 1.28.2.',
    reads: [
      ['controlPlaneVersion', '1.30', 1],
      ['kubernetesVersion', '1.28', 2],
    ],
  },
  {
    name: 'the revision of a package',
    text: 'kubelet 1.31.4-1.1 from apt, before that kubelet 1.23.6-00.',
    reads: [
      ['kubernetesRelease', '1.31.4', 1],
      ['kubernetesRelease', '1.23.6', 1],
    ],
  },
  {
    name: 'the upgrade of another component',
    text: 'Upgraded Antrea on the node from v1.14.0 to v1.15.1 last week.',
    reads: [],
    never: ['kubernetesVersion'],
  },
  {
    name: 'what a release of a platform no longer takes',
    text: 'Error 400: images based on Docker are not taken in GKE v1.24+ clusters.',
    reads: [],
    never: ['kubernetes.serverVersion', 'kubernetesVersion'],
  },
  {
    name: 'a network that pods of the plugin do not reach, which is none of the virtual network',
    text: 'azure-vnet pods cannot reach 10.50.0.0/16\nThe vnet does not reach onprem 10.60.0.0/16',
    reads: [],
    never: ['virtualNetworks', 'network.vnetCidr'],
  },
  {
    name: 'the platform among what a line lists behind the version',
    text: 'Kubernetes 1.30, EKS, one Windows node group.',
    reads: [['platform', 'eks', 1]],
  },
  {
    name: 'the answers of a template of EKS',
    text: `- EKS Platform version (use aws eks describe-cluster --name <name> --query cluster.platformVersion): "eks.4"
- Kubernetes version (use aws eks describe-cluster --name <name> --query cluster.version): "1.17"`,
    reads: [
      ['platform', 'eks', 1],
      ['kubernetes.serverVersion', '1.17', 2],
    ],
  },
  {
    name: 'plugins that a template offers',
    text: '- Container Network Setup (flannel, calico, etc.): Azure CNI',
    reads: [['cni', 'azure-vnet', 1]],
  },
  {
    name: 'a system at the end of a sentence',
    text: 'Both nodes have Server 2019. The rest is Ubuntu.',
    reads: [['windowsRelease', 'ltsc2019', 1]],
  },
  {
    name: 'an image and its host in one sentence',
    text: 'The image is mcr.microsoft.com/windows/servercore:ltsc2019, the node Windows Server 2022 (10.0.20348.1787).',
    reads: [
      ['image', 'mcr.microsoft.com/windows/servercore:ltsc2019', 1],
      ['host.build', '10.0.20348.1787', 1],
    ],
  },
  {
    name: 'an image and its host in two sentences of a line',
    text: 'Nodes: Windows Server 2022, containerd 1.7.2. Image mcr.microsoft.com/windows/servercore:ltsc2019.',
    reads: [
      ['windowsRelease', 'ltsc2022', 1],
      ['image', 'mcr.microsoft.com/windows/servercore:ltsc2019', 1],
    ],
  },
  {
    name: 'an image on its host',
    text: 'We run mcr.microsoft.com/windows/nanoserver:1809 on Windows Server 2022 (10.0.20348.1787), process isolation.',
    reads: [
      ['image', 'mcr.microsoft.com/windows/nanoserver:1809', 1],
      ['host.build', '10.0.20348.1787', 1],
    ],
  },
  {
    name: 'the host before another image',
    text: 'It fails on our node (Windows Server 2019, 10.0.17763.2114) but mcr.microsoft.com/windows/servercore:ltsc2019 works.',
    reads: [['host.build', '10.0.17763.2114', 1]],
    never: ['image'],
  },
  {
    name: 'what an image is made of',
    text: 'Our nanoserver image is based on Windows Server 2019. windows/servercore 10.0.17763.1217 was built yesterday.',
    reads: [],
    never: ['windowsRelease', 'host.build'],
  },
  {
    name: 'images that kubectl starts, and one behind an option with a quoted value',
    text: `We ran kubectl run web --restart=Never --image=mcr.microsoft.com/windows/nanoserver:ltsc2022 --rm
and docker run --security-opt "credentialspec=file://a.json" -it mcr.microsoft.com/windows/servercore:ltsc2022 cmd`,
    reads: [
      ['image', 'mcr.microsoft.com/windows/nanoserver:ltsc2022', 1],
      ['image', 'mcr.microsoft.com/windows/servercore:ltsc2022', 2],
    ],
  },
  {
    name: 'what works elsewhere',
    text: 'The same pod is working on Windows Server 2019, and it worked with containerd 1.6.',
    reads: [],
    never: ['windowsRelease', 'runtime'],
  },
  {
    name: 'what somebody works on',
    text: 'I am working on Windows Server 2019 (Server Core 1809).',
    reads: [['windowsRelease', 'ltsc2019', 1]],
  },
  {
    name: 'images that are started by hand or built on',
    text: `docker run --rm -it mcr.microsoft.com/windows/nanoserver:1903 cmd
FROM mcr.microsoft.com/windows/servercore:10.0.17763.1040
The same with the image: microsoft/iis:latest, and with docker pull docker.io/library/nginx:1.25`,
    reads: [
      ['image', 'mcr.microsoft.com/windows/nanoserver:1903', 1],
      ['image', 'mcr.microsoft.com/windows/servercore:10.0.17763.1040', 2],
      ['image', 'microsoft/iis:latest', 3],
    ],
  },
  {
    name: 'the version of the control plane',
    text: 'Our Kubernetes is 1.22 on the control plane, and we run flannel.',
    reads: [['controlPlaneVersion', '1.22', 1]],
    never: ['kubernetesVersion'],
  },
  {
    name: 'what programs said of themselves, on one line with their names',
    text: 'kubelet --version: Kubernetes v1.29.4, and kube-proxy.exe v1.28.9 beside it',
    reads: [
      ['kubernetesRelease', '1.29.4', 1],
      ['kubeProxy.version', '1.28.9', 1],
    ],
  },
  {
    name: 'no platform that documentation is about, or that is planned',
    text: `On AKS the docs want another plugin; our Windows node is a machine in the rack.
I have AKS on my list for next year.`,
    reads: [],
    never: ['platform'],
  },
  {
    name: 'no image that is gone, or that documentation shows',
    text: `We deleted the mcr.microsoft.com/windows/servercore:ltsc2022 image from the registry,
and the docs show the mcr.microsoft.com/windows/nanoserver:ltsc2022 image.`,
    reads: [],
    never: ['imageRelease'],
  },
  {
    name: 'no runtime of nodes that are gone',
    text: 'Windows nodes with docker are gone since 2022.',
    reads: [],
    never: ['containerRuntime'],
  },
  {
    name: 'no plugin whose documentation was followed for a test',
    text: 'We followed the Calico docs for a test and gave up; the cluster has flannel as CNI.',
    reads: [['cni', 'flannel', 1]],
  },
  {
    name: 'no page file of Linux, or of images',
    text: 'On Linux the page file is off. We read that one has no page file in nano images.',
    reads: [],
    never: ['host.pagefile'],
  },
  {
    name: 'a managed platform by its pools',
    text: 'We upgraded our AKS Windows nodepool to Kubernetes 1.33 and it fails.',
    reads: [['platform', 'aks', 1]],
  },
  {
    name: 'to what kube-proxy was upgraded, apart from its nodes',
    text: 'We upgraded the kube-proxy DaemonSet for Windows to v1.33.1; nodes are v1.31 and the API server is 1.32.',
    reads: [
      ['kubeProxy.version', '1.33.1', 1],
      ['controlPlaneVersion', '1.32', 1],
    ],
  },
  {
    name: 'answers to the questions of templates',
    text: `- Antrea version (Docker image tag): v1.13.1
- Kubernetes version [1.29.4]
- Container runtime: which runtime are you using? docker`,
    reads: [
      ['cni', 'antrea', 1],
      ['antrea.version', '1.13.1', 1],
      ['kubernetes.serverVersion', '1.29.4', 2],
      ['containerRuntime', 'docker', 3],
    ],
  },
  {
    name: 'the answers to the form of containerd and of Windows containers',
    text: `### What version of containerd are you using?

1.7.2

 - Container engine: containerd
 - Container Engine version: 1.6.8`,
    reads: [
      ['containerRuntime', 'containerd', 1],
      ['runtimeVersion', '1.7.2', 3],
      ['runtimeVersion', '1.6.8', 6],
    ],
  },
  {
    name: 'a host by the number of its release, beside an image of the same',
    text: 'It fails with an 1803 image, on an 1803 node.',
    reads: [['windowsRelease', '1803', 1]],
    never: ['imageRelease'],
  },
  {
    name: 'a release behind the name of its field',
    text: '- Windows Server version: 1809\n- CNI: flannel\nNetwork provider - flannel\nFlannel backend - vxlan',
    reads: [
      ['windowsRelease', 'ltsc2019', 1],
      ['networkMode', 'overlay', 4],
    ],
  },
  {
    name: 'a platform below its heading',
    text: '### Cloud provider\n\n<details>\nAzure (our own machines)\n</details>',
    reads: [['platform', 'azure', 4]],
  },
  {
    name: 'a platform by its label',
    text: '**Cloud provider**: EKS\n- Hypervisor: Hyper-V',
    reads: [['platform', 'eks', 1]],
  },
  {
    name: 'machines of a cloud, of which something is said that does not work',
    text: 'DNS does not resolve in pods on our AWS VMs',
    reads: [['platform', 'aws', 1]],
  },
  {
    name: 'other places, and products with the name of one',
    text: 'It works fine on AKS. We use Hyper-V isolation and EKS Anywhere, deployed with aks-engine; Azure CNI.',
    reads: [],
    never: ['platform'],
  },
  {
    name: 'services of a platform that no node runs on',
    text: 'No pod of the cluster needs access to the EC2 instance metadata service.',
    reads: [],
    never: ['platform'],
  },
  {
    name: 'a list of versions',
    text: 'Kubernetes Ver: 1.14.8\nKubernetes Node OS Ver: Windows Server Datacenter 10.0.17763.504 (1809)\nContainer Base Image: windowsservercore-1709',
    reads: [
      ['kubernetesRelease', '1.14.8', 1],
      ['kubernetes.serverVersion', '1.14.8', 1],
      ['windowsRelease', 'ltsc2019', 2],
      ['windowsRevision', 504, 2],
    ],
    never: ['imageRelease'],
  },
  {
    name: 'a sentence with the setup',
    text: 'Windows Server 2019 (Build 17763), Kubernetes 1.24.0, flannel v0.17.0. It fails.',
    reads: [
      ['windowsRelease', 'ltsc2019', 1],
      ['kubernetesVersion', '1.24', 1],
      ['cni', 'flannel', 1],
    ],
  },
  {
    name: 'an enumeration',
    text: 'The pod hangs. kubeadm 1.18, docker, flannel overlay (vxlan0).',
    reads: [
      ['kubernetesVersion', '1.18', 1],
      ['containerRuntime', 'docker', 1],
      ['cni', 'flannel', 1],
      ['networkMode', 'overlay', 1],
    ],
  },
  {
    name: 'a text in another language',
    text: '你好，我们的节点 Kubernetes 1.29.4 无法启动',
    reads: [['kubernetesRelease', '1.29.4', 1]],
  },
  {
    name: 'a node that never becomes ready',
    text: 'Our Windows nodes never become ready.',
    reads: [['node.status', 'NotReady', 1]],
  },
  {
    name: 'a pod that never gets ready',
    text: 'The pod never gets ready on that host.',
    reads: [],
    never: ['node.status'],
  },
  {
    name: 'what releases of Kubernetes brought or dropped',
    text: [
      'Kubernetes 1.17 automatically adds a new label to nodes.',
      'With Kubernetes 1.29 the sidecar containers became beta.',
      'Kubernetes 1.22 stops serving extensions/v1beta1 Ingress.',
      'The release notes of Kubernetes 1.31 say that the gate was dropped.',
      'In Kubernetes 1.35 the flag --pod-infra-container-image is gone.',
      'Kubernetes 1.34 has a new default for the pause image.',
    ].join('\n'),
    reads: [],
    never: ['controlPlaneVersion', 'kubernetesVersion', 'kubernetes.serverVersion'],
  },
  {
    name: 'talk about versions, which tells of no cluster',
    text: 'I read that Kubernetes 1.24 removed dockershim, and that since Kubernetes 1.20 it warns. An image for build 10.0.20348 exists.',
    reads: [],
    never: ['kubernetesVersion', 'windowsRelease'],
  },
  {
    name: 'the manifest of an image, of which lines were picked',
    text: 'What the registry has:\n      "os.version": "10.0.17763.5206"\n',
    reads: [],
    never: ['host.build', 'windowsRelease'],
  },
  {
    name: 'the versions of files in an event about a crash',
    text: 'Faulting application name: lsass.exe, version: 10.0.17763.1, Faulting module name: ntdll.dll, version: 10.0.17763.831',
    reads: [],
    never: ['host.build', 'windowsRelease', 'windowsRevision'],
  },
  {
    name: 'what something needs, and when a feature came',
    text: 'HostProcess went beta in Kubernetes v1.23 and stable in Kubernetes v1.26. It needs Kubernetes 1.23+ or containerd 1.6+. DSR works as of Kubernetes 1.18.\nKubernetes 1.22 or later is required.',
    reads: [],
    never: ['kubernetesVersion', 'runtimeVersion', 'containerRuntime'],
  },
  {
    name: 'a mode that nobody uses, and the overlay of a bridge',
    text: 'We use Calico with BGP and no overlay network. We don’t use an overlay network.',
    reads: [],
    never: ['networkMode'],
  },
  {
    name: 'a plugin whose overlay is a bridge',
    text: 'CNI: Azure CNI, overlay mode',
    reads: [['cni', 'azure-vnet', 1]],
    never: ['networkMode'],
  },
  {
    name: 'a plugin without the space in its name',
    text: 'Windows Server 2019 (build number 17763) with AKS 1.18.10, AzureCNI.',
    reads: [
      ['cni', 'azure-vnet', 1],
      ['host.build', '10.0.17763', 1],
    ],
  },
  {
    name: 'a plugin in a list',
    text: 'AKS 1.24, Azure-CNI, Windows Server 2019',
    reads: [['cni', 'azure-vnet', 1]],
  },
  {
    name: 'a plugin that a cluster would need',
    text: 'Windows agent pools can only be added to AKS clusters using Azure-CNI.',
    reads: [['platform', 'aks', 1]],
    never: ['cni'],
  },
  {
    name: 'a template of a bug report',
    text: `- **Kubernetes Version**: \`v1.25.7\`
- Windows Host - WS2022
- CNI - Calico
- Network plugin and version (if this is a network-related bug): flannel
| Containerd version | 1.7.0 |`,
    reads: [
      ['kubernetesRelease', '1.25.7', 1],
      ['windowsRelease', 'ltsc2022', 2],
      ['cni', 'calico', 3],
      ['cni', 'flannel', 4],
    ],
  },
  {
    name: 'short names of the host',
    text: 'node: win 1809, docker 19.03\nServer 2019 (17763.1339) with SQL Server 2022',
    reads: [
      ['windowsRelease', 'ltsc2019', 1],
      ['windowsRelease', 'ltsc2019', 2],
      ['windowsRevision', 1339, 2],
    ],
  },
  {
    name: 'a plugin with its release and mode',
    text: 'k8s 1.23.6, calico 3.24.1 vxlan\nflannel v0.21.5',
    reads: [
      ['cni', 'calico', 1],
      ['cniRelease', '3.24.1', 1],
      ['networkMode', 'overlay', 1],
      ['flannel.version', '0.21.5', 2],
    ],
  },
  {
    name: 'a managed platform',
    text: 'EKS 1.21, self managed nodes (Windows_Server-2019-English-Core-EKS_Optimized-1.21)',
    reads: [
      ['platform', 'eks', 1],
      ['windowsRelease', 'ltsc2019', 1],
    ],
  },
  {
    name: 'the release of an image and not of a host',
    text: 'The image is built for Windows Server 2019\nwe run the ltsc2022 image; a Server 2022 image starts\nthe images are on Server 2025-preview',
    reads: [],
    never: ['windowsRelease'],
  },
  {
    name: 'the host by its version alone',
    text: 'Our Windows nodes are 1809, the image is 1909',
    reads: [
      ['windowsRelease', 'ltsc2019', 1],
      ['imageRelease', '1909', 1],
    ],
  },
  {
    name: 'variables of an environment, each at its value',
    text: 'What env prints:\nCALICO_NETWORKING_BACKEND=vxlan\n  K8S_SERVICE_CIDR: 10.96.0.0/12\nOTHER_NAME=10.1.2.3',
    reads: [
      ['networkMode', 'overlay', 2],
      ['serviceCIDR', '10.96.0.0/12', 3],
    ],
  },
])

test.each(['foo: bar\nsettings:\n  replicas: 3', '{\n  "foo": "bar",\n  "a": [\n    1\n  ]\n}'])(
  'data without a known key says that nothing checks it',
  (text) => {
    expect(readFiles([{ name: 'a.txt', text }]).unread).toMatchObject([
      { line: 1, reason: expect.stringMatching(/nothing checks it/) },
    ])
  },
)

test.each([
  '2101 Nov 22 09:10  Error       rke2   10 kubelet exited: exit status 1, {...}\n2100 Nov 22 09:09  Error       rke2   10 {Failed to start, ...}',
  '{Failed to start, ...}\n{kubelet, 1, 0, Restart the service}',
])('events that a console cut are no data: %s', (text) => {
  expect(readFiles([{ name: 'a.txt', text }]).unread).toEqual([])
})

test('an image that a kubelet pulls is named, and decides nothing', () => {
  const text =
    'Normal   Pulling  20s  kubelet  Pulling image "docker.io/example/agent:1.9.5"\nWarning  Failed  9s  kubelet  Failed to pull image "mcr.microsoft.com/windows/servercore:ltsc2022": not found'
  const { documents } = readFiles([{ name: 'events.txt', text }])
  const images = documents
    .flatMap(({ reading }) => reading.observations ?? [])
    .filter(({ name }) => name === 'image')
  expect(images.map(({ raw, line, decision }) => [raw, line, decision])).toEqual([
    ['docker.io/example/agent:1.9.5', 1, null],
    ['mcr.microsoft.com/windows/servercore:ltsc2022', 2, null],
  ])
})

test('an image that the command of an output starts', () => {
  const text =
    'PS C:\\> ctr.exe image pull mcr.microsoft.com/windows/nanoserver:1909\nmcr.microsoft.com/windows/nanoserver:1909: resolved'
  const { documents } = readFiles([{ name: 'pull.txt', text }])
  const found = documents
    .flatMap(({ reading }) => reading.observations ?? [])
    .find(({ name }) => name === 'image')
  expect(found).toMatchObject({ raw: 'mcr.microsoft.com/windows/nanoserver:1909', line: 1 })
})

test('what a range of versions says is no version', () => {
  const text = 'Guide 1.11 is for Kubernetes v1.29-v1.32, guide 1.10 for Kubernetes 1.28 - 1.31.'
  const { documents } = readFiles([{ name: 'a.md', text }])
  expect(documents.flatMap(({ reading }) => reading.observations ?? [])).toEqual([])
})

test('the overlay of Antrea is no mode of HNS', () => {
  const text = 'Antrea gives the pods an overlay network.'
  const { documents } = readFiles([{ name: 'a.md', text }])
  const found = documents.flatMap(({ reading }) => reading.observations ?? [])
  expect(found.filter(({ decision }) => decision === 'networkMode')).toEqual([])
})
