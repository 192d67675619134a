import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.map(
    ({ name, value }) => `${name} ${String(value)}`,
  )

test.each([
  ['Flannel on our Windows nodes: the VNI has the value 300 in the ConfigMap.', 'vni 300'],
  [
    'The team put the service on top of servercore 1903. Windows nodes, Kubernetes 1.24.',
    'imageRelease 1903',
  ],
  [
    'The Windows boxes got version 1.29.2 of the kubelet, the control plane is 1.27.',
    'kubernetesRelease 1.29.2',
  ],
  ['Our Windows pods use hostNetwork for the agent.', 'workload.hostNetwork true'],
  [
    'kube-proxy on Windows was put into nftables mode, set to nftables mode that is.',
    'kubeProxy.toldMode nftables',
  ],
  ['In AKS the Windows pool with the name winpool17 is refused.', 'pool.name winpool17'],
  ['We updated AKS from 1.31 to 1.32, and the Windows pool is gone.', 'platform aks'],
  ['Windows Server 2022 with calico IPIP in Kubernetes 1.28', 'cni calico'],
  [
    'We configured the kubelet on Windows to use --max-pods=40 and it ends.',
    'kubelet.flag.max-pods 40',
  ],
  [
    'The ranges: pods 10.244.0.0/16, nodes 172.20.5.0/24, services 10.96.0.0/12',
    'managementSubnet 172.20.5.0/24',
  ],
  [
    'Netze: Pods 10.42.0.0/16, Dienste 10.43.0.0/16, Knoten 10.44.0.0/24.',
    'managementSubnet 10.44.0.0/24',
  ],
  ['Kubernetes 1.30, API server VIP is 10.70.0.5:6443.', 'apiServerEndpoint 10.70.0.5:6443'],
  ['Der API-Server ist unter 10.70.0.5:6443 erreichbar.', 'apiServerEndpoint 10.70.0.5:6443'],
  ['master地址 10.70.0.5，apiserver 端口6443', 'apiServerEndpoint 10.70.0.5:6443'],
  [
    'The worker is w25-07 (Windows Server 2025, build 10.0.26100.4349, 10.60.1.47).',
    'node.ip 10.60.1.47',
  ],
  ['- Nodo: win-1, 10.1.5.21, Windows Server 2022 (20348.1970)', 'node.ip 10.1.5.21'],
  [
    'windows节点：Windows Server 2019，内部版本 17763.5458，IP 192.168.10.33',
    'node.ip 192.168.10.33',
  ],
  [
    '[9:42] Kenta\nEKS 1.29、ノードは Windows Server 2022 です。ランタイムは containerd です。',
    'containerRuntime containerd',
  ],
  [
    '[AKS] Windows Server 2022 nodes, k8s 1.29, runtime is containerd',
    'containerRuntime containerd',
  ],
  ['Cluster: k3s? Nein – kubeadm, Windows Server 2022', 'cluster.distribution kubeadm'],
  ['Knotennetz 10.11.0.0/24, Pods 10.244.0.0/16', 'managementSubnet 10.11.0.0/24'],
  ['节点网段 10.11.0.0/24，k8s 1.29', 'managementSubnet 10.11.0.0/24'],
  ['apiserver 是 172.16.8.10:6443', 'apiServerEndpoint 172.16.8.10:6443'],
  ['节点是 Windows Server 2019 (17763.4252)，ip 172.16.8.25，docker', 'node.ip 172.16.8.25'],
  ['・Windows ノード: Windows Server 2022、win-02、10.30.4.12', 'node.ip 10.30.4.12'],
  ['Cluster CIDR is correct as mentioned - 10.244.0.0/16', 'clusterCIDR 10.244.0.0/16'],
  ['Kubernetes v1.20.6, RKE, Windows Server 2019', 'cluster.distribution rke'],
  [
    'Windows Server 2022 (AKSWindows-2022-containerd-20348.3207.250210)',
    'containerRuntime containerd',
  ],
])('%s', (text, expected) => expect(read(text)).toContain(expected))

test.each([
  ['Flannel has VNI 4096 on Windows. In the Linux only cluster it has VNI 1.', /^vni 1$/],
  ['Two nanoserver 2019 nodes and Windows pods', /imageRelease/],
  ['Version 1.29 of the kubelet removed it. Windows nodes run 1.27.', /1\.29/],
  ['Our Windows pods should not use hostNetwork.', /hostNetwork/],
  ['We will upgrade AKS to 1.33, the Windows pool stays.', /kubernetesVersion 1\.33/],
  ['You have to set the kubelet on Windows to use --max-pods=40.', /flag\.max-pods/],
  ['kube-proxy on Windows cannot be set to ipvs mode.', /toldMode/],
  ['- OS (e.g. from /etc/os-release): windows servercore 1709', /imageRelease/],
  ['Cluster: k3s? Nein – kubeadm, Windows Server 2022', /k3s/],
  ['Kubernetes v1.29.4, RKE2, Windows Server 2022', /distribution rke$/],
  ['The node is Ubuntu, 10.1.5.20, with Windows later', /node\.ip/],
  ['- OS: Windows Server 2022', /osName/],
  ['Node: cp-1, 10.1.5.20, Ubuntu 22.04 (Windows later)', /node\.ip/],
  ['Windows pods. Subnets: nodes 10.44.0.0/24', /managementSubnet/],
  ['* Calico dataplane (bpf, iptables, windows etc.) Windows HNS', /modeTold/],
  ['On Windows the kubelet refuses --cgroups-per-qos=true. 1.28', /cgroups/],
])('not of the setup: %s', (text, unwanted) =>
  expect(read(text).filter((one) => unwanted.test(one))).toEqual([]),
)
