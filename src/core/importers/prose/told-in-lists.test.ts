import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const valuesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.map(
    ({ decision, name, value }) => `${decision ?? name} ${String(value)}`,
  )

test.each([
  ['Windows nodes with Antrea version (image tag) v.1.13.2', 'cniRelease 1.13.2'],
  [
    '| API server | k8s.shop.example:6443 |\n| Windows nodes | 3 |',
    'apiServerEndpoint k8s.shop.example:6443',
  ],
  ['Windows-Knoten mit OVN-Kubernetes mit Hybrid-Overlay', 'cni ovn-kubernetes'],
  ['Der VXLAN-Port für das Hybrid-Overlay: 9899', 'network.vxlanPort 9899'],
  ['hybridClusterNetwork 10.140.0.0/14 für die Windows-Knoten', 'clusterCIDR 10.140.0.0/14'],
  ['Tout va bien. Pods en 10.64.0.0/14, services en 10.72.0.0/16.', 'clusterCIDR 10.64.0.0/14'],
  ['Tout va bien. Pods en 10.64.0.0/14, services en 10.72.0.0/16.', 'serviceCIDR 10.72.0.0/16'],
  ['Windows ノード\n・サービス CIDR：10.72.0.0/16', 'serviceCIDR 10.72.0.0/16'],
  ['服务网段是 10.72.0.0/16，Windows 节点两台', 'serviceCIDR 10.72.0.0/16'],
  ['Das Servicenetz ist 10.72.0.0/16, CoreDNS lauscht auf 10.72.0.10.', 'clusterDNS 10.72.0.10'],
  ['A rede de serviços é 10.72.0.0/16; o DNS é 10.72.0.10.', 'clusterDNS 10.72.0.10'],
  ['Services get 10.72.0.0/16, and CoreDNS sits on 10.72.0.10.', 'clusterDNS 10.72.0.10'],
  ['1.31 on the control plane, Windows kubelets still 1.29.4.', 'controlPlaneVersion 1.31'],
  ['1.31 on the control plane, Windows kubelets still 1.29.4.', 'kubernetesRelease 1.29.4'],
  ['The Windows runtime is containerd, 1.7.19.', 'runtimeVersion 1.7.19'],
  ['Windows node\nDocker version: Dokcer EE 19.03.14', 'runtimeVersion 19.03.14'],
  ['We have 3 windows nodes - 1909 version - in the cluster', 'windowsRelease 1909'],
  ['Windows version: 1.0.20348, Kubernetes v1.29', 'windowsRelease ltsc2022'],
  ['Kubernetes 1.31.2, Windows Server 2022, Prozessisolation', 'isolation process'],
  ['Kubernetes 1.31.2, Windows Server 2022, isolation par processus', 'isolation process'],
  [
    'Kubernetes 1.30.3, CNI Calico v3.28.1 instalado con el operador, en modo BGP, nodos Windows',
    'networkMode l2bridge',
  ],
  ['Calico 3.29.1, using operator and BGP config, on Windows Server 2022', 'networkMode l2bridge'],
  ['EKS 上で Windows ノードを利用しています。', 'platform eks'],
  ['Temos um cluster AKS na versão 1.31.3 com nós Windows.', 'platform aks'],
  ['Temos um cluster AKS na versão 1.31.3 com nós Windows.', 'kubernetesRelease 1.31.3'],
  ['geplant ist OpenShift 4.17 auf vSphere, zwei Windows-Worker', 'platform vsphere'],
  ['pod iis-1 does not have label vpc.amazonaws.com/PrivateIPv4Address', 'platform eks'],
  ['EKS Windows nodes with containerd 1.7.14 and the VPC CNI', 'cni vpc-bridge'],
  ['1.31 on the control plane, kubelets 1.29.4, all Windows.', 'kubernetesRelease 1.29.4'],
  ['Runtime is containerd, 1.7.20 on our Windows nodes.', 'runtimeVersion 1.7.20'],
  ['AKS 1.31.1, network plugin azure, mode overlay, Windows2022 pool', 'cni azure-vnet'],
  ['Kubernetes 1.29 の Windows ノード、CNI は Flannel の host-gw です。', 'networkMode l2bridge'],
  ['trois agents Windows Server 2022 (build 20348.2849) sur vSphere 8.', 'platform vsphere'],
  ['集群是 kubeadm 部署的 v1.28.9，两台 Windows Server 2022 工作节点', 'kubernetesRelease 1.28.9'],
  ['| Platform | Amazon EKS |\n| Version | 1.31 |\n| Windows | 2019 |', 'kubernetesVersion 1.31'],
  ['OpenShift 4.16.8 (Kubernetes 1.29) on vSphere, Windows nodes', 'platform vsphere'],
  ['Kubernetes 1.23 on WS2019, and we use l2bridge with the SDN scripts.', 'networkMode l2bridge'],
])('%j tells %s', (text, told) => {
  expect(valuesIn(text)).toContain(told)
})

test.each([
  ['Services get 10.72.0.0/16, and DNS goes to 192.168.1.53.', 'clusterDNS 192.168.1.53'],
  ['Services get 10.72.0.0/16; DNS lookups of 10.72.3.4 fail.', 'clusterDNS 10.72.3.4'],
  [
    'Services are 10.72.0.0/16 here and services are 10.80.0.0/16 there, CoreDNS sits on 10.80.0.10.',
    'clusterDNS 10.80.0.10',
  ],
  [
    'We do not want 1.31 on the control plane yet; Windows kubelets are 1.29.4.',
    'controlPlaneVersion 1.31',
  ],
  [
    'On Linux the runtime is containerd, 1.7.19. Windows nodes have none yet.',
    'runtimeVersion 1.7.19',
  ],
  ['We do not use Prozessisolation, Kubernetes 1.31.2, Windows Server 2022', 'isolation process'],
  [
    'Kubernetes 1.31 on Windows Server 2022. Pods in 10.64.0.0/14 reach the internet.',
    'clusterCIDR 10.64.0.0/14',
  ],
  [
    'Kubernetes 1.31, Windows Server 2022, containerd no está instalado',
    'containerRuntime containerd',
  ],
  ['Windows version: 1.0.4711, Kubernetes v1.29', 'windowsRelease ltsc2022'],
  [
    'Runtime is containerd, 1.7.20 on Linux nodes, and the Windows nodes are new.',
    'runtimeVersion 1.7.20',
  ],
  [
    'The docs say that an AKS cluster has this; ours is on kubeadm 1.31.2 with Windows nodes.',
    'platform aks',
  ],
  [
    'We run Kubernetes 1.30 with Windows nodes. Should we have 1.31 on the control plane first?',
    'controlPlaneVersion 1.31',
  ],
  ['Kubernetes 1.31 mit Windows-Knoten, nicht auf vSphere.', 'platform vsphere'],
  [
    '| Platform | Windows |\n| Version | 1.31 |\n| Kubernetes | none yet |',
    'kubernetesVersion 1.31',
  ],
  ['Kubernetes 1.30, Windows Server 2022. Can we use l2bridge on AWS?', 'networkMode l2bridge'],
  ['Kubernetes 1.30, Windows Server 2022. If we use l2bridge, it fails.', 'networkMode l2bridge'],
  [
    'Windows nodes. Services are 10.96.0.0/12, and the old DNS was at 10.96.0.99.',
    'clusterDNS 10.96.0.99',
  ],
])('%j does not tell %s', (text, told) => {
  expect(valuesIn(text)).not.toContain(told)
})
