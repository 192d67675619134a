import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const valuesOf = (name: string, text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
      (one.decision ?? one.name) === name ? [one.value] : [],
    ),
  ),
]

test.each([
  [
    'It fails on the Windows nodes (containerd 1.7.11). On Linux it works.',
    'runtimeVersion',
    '1.7.11',
  ],
  ['We join a Windows 2022 AMI as agent on AWS.', 'platform', 'aws'],
  ['We run plain EC2 machines with RKE2.', 'platform', 'aws'],
  ['AKS 1.33.5 with Azure CNI Overlay.', 'aks.networkPluginMode', 'overlay'],
  ['AKS 1.33.5. We moved to Azure CNI Overlay in May.', 'aks.networkPluginMode', 'overlay'],
  ['Two Windows nodes, installed with kubeadm at 1.30.4.', 'kubernetesRelease', '1.30.4'],
  ['A cluster on EC2 (kubeadm, not EKS), 1.29.4.', 'cluster.distribution', 'kubeadm'],
  ['The pool went from ltsc2019 to ltsc2022 last week.', 'windowsRelease', 'ltsc2022'],
  ['The image is a/b:ltsc2019 and the host is ltsc2022.', 'windowsRelease', 'ltsc2022'],
  ['containerd went from 1.6.28 to 1.7.25.', 'runtimeVersion', '1.7.25'],
  ['containerd has been bumped to 1.7.22 on Monday.', 'runtimeVersion', '1.7.22'],
  ['Windows nodes with containerd as runtime (1.7.2).', 'runtimeVersion', '1.7.2'],
  ['The docker version on windows is 20.10.21.', 'runtimeVersion', '20.10.21'],
  ['The kubelet’s version is v1.25.6, the master is at v1.27.1.', 'kubernetesVersion', '1.25'],
  ['The pods on the Windows node get addresses in 10.244.3.0/24.', 'podCIDR', '10.244.3.0/24'],
  ['cluster:\n  cni: "cilium"\n', 'network.otherCni', 'cilium'],
  [' * pods 10.8.0.0/14, services 10.12.0.0/20', 'clusterCIDR', '10.8.0.0/14'],
  [
    'Node pools:\n  system    Linux   3 x D4s_v5   1.30.3\n  winpool   Windows 4 x D8s_v5   1.29.7  (Windows2019)',
    'kubernetesRelease',
    '1.29.7',
  ],
  ['Calico 3.24.5，BGP 关闭，VXLAN 模式。', 'networkMode', 'overlay'],
  ['集群是用 kubeadm 装的,版本 v1.23.6。docker 20.10.9。', 'kubernetesRelease', '1.23.6'],
  ['集群是用 kubeadm 装的,版本 v1.23.6,docker 版本 20.10.9。', 'kubernetesRelease', '1.23.6'],
  ['Our 2019 images run on Server 2022 nodes (20348.2655).', 'windowsRevision', 2655],
  ['kube-proxy on the Windows nodes is 1.28.2.', 'kubeProxy.version', '1.28.2'],
  ['Hostname of the node is WINDOWS-WORKER-01 and it fails.', 'nodeName', 'WINDOWS-WORKER-01'],
  [
    "The pause image in containerd's config on Windows is registry.k8s.io/pause:3.1.",
    'pauseImage',
    'registry.k8s.io/pause:3.1',
  ],
  ['Notre cluster de laboratoire est en 1.20.15.', 'kubernetesRelease', '1.20.15'],
  ['Notre cluster en 1.20.15 fonctionne.', 'kubernetesRelease', '1.20.15'],
  ['containerd 上周从 1.6.18 升级到 1.7.0。', 'runtimeVersion', '1.7.0'],
  ['containerd was upgraded last week from 1.6.18 to 1.7.0.', 'runtimeVersion', '1.7.0'],
  ['The cluster runs in our own data centre, Kubernetes 1.30.4.', 'platform', 'on-premises'],
  ['Kubernetes 1.36.0 on our own hardware.', 'platform', 'on-premises'],
  ['Kubernetes 1.27.6 auf eigenen Servern.', 'platform', 'on-premises'],
  ['Kubernetes 1.16.3 dans notre salle machine.', 'platform', 'on-premises'],
  ['自建集群,Kubernetes 1.26.3。', 'platform', 'on-premises'],
  ['Cluster 1.20.15 sur des machines VMware.', 'platform', 'vsphere'],
  ['Le cluster 1.30.4 est sur des machines virtuelles VMware vSphere.', 'platform', 'vsphere'],
  [
    'kube-proxy on Windows: --hostname-override is missing.',
    'flag.leftOut',
    'kube-proxy hostname-override',
  ],
  [
    'Running kubelet --cloud-provider=external --kubeconfig=C:\\k\\config',
    'joinMethod',
    'kubeconfig',
  ],
  ['Tanzu Kubernetes Grid 2.1 on vSphere 7.', 'platform', 'vsphere'],
  ['Rancher 2.8 on vSphere 8.0u2', 'platform', 'vsphere'],
  ['We have a RuntimeClass called windows-2019-hv.', 'runtimeClass.name', 'windows-2019-hv'],
  ['We run our agents in HostProcess containers. Windows Server 2022.', 'isolation', 'hostprocess'],
  ['Calico 3.24.5, BGP disabled, VXLAN mode.', 'networkMode', 'overlay'],
  [
    'Windows 集群，containerd 1.6.15。升级之前是 Docker 20.10.9。',
    'containerRuntime',
    'containerd',
  ],
  [
    'We have containerd v1.6.24. The vendor’s doc (for 2.5) mentions containerd 1.6.28.',
    'runtimeVersion',
    '1.6.24',
  ],
  [
    'Windows pool (Windows2019). Upgrade to 1.30.3 planned on Friday, OS to Windows2022 in Q4.',
    'windowsRelease',
    'ltsc2019',
  ],
  ['Windows-Worker (Server 2022, vorher 20348.2700, jetzt 20348.2762)', 'windowsRevision', 2762],
  [
    'Umgebung: containerd 1.7.21. Unsere Testumgebung (1.31, containerd 2.0) ist nicht betroffen.',
    'runtimeVersion',
    '1.7.21',
  ],
  [
    'We have containerd 1.7.21. Our test cluster (1.31.2, containerd 2.0.1) is not affected.',
    'runtimeVersion',
    '1.7.21',
  ],
  [
    'Nodes are Windows Server 2022. The vendor says they support Windows Server 2025.',
    'windowsRelease',
    'ltsc2022',
  ],
  // A long paragraph with many numbers, above what a log prints.
  [
    `seit dem Einspielen von KB5044281 am 9. Oktober starten auf unseren Windows-Workern (Server 2022) keine Pods mehr. Umgebung: Kubernetes 1.29.8 (kubeadm, CRI: containerd 1.7.21), CNI Flannel v0.25.6 mit Backend host-gw, Windows-Knoten kw-01 bis kw-03 im Netz 10.77.12.0/24, Pods 10.244.0.0/16, Dienste 10.96.0.0/12.\n\nE0101 10:00:00.000000 1 a.go:1] "Failed" err="rpc error: code = Unknown desc = hnsCall failed in Win32: The parameter is incorrect. (0x57)"`,
    'kubernetesRelease',
    '1.29.8',
  ],
  [
    'We run Kubernetes 1.30 on EKS. My colleague runs AKS 1.29 with Calico 3.27 and does not see it.',
    'kubernetesVersion',
    '1.30',
  ],
  [
    'Wir haben RKE2 v1.31.5+rke2r1 mit Calico. Der Kollege meint, in seinem Testcluster (AKS 1.29, Azure CNI) gehe es.',
    'cni',
    'calico',
  ],
  [
    'クラスターは Windows Server 2022 です。別クラスターは Windows Server 2019 です。',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'Bis zum Herbst hatten die Windows-Knoten Windows Server 2019. Seit der Neuinstallation ist Windows Server 2022 installiert.',
    'windowsRelease',
    'ltsc2022',
  ],
  ['Das Dienste-Netz ist 10.43.0.0/16.', 'serviceCIDR', '10.43.0.0/16'],
  ['クラスターDNSは10.96.0.10です。', 'clusterDNS', '10.96.0.10'],
  ['集群 DNS 是 10.96.0.10。', 'clusterDNS', '10.96.0.10'],
  [
    'failed to resolve runtime path: runtime "io.containerd.runhcs.v1" binary not installed',
    'containerRuntime',
    'containerd',
  ],
  [
    'We have Windows Server 2022 nodes. In the AKS docs Windows Server 2025 needs 1.32.',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'We have Windows Server 2022 (20348.2966). Can we put a 2025 node (26100.2605) next to it?',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'On a Windows Server 2019. La doc de Flannel parle de Windows Server 2022 seulement.',
    'windowsRelease',
    'ltsc2019',
  ],
  [
    'Windows ノードは Windows Server 2019、containerd 1.6.33 です。先月まで Docker 20.10.9 を使っていました。',
    'containerRuntime',
    'containerd',
  ],
  [
    'クラスターは Kubernetes v1.29.7 です。\n子会社の AKS 1.30 では問題ありません。',
    'controlPlaneVersion',
    '1.29',
  ],
  [
    'We have Windows Server 2022. See the docs (they use Windows Server 2019 there).',
    'windowsRelease',
    'ltsc2022',
  ],
  ['My colleague runs EKS, we run AKS 1.30.', 'platform', 'aks'],
  ['Each node gets a /24 out of 10.244.0.0/16.', 'clusterCIDR', '10.244.0.0/16'],
  ['Die Knoten liegen in 10.20.30.0/24.', 'managementSubnet', '10.20.30.0/24'],
  ['Les nœuds sont dans 10.20.30.0/24.', 'managementSubnet', '10.20.30.0/24'],
  ['The win node (win-worker-2, 10.1.5.22) never gets Ready.', 'node.ip', '10.1.5.22'],
  ['The Windows box has IP 192.168.10.21.', 'node.ipOfWindows', '192.168.10.21'],
  // What guides, colleagues and templates have stands beside the setup.
  [
    'We followed the guide for Windows nodes (it uses Calico 3.25), ours has Flannel 0.26.1.',
    'flannel.version',
    '0.26.1',
  ],
  [
    'The docs are for Windows Server 2019, we run Windows Server 2022.',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'Un collègue propose Windows Server 2025. Nous avons Windows Server 2022.',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'Customer Nordwerk: their Windows nodes (WS2019) run Docker. The test VM (WS2022) works.',
    'windowsRelease',
    'ltsc2019',
  ],
  [
    'They want to go to containerd 1.7 as 1.24 dropped dockershim. Kubernetes today: 1.23.17.',
    'kubernetesRelease',
    '1.23.17',
  ],
  [
    'CNI は Calico v3.26.1 です。検証環境（1.29、Calico 3.27）では再現しません。',
    'calico.version',
    '3.26.1',
  ],
  ['- kubelet / kube-proxy: v1.33.1, Windows Server 2022', 'kubernetesRelease', '1.33.1'],
  ['Pods are in 10.10.0.0/16 and services in 10.110.0.0/16.', 'serviceCIDR', '10.110.0.0/16'],
  ['Windows nodes. It is on-premises on vSphere 7.', 'platform', 'vsphere'],
  ['Windows Server 2022, aufgesetzt mit kubeadm.', 'cluster.distribution', 'kubeadm'],
  ['- Kubernetes：v1.29.10（控制面 v1.30.6），Windows 节点', 'controlPlaneVersion', '1.30'],
  ['- Kubernetes: v1.29.10 (control plane v1.30.6), Windows', 'kubernetesVersion', '1.29'],
  ['We have a customer with Windows workers, all Server 2022.', 'windowsRelease', 'ltsc2022'],
  ['We run Calico (v3.27.2) on Windows nodes.', 'cniRelease', '3.27.2'],
  ['The same with Calico (`v3.28.1`) on our Windows nodes.', 'cniRelease', '3.28.1'],
  ['Our Calico cluster (operator install, v3.28.2 on kubeadm) is new.', 'cniRelease', '3.28.2'],
  ['Network is Calico (v3.28.2, operator) on Windows nodes.', 'cniRelease', '3.28.2'],
  ['Flannel (vxlan, v0.25.4), Windows nodes.', 'flannel.version', '0.25.4'],
  ['Antrea (Helm, v2.1.0), Windows nodes.', 'cniRelease', '2.1.0'],
  ['Windows OS: Datacenter-Core-1803-with-Containers-smalldisk', 'windowsRelease', '1803'],
  [
    'What is the version of hal.dll?\n10.0.17763.2114 (WinBuild.160101.0800)',
    'host.build',
    '10.0.17763.2114',
  ],
  [
    'We deploy a Windows workload for the `mcr.microsoft.com/dotnet/framework/samples:aspnetapp` image.',
    'image',
    'mcr.microsoft.com/dotnet/framework/samples:aspnetapp',
  ],
  ['RKE2 v1.31.9+rke2r1 with the bundled Calico, Windows agents.', 'cni', 'calico'],
  ['We run our Windows nodes in OpenShift, on bare metal.', 'cluster.distribution', 'openshift'],
  ['Pods fail, and it happens since Kubernetes 1.29.4.', 'kubernetesRelease', '1.29.4'],
  ['Plan for June: Kubernetes 1.29.9 -> 1.30.5.', 'kubelet.targetVersion', '1.30.5'],
  [
    'The RKE2 server v1.30.6+rke2r1 is Ubuntu, the agent v1.29.9+rke2r1 Windows.',
    'kubernetesVersion',
    '1.29',
  ],
  ['Kubernetes is v1.22, and we should move to v1.23.', 'kubelet.targetVersion', '1.23'],
])('%s', (text, name, value) => expect(valuesOf(name, text)).toEqual([value]))

test.each([
  ['We moved the images from ltsc2019 to ltsc2022 on the nodes.', 'windowsRelease'],
  ['We will move the pool from ltsc2019 to ltsc2022.', 'windowsRelease'],
  ['The node went from ltsc2019 to ltsc2022 and was rolled back.', 'windowsRelease'],
  ['The nodes use ltsc2022 for the pods.', 'windowsRelease'],
  ['The host has ltsc2019 base images.', 'windowsRelease'],
  ['containerd should be upgraded to 1.7.22.', 'runtimeVersion'],
  ['containerd will be bumped to 2.0.5 next week.', 'runtimeVersion'],
  ['Pods and services in 10.10.0.0/16 are reached.', 'serviceCIDR'],
  ['The containerd version on the Linux nodes is 1.7.1.', 'runtimeVersion'],
  ['The pods on the Windows node get addresses in 10.244.3.0/24.', 'managementSubnet'],
  ['Tenemos Kubernetes v1.26.15. Antes tenía Docker 20.10.', 'containerRuntime'],
  ['Abbiamo Kubernetes 1.29. Prima avevano Docker 20.10.', 'containerRuntime'],
  ['Nous avons Kubernetes 1.29. Avant, on avait Docker 20.10.', 'containerRuntime'],
  ['Should win-pool get Server 2019? No, the app needs another.', 'windowsRelease'],
  ['windows-exporter   monitoring   3   1.25.1', 'kubernetesVersion'],
  ['Calico is v1.22, and we should move to v1.23.', 'kubelet.targetVersion'],
  ['The probe of host processes works since Kubernetes 1.29.4.', 'kubernetesVersion'],
  ['This is fixed since Kubernetes 1.29.4.', 'kubernetesVersion'],
  ['Windows pools of AKS enabled by Azure Arc, Kubernetes 1.30.4.', 'platform'],
  ['AKS on Azure Stack HCI, Kubernetes 1.26.3, Windows nodes.', 'platform'],
  ['Done in May: Kubernetes 1.29.9 -> 1.30.5.', 'kubelet.targetVersion'],
  ['Can we run Windows nodes in OpenShift?', 'cluster.distribution'],
  ['The base image works on Windows Server 2019 and Windows Server 2022.', 'windowsRelease'],
  ['We run Kubernetes 1.30 on EKS. My colleague runs AKS 1.29 with Calico 3.27.', 'cni'],
  ['We run our app on Amazon EKS. A colleague uses AKS 1.29.', 'platform'],
  ['They want to go to containerd 1.7 as 1.24 dropped dockershim.', 'runtimeVersion'],
  ['They want to go to containerd 1.7 as 1.24 dropped dockershim.', 'kubernetesVersion'],
  [
    'We pulled rancher/hardened-containerd:v2.3.4-k3s1.36-build20260817-amd64.',
    'kubernetesRelease',
  ],
  ['jobs:\n  a:\n    cni: "cilium"\n  b:\n    cni: "cniv2"\n', 'network.otherCni'],
  ['# Choose network plugin (cilium, calico, contiv, weave or flannel)', 'cni'],
  ['Which plugin is it (flannel, calico, or antrea)', 'cni'],
  ['The node was rebuilt (Server 2019 at first, then with another image).', 'windowsRelease'],
  [
    'We followed the guide for Windows nodes (it uses Calico 3.25), ours has Flannel 0.26.1.',
    'cniRelease',
  ],
  ['**October 8, 2024—KB5044281 (OS Build 20348.2762)**', 'windowsRevision'],
  ['Microsoft July 9, 2024 - KB5040437 (OS Build 20348.2582)', 'host.build'],
  ['Calico v3.24.1 (vxlan, HostProcess containers) on Windows Server 2022', 'isolation'],
  ['kube-proxy (HostProcess DaemonSet) on Windows Server 2022', 'isolation'],
  ['集群是用 kubeadm 装的,docker API 版本 1.41。', 'kubernetesVersion'],
  ['We want a RuntimeClass, named after the image.', 'runtimeClass.name'],
  ['On our Windows nodes --hostname-override is missing.', 'flag.leftOut'],
  [
    'Running kubelet --cloud-provider=external --kubeconfig=C:\\var\\lib\\rancher\\rke2\\agent\\kubelet.kubeconfig',
    'joinMethod',
  ],
  ['Should the cluster move to our own hardware? It has 1.30.4.', 'platform'],
  ['The cluster reaches the database of our own data centre.', 'platform'],
  ['containerd should be upgraded next week from 1.6.18 to 1.7.0.', 'runtimeVersion'],
  ['Our old Calico (v3.26.1) is gone.', 'cniRelease'],
  ['Our old Calico (operator, v3.26.1) is gone.', 'cniRelease'],
  ['Calico (operator, k8s 1.30.6) on Windows nodes.', 'cniRelease'],
  ['Should we take Calico (operator, v3.28.2)?', 'cniRelease'],
  [
    'We have no workload for the `mcr.microsoft.com/dotnet/framework/samples:aspnetapp` image.',
    'image',
  ],
])('nothing from: %s', (text, name) => expect(valuesOf(name, text)).toEqual([]))

test.each([
  [
    'The container fails on Windows Server 2019 and Windows Server 2022 nodes.',
    'windowsRelease',
    ['ltsc2019', 'ltsc2022'],
  ],
  [
    'The nodes are 10.0.17763.1697 and 10.0.17763.1757.',
    'host.build',
    ['10.0.17763.1697', '10.0.17763.1757'],
  ],
  ['Nodes are 10.0.17763.1697 and 10.0.17763.1757 images fail.', 'host.build', ['10.0.17763.1697']],
])('both from: %s', (text, name, values) => expect(valuesOf(name, text)).toEqual(values))

test.each([
  [
    'Das Image basiert auf servercore:ltsc2019 und die Knoten laufen unter Windows Server 2022.',
    'windowsRelease',
    'ltsc2022',
  ],
  [
    'Notre image est basée sur servercore:ltsc2019 et les nœuds sont sous Windows Server 2022.',
    'windowsRelease',
    'ltsc2022',
  ],
  ['Der Service-Bereich ist aber 10.96.0.0/16.', 'serviceCIDR', '10.96.0.0/16'],
  ['The net-conf of Flannel has Backend type vxlan.', 'cni', 'flannel'],
  [
    'On AKS 1.29 we created a node pool named windowspool1 with OS type Windows.',
    'pool.name',
    'windowspool1',
  ],
])('what else a sentence tells: %s', (text, name, value) => {
  expect(valuesOf(name, text)).toContain(value)
})

test.each([
  ['kube-proxy is missing --hostname-override on our Windows nodes.', 'nodeName'],
  ['kube-proxy is lacking --source-vip on Windows.', 'sourceVip'],
  ['kubelet 缺少 --cgroups-per-qos=false，启动就退出。', 'kubelet.flag.cgroups-per-qos'],
  ['kubelet に --cgroups-per-qos=false が設定されていない。', 'kubelet.flag.cgroups-per-qos'],
  [
    'Windows 节点上的 kubelet 1.21 没有加 --cgroups-per-qos=false，启动就退出。系统是 Windows Server 2019。',
    'kubelet.flag.cgroups-per-qos',
  ],
  [
    'containerd on Windows had sandbox_image = "k8s.gcr.io/pause:3.1" in its config until we changed it to 3.9.',
    'containerd.sandboxImage',
  ],
  [
    'sandbox_image = "k8s.gcr.io/pause:3.1" was in config.toml on Windows until last week.',
    'containerd.sandboxImage',
  ],
  [
    'Until Monday config.toml had sandbox_image = "k8s.gcr.io/pause:3.1"; now it is another.',
    'containerd.sandboxImage',
  ],
])('what is missing, or was, is no value: %s', (text, name) => {
  expect(valuesOf(name, text)).toEqual([])
})

test.each([
  'The config.toml of containerd has sandbox_image = "k8s.gcr.io/pause:3.1" on Windows. We changed nothing before.',
  'sandbox_image is k8s.gcr.io/pause:3.1 on Windows since we moved from Docker.',
])('a pause image of today: %s', (text) => {
  expect(valuesOf('containerd.sandboxImage', text)).toEqual(['k8s.gcr.io/pause:3.1'])
})

test.each([
  ['The Jenkins agents are EC2 machines.', 'platform'],
  ['Do you support EC2 machines?', 'platform'],
  ['We never run EC2 machines.', 'platform'],
  ['Would it run as a worker on AWS?', 'platform'],
  ['It could join as agent on AWS.', 'platform'],
  ['Another team joins theirs as agent on AWS.', 'platform'],
  ['We use Azure machine pools.', 'platform'],
  ['AKS 1.33.5. Should we move to Azure CNI Overlay?', 'aks.networkPluginMode'],
  ['AKS 1.33.5. We plan to move to Azure CNI Overlay.', 'aks.networkPluginMode'],
  ['AKS 1.33.5 with Azure CNI, not Azure CNI Overlay.', 'aks.networkPluginMode'],
  ['AKS 1.33.5 with Azure CNI; Azure CNI Overlay is not used.', 'aks.networkPluginMode'],
  ['Is it kubeadm, not EKS?', 'cluster.distribution'],
])('“%s” tells nothing of %s', (text, name) => expect(valuesOf(name, text)).toEqual([]))

test('the version of an installation is not that after an upgrade', () =>
  expect(
    valuesOf(
      'kubernetesRelease',
      'It was installed with kubeadm at 1.30.4 and upgraded to 1.31.2.',
    ),
  ).not.toContain('1.30.4'))
