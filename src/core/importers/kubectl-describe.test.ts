import { testImporter } from '../testing/test-importer.ts'
import { kubectlDescribe } from './kubectl-describe.ts'

testImporter(kubectlDescribe, [
  {
    name: 'a node',
    text: `Name:               win-a
Roles:              <none>
Labels:             kubernetes.io/os=windows
Taints:             os=windows:NoSchedule
Conditions:
  Type             Status  LastHeartbeatTime   Reason            Message
  Ready            False   Thu, 08 Feb 2024    KubeletNotReady   no network
Addresses:
  InternalIP:  10.0.0.4
System Info:
  Kernel Version:             10.0.17763.3770
  OS Image:                   Windows Server 2019 Datacenter
  Operating System:           windows
  Container Runtime Version:  containerd://1.6.8
  Kubelet Version:            v1.24.6
PodCIDR:                      10.244.3.0/24`,
    reads: [
      ['nodeName', 'win-a', 1],
      ['node.taint', 'os=windows:NoSchedule', 4],
      ['node.condition.Ready', 'False', 7],
      ['nodeIP', '10.0.0.4', 9],
      ['windowsRevision', 3770, 11],
      ['runtimeVersion', '1.6.8', 14],
      ['kubernetesRelease', '1.24.6', 15],
      ['podCIDR', '10.244.3.0/24', 16],
    ],
  },
  {
    name: 'a pod',
    text: `Name:         web
Namespace:    default
Node:         win-a/10.0.0.4
Status:       Pending
IP:           10.244.3.7
Containers:
  web:
    Image:         mcr.microsoft.com/windows/servercore:ltsc2019`,
    reads: [
      ['pod.status', 'Pending', 4],
      ['pod.ip', '10.244.3.7', 5],
      ['image', 'mcr.microsoft.com/windows/servercore:ltsc2019', 8],
      ['imageRelease', 'ltsc2019', 8],
    ],
  },
])
