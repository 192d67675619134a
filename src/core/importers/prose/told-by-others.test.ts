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
  // What a tool shows is so.
  ['According to kubectl the API server is at 1.29.4.', 'controlPlaneVersion', ['1.29']],
  ['Laut kubectl ist der Server auf 1.29.4.', 'controlPlaneVersion', ['1.29']],
  ['Selon kubectl, Kubernetes 1.29.4 est installé.', 'controlPlaneVersion', ['1.29']],
  ['According to the portal we run AKS 1.29.4 with Windows nodes.', 'platform', ['aks']],
  ['According to the docs the API server is at 1.29.4.', 'controlPlaneVersion', []],
  [
    'Laut Hersteller ist Kubernetes 1.29.4 unterstützt. Wir haben Kubernetes 1.28.3.',
    'controlPlaneVersion',
    ['1.28'],
  ],
  // A machine has a version as a node has one.
  ['1.30.8 on the masters, the Windows box still has 1.29.14.', 'kubernetesVersion', ['1.29']],
  ['1.30.8 on the masters, the Windows box still has 1.29.14.', 'controlPlaneVersion', ['1.30']],
  ['The Windows box has 1.29 seconds of lag.', 'kubernetesVersion', []],
  // What made the cluster, as items and labels have it.
  ['We run RKE2, v1.30.4, with Windows.', 'cluster.distribution', ['rke2']],
  ['Distribución: Rancher (RKE2)', 'cluster.distribution', ['rke2']],
  ['- Quay: kubeadm, Kubernetes 1.30.8, Calico 3.28.2', 'cluster.distribution', ['kubeadm']],
  ['We tried kubeadm, Kubernetes 1.30.8 is fine.', 'cluster.distribution', []],
  ['- Cluster : AKS, version 1.29.7, région France Central', 'platform', ['aks']],
  // Items between a cluster and its number.
  [
    'The cluster is on VMware, kubeadm, v1.28.12, Flannel, containerd was bumped from 1.6.28 to 1.7.19.',
    'kubernetesVersion',
    ['1.28'],
  ],
  ['我们的集群是 1.32。Windows 节点。', 'controlPlaneVersion', ['1.32']],
  ['另一个集群是 1.32。Windows 节点。', 'controlPlaneVersion', []],
  ['集群的 1.30 升级计划在下个月。Windows 节点。', 'controlPlaneVersion', []],
  ['The cluster is version 1.29, v1.29.6 to be exact.', 'kubernetesRelease', ['1.29.6']],
  ['The cluster was made with kubeadm and it is version 1.29.6.', 'kubernetesRelease', ['1.29.6']],
  ['The cluster is built on Istio and it is version 1.19.3.', 'kubernetesRelease', []],
  // What comes later is not there.
  [
    'Workers: Windows Server 2022.\n- Windows Server 2025 not before Q4.',
    'windowsRelease',
    ['ltsc2022'],
  ],
  [
    'Wir haben Windows Server 2019. Windows Server 2022 erst im Herbst.',
    'windowsRelease',
    ['ltsc2019'],
  ],
  // Plugins and runtimes, and their releases in a clause of their own.
  ['Not Calico but Flannel is what we use.', 'cni', ['flannel']],
  ['What we use is Calico.', 'cni', ['calico']],
  ['For the network he used Flannel, the release is 0.25.1.', 'flannel.version', ['0.25.1']],
  ['For the network policies he used Calico. CNI is Flannel.', 'cni', ['flannel']],
  ['We have Calico, the release of the OS is 1.7.', 'calico.version', []],
  ['Our Antrea cluster (v1.11.1, k8s 1.26.1) has one.', 'antrea.version', ['1.11.1']],
  ['Our Calico cluster (v1.29.3, two nodes) has one.', 'calico.version', []],
  ['Calico for Windows (zip v3.26.4), mode BGP', 'calico.version', ['3.26.4']],
  ['Calico for Windows (see v3.26.4 of the docs)', 'calico.version', []],
  ['containerd is the one that comes with RKE2 (1.7.22).', 'runtimeVersion', ['1.7.22']],
  ['containerd is the one that comes with RKE2 (1.7.22).', 'controlPlaneVersion', []],
  ['RKE2 (1.29.6) on Windows nodes.', 'controlPlaneVersion', ['1.29']],
  [
    'runtime : containerd, celui fourni avec RKE2 (1.7.21-k3s2). Nœuds Windows.',
    'runtimeVersion',
    ['1.7.21-k3s2'],
  ],
  // What stands at the end of a sentence ends with it.
  [
    'It is RKE2, version v1.29.9+rke2r1. The rest is fine on Windows.',
    'kubernetes.serverVersion',
    ['1.29.9+rke2r1'],
  ],
  // Fields of a form.
  [
    'Version vorher: 1.28.9\nVersion nachher: 1.29.10\nWindows-Knoten: 6 Stück',
    'kubernetesRelease',
    ['1.29.10'],
  ],
  ['Istio-Version vorher: 1.18.9\nIstio-Version nachher: 1.19.10', 'kubernetesRelease', []],
  [
    'Windows-Knoten: 6 Stück, Windows Server 2022, Build 20348.2762\nContainer-Laufzeit: containerd 1.7.22 (vorher 1.6.33)',
    'windowsRevision',
    [2762],
  ],
  // Machines, and ranges.
  ['Betrieb: eigenes Rechenzentrum, VMs unter vSphere 7. Windows-Knoten.', 'platform', ['vsphere']],
  ['Les VMs sont sauvegardées sur Azure. Nœuds Windows.', 'platform', []],
  ['The cluster writes logs to Elastic on AWS. Windows nodes.', 'platform', []],
  ['"south": kubeadm on vSphere 8, Kubernetes 1.31.3', 'cluster.distribution', ['kubeadm']],
  ['网络用的是 Flannel 0.25.6，后端 host-gw。', 'networkMode', ['l2bridge']],
  ['节点 k8s-win02（10.12.8.42）的 kubelet 日志里一直报错。', 'nodeName', ['k8s-win02']],
  ['节点 k8s-win02（10.12.8.42）的 kubelet 日志里一直报错。', 'node.ip', ['10.12.8.42']],
  ['节点 worker-1（10.12.8.42）是 Linux 节点。', 'nodeName', []],
  [
    'The Windows machine is a Server 2022 (Datacenter), name WINKUBE03, IP 10.30.7.43.',
    'nodeName',
    ['WINKUBE03'],
  ],
  ['pods in south: 10.128.0.0/14, services 10.96.0.0/12', 'clusterCIDR', ['10.128.0.0/14']],
  ['部署在 VMware 虚拟机上，Windows 节点。', 'platform', ['vsphere']],
  ['・プラットフォーム：オンプレミス（Hyper-V 上の仮想マシン）', 'platform', ['hyper-v']],
  ['・プラットフォーム：オンプレミス（自社データセンター）', 'platform', ['on-premises']],
  ['CIDR de pods: 10.42.0.0/16\nCIDR de servicios: 10.43.0.0/16', 'clusterCIDR', ['10.42.0.0/16']],
])('%s: %s', (text, name, values) => expect(valuesOf(name, text)).toEqual(values))
