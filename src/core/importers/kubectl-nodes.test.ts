import { testImporter } from '../testing/test-importer.ts'
import { kubectlNodes } from './kubectl-nodes.ts'

const table = `NAME    STATUS   ROLES           AGE   VERSION          INTERNAL-IP     EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION      CONTAINER-RUNTIME
cp-a    Ready    control-plane   20d   v1.29.6          192.168.50.10   <none>        Ubuntu 22.04.4 LTS               5.15.0-107-generic  containerd://1.7.16
win-a   Ready    <none>          20d   v1.29.6          192.168.50.31   <none>        Windows Server 2022 Datacenter   10.0.20348.2527     containerd://1.7.16-k3s1`

testImporter(kubectlNodes, [
  {
    name: 'a table that nodes share with pods',
    text: table.replace(/^(?=cp|win)/gm, 'node/'),
    reads: [['nodeName', 'win-a', 3]],
  },
  {
    name: 'a row that somebody pastes in a chat',
    text: '[09:15] Ann: node?\n[09:16] Bob: win-3   Ready   <none>   2d   v1.22.4   10.7.0.14   <none>   Windows Server 2019 Standard   10.0.17763.2300   containerd://1.5.8\n',
    reads: [
      ['nodeName', 'win-3', 2],
      ['kubernetesRelease', '1.22.4', 2],
      ['nodeIP', '10.7.0.14', 2],
      ['windowsRevision', 2300, 2],
      ['runtimeVersion', '1.5.8', 2],
    ],
  },
  {
    name: 'columns without the age',
    text: 'NAME    STATUS   VERSION   OS-IMAGE                         KERNEL-VERSION\nwin-1   Ready    v1.29.3   Windows Server 2022 Datacenter   10.0.20348.2402\n',
    reads: [
      ['kubelet.version', '1.29.3', 2],
      ['windowsRevision', 2402, 2],
    ],
  },
  {
    name: 'a wide table',
    text: table,
    reads: [
      ['kubelet.version', '1.29.6', 2],
      ['node.linuxIp', '192.168.50.10', 2],
      ['nodeName', 'win-a', 3],
      ['kubernetesRelease', '1.29.6', 3],
      ['kubernetesVersion', '1.29', 3],
      ['nodeIP', '192.168.50.31', 3],
      ['host.os', 'Windows Server 2022 Datacenter', 3],
      ['windowsRelease', 'ltsc2022', 3],
      ['windowsRevision', 2527, 3],
      ['containerRuntime', 'containerd', 3],
      ['runtimeVersion', '1.7.16-k3s1', 3],
    ],
  },
  {
    name: 'the minor of the control plane, where its kubelets share one',
    text: 'NAME   STATUS   ROLES           AGE   VERSION\ncp-a   Ready    control-plane   9d    v1.19.8\ncp-b   Ready    control-plane   9d    v1.19.16\nwin1   Ready    <none>          3d    v1.18.4',
    reads: [['controlPlaneVersion', '1.19', 2]],
  },
  {
    name: 'a control plane that goes up',
    text: 'NAME   STATUS   ROLES           AGE   VERSION\ncp-a   Ready    control-plane   9d    v1.20.8\ncp-b   Ready    control-plane   9d    v1.19.16\nwin1   Ready    <none>          3d    v1.18.4',
    reads: [],
    never: ['controlPlaneVersion'],
  },
  {
    name: 'a table that lost its blanks',
    text: table.replaceAll(/ {2,}/g, ' '),
    reads: [
      ['nodeName', 'win-a', 3],
      ['windowsRevision', 2527, 3],
      ['runtimeVersion', '1.7.16-k3s1', 3],
    ],
  },
  {
    name: 'a table with labels, which tell the build',
    text: 'NAME   STATUS   ROLES    AGE   VERSION   LABELS\nw1     Ready    <none>   11d   v1.29.1   kubernetes.io/hostname=w1,kubernetes.io/os=windows,node.kubernetes.io/windows-build=10.0.20348,zone=a',
    reads: [
      ['nodeName', 'w1', 2],
      ['windowsRelease', 'ltsc2022', 2],
      ['kubernetesRelease', '1.29.1', 2],
    ],
    never: ['windowsRevision'],
  },
  {
    name: 'a table below the version of the server',
    text: `Server Version: v1.30.2\n${table}`,
    reads: [['nodeName', 'win-a', 4]],
  },
  {
    name: 'one row without the head of its table',
    text: 'win-b   NotReady   <none>   3d21h   v1.27.6   10.1.0.9   <none>   Windows Server 2019 Datacenter   10.0.17763.4851   containerd://1.7.6',
    reads: [
      ['nodeName', 'win-b', 1],
      ['kubernetesVersion', '1.27', 1],
      ['windowsRevision', 4851, 1],
      ['runtimeVersion', '1.7.6', 1],
    ],
  },
  {
    name: 'one range of each node and the list of them',
    text: 'NAME     PODCIDR          PODCIDRS\nwin-1    10.244.1.0/24    [10.244.1.0/24 fd00:10:244::/64]',
    reads: [['podCIDR', '10.244.1.0/24', 2]],
  },
  {
    name: 'a short table',
    text: 'NAME    STATUS   ROLES   AGE   VERSION\nwin-a   Ready    agent   9d    v1.24.6',
    reads: [
      ['kubelet.version', '1.24.6', 2],
      ['kubernetesVersion', '1.24', 2],
    ],
    never: ['windowsRelease', 'kubernetesRelease'],
  },
  {
    name: 'a short table of nodes that differ',
    text: 'NAME STATUS ROLES AGE VERSION\ncp Ready control-plane 9d v1.25.1\nn2 Ready agent 9d v1.24.6',
    reads: [['kubelet.version', '1.24.6', 3]],
    never: ['kubernetesVersion', 'nodeName'],
  },
  {
    name: 'a table without roles',
    text: 'NAME STATUS AGE VERSION INTERNAL-IP KERNEL-VERSION CONTAINER-RUNTIME\nn1 NotReady 2d v1.21.2 10.5.0.97 10.0.17763.2061 containerd://1.4.4+unknown',
    reads: [
      ['nodeName', 'n1', 2],
      ['windowsRevision', 2061, 2],
      ['node.status', 'NotReady', 2],
    ],
  },
  {
    name: 'Docker where there is no dockershim',
    text: 'NAME STATUS ROLES AGE VERSION\nwin-a Ready agent 9d v1.27.1 10.0.0.4 Windows Server 2019 Datacenter 10.0.17763.3770 docker://20.10.9',
    reads: [['containerRuntime', 'mirantis', 2]],
  },
  {
    name: 'releases as distributions name them',
    text: 'NAME STATUS ROLES AGE VERSION INTERNAL-IP KERNEL-VERSION\na Ready <none> 9d v1.31.3+rke2r1 10.0.0.4 10.0.20348.2700\nb Ready <none> 9d v1.30.4-eks-a737599 10.0.0.5 10.0.20348.2700',
    reads: [
      ['kubernetesRelease', '1.31.3', 2],
      ['kubernetesRelease', '1.30.4', 3],
    ],
  },
  {
    name: 'a node of AKS by its name',
    text: 'NAME STATUS ROLES AGE VERSION INTERNAL-IP KERNEL-VERSION\nakswin000001 Ready agent 9d v1.30.3 10.224.0.66 10.0.20348.2700',
    reads: [['platform', 'aks', 2]],
  },
  {
    name: 'columns of one’s own',
    text: 'NAME   CIDR\ncp-1   10.244.0.0/24\nwin-1  10.244.2.0/24',
    reads: [
      ['podCIDR', '10.244.0.0/24', 2],
      ['podCIDR', '10.244.2.0/24', 3],
    ],
  },
  {
    name: 'the control plane beside a Windows node',
    text: 'NAME STATUS ROLES AGE VERSION\ncp Ready control-plane,etcd 9d v1.27.9\nwin-a Ready <none> 9d v1.27.1',
    reads: [['controlPlane.kubeletVersion', '1.27.9', 2]],
  },
  {
    name: 'rows without their header',
    text: '$ kubectl get nodes -o wide --no-headers\nwin-1 Ready <none> 40d v1.30.2 10.20.0.21 <none> Windows Server 2022 Datacenter 10.0.20348.2527 containerd://1.7.19',
    reads: [
      ['nodeIP', '10.20.0.21', 2],
      ['windowsRevision', 2527, 2],
    ],
  },
  {
    name: 'rows that a narrow console broke',
    text: `NAME     STATUS   ROLES    AGE   VERSION    INTERNAL-IP   EXTERNAL-IP   OS-IMAGE
         KERNEL-VERSION     CONTAINER-RUNTIME
win-s1   Ready    <none>   4h    v1.21.14   172.16.4.21   <none>        Windows Server 2019 Standard
         10.0.17763.1339    docker://20.10.9`,
    reads: [
      ['nodeIP', '172.16.4.21', 3],
      ['windowsRevision', 1339, 4],
      ['containerRuntime', 'docker', 4],
    ],
  },
  {
    name: 'what somebody wrote below the table',
    text: `NAME   STATUS   ROLES    AGE   VERSION
win1   Ready    <none>   2d    v1.29.4

image: mcr.microsoft.com/windows/servercore:ltsc2022
The cluster uses Calico with VXLAN.`,
    reads: [['imageRelease', 'ltsc2022', 4]],
  },
])
