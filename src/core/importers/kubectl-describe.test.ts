import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'
import { testImporter } from '../testing/test-importer.ts'
import { kubectlDescribe } from './kubectl-describe.ts'

testImporter(kubectlDescribe, [
  {
    name: 'lines of a node that a filter picked, whose name does not tell its system',
    text: '$ kubectl describe node ip-ac1f2610|grep Windows\n  OS Image:                   Windows Server 2022 Datacenter',
    reads: [
      ['nodeName', 'ip-ac1f2610', 1],
      ['windowsRelease', 'ltsc2022', 2],
    ],
  },
  {
    name: 'a node that was cut off behind its annotations',
    text: `Name:               win-1
Annotations:        flannel.alpha.coreos.com/backend-data: {"VNI":4096,"VtepMAC":"00:15:5d:5e:0a:11"}
                    flannel.alpha.coreos.com/backend-type: vxlan
                    flannel.alpha.coreos.com/public-ip: 10.0.0.9`,
    reads: [
      ['nodeName', 'win-1', 1],
      ['vni', 4096, 2],
      ['cni', 'flannel', 3],
    ],
  },
  {
    name: 'how kubeadm joined a node',
    text: `Name:               win-1
Labels:             kubernetes.io/os=windows
Annotations:        kubeadm.alpha.kubernetes.io/cri-socket: npipe:////./pipe/containerd-containerd
                    node.alpha.kubernetes.io/ttl: 0`,
    reads: [
      ['joinMethod', 'kubeadm', 3],
      ['containerRuntime', 'containerd', 3],
    ],
  },
  {
    name: 'how kubeadm joined it before the runtime was exchanged',
    text: `Name:               win-1
Labels:             kubernetes.io/os=windows
Annotations:        kubeadm.alpha.kubernetes.io/cri-socket: npipe:////./pipe/dockershim
                    node.alpha.kubernetes.io/ttl: 0`,
    reads: [['joinMethod', 'kubeadm', 3]],
    never: ['containerRuntime'],
  },
  {
    name: 'the same of a node that nothing tells to be one of Windows',
    text: `Name:               worker-1
Annotations:        flannel.alpha.coreos.com/backend-data: {"VNI":1,"VtepMAC":"ae:15:5d:5e:0a:11"}
                    flannel.alpha.coreos.com/backend-type: vxlan
                    flannel.alpha.coreos.com/public-ip: 10.0.0.9`,
    reads: [],
    never: ['nodeName', 'vni', 'cni'],
  },
  {
    name: 'rows of a node, with the line of a component that was copied beside them',
    text: `kube-proxy.exe --source-vip=10.244.5.2 --network-name=vxlan0

PodCIDR:                     10.244.3.0/24
Kubelet Version:             v1.25.0
Kube-Proxy Version:          v1.25.0
OS Image:                    Windows Server 2019 Standard`,
    reads: [
      ['sourceVip', '10.244.5.2', 1],
      ['podCIDR', '10.244.3.0/24', 3],
      ['kubeProxy.version', '1.25.0', 5],
      ['host.os', 'Windows Server 2019 Standard', 6],
    ],
  },
  {
    name: 'a pod of its own network without a RuntimeClass',
    text: `Name:             api-1
Namespace:        pay
Service Account:  default
Node:             win-1/10.1.2.33
IP:               10.244.3.9
Containers:
  api:
    Image:          mcr.microsoft.com/windows/servercore:ltsc2019`,
    reads: [['isolation', 'process', 3]],
  },
  {
    name: 'a pod that may be a HostProcess pod, in the network of its host',
    text: `Name:             agent-1
Namespace:        kube-system
Service Account:  agent
Node:             win-1/10.1.2.33
IP:               10.1.2.33
Containers:
  agent:
    Image:          mcr.microsoft.com/windows/servercore:ltsc2019
    Host Port:      9182/TCP`,
    reads: [],
    never: ['isolation'],
  },
  {
    name: 'a pod of a kubectl that prints no RuntimeClass',
    text: `Name:             api-1
Namespace:        pay
Node:             win-1/10.1.2.33
IP:               10.244.3.9
Containers:
  api:
    Image:          mcr.microsoft.com/windows/servercore:ltsc2019`,
    reads: [],
    never: ['isolation'],
  },
  {
    name: 'a pod with a RuntimeClass',
    text: `Name:                api-1
Namespace:           pay
Runtime Class Name:  windows-2019
Service Account:     default
Node:                win-1/10.1.2.33
IP:                  10.244.3.9
Containers:
  api:
    Image:          mcr.microsoft.com/windows/servercore:ltsc2019`,
    reads: [['useRuntimeClass', true, 3]],
    never: ['isolation'],
  },
  {
    name: 'a pod whose head was not pasted',
    text: `Controlled By:  DaemonSet/agent
Containers:
  agent:
    Container ID:   containerd://9bfe2196
    Image:          mcr.microsoft.com/windows/nanoserver:ltsc2022
    State:          Waiting`,
    reads: [
      ['containerRuntime', 'containerd', 4],
      ['imageRelease', 'ltsc2022', 5],
    ],
  },
  {
    name: 'the variables of an agent for Windows',
    text: `Name:             kube-proxy-windows-x2x4x
Namespace:        kube-system
Node:             node7/10.11.0.7
Containers:
  kube-proxy:
    Image:          sigwindowstools/kube-proxy:v1.28.0-flannel-hostprocess
    Environment:
      KUBE_NETWORK:  flannel.4096
      NODE_NAME:      (v1:spec.nodeName)`,
    reads: [
      ['nodeName', 'node7', 3],
      ['kubeProxy.env.KUBE_NETWORK', 'flannel.4096', 8],
    ],
  },
  {
    name: 'a node above its addresses',
    text: `Name:               win-b
Roles:              worker
Labels:             kubernetes.io/os=windows
Annotations:        flannel.alpha.coreos.com/backend-type: vxlan
                    flannel.alpha.coreos.com/public-ip: 10.11.0.8`,
    reads: [
      ['nodeName', 'win-b', 1],
      ['nodeIP', '10.11.0.8', 5],
    ],
  },
  {
    name: 'lines that a filter picked of a node',
    text: `$ kubectl describe node win-1 | grep -i taint
Taints:             os=windows:NoSchedule
$ kubectl describe node m1 | grep -i taint
Taints:             node-role.kubernetes.io/control-plane:NoSchedule`,
    reads: [['node.taint', 'os=windows:NoSchedule', 2]],
  },
  {
    name: 'the head of a node, which has its name',
    text: `$ kubectl describe node win-1 | head -20
Name:               win-1
Taints:             os=windows:NoSchedule`,
    reads: [
      ['nodeName', 'win-1', 2],
      ['node.taint', 'os=windows:NoSchedule', 3],
    ],
  },
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
    name: 'the head of a node',
    text: 'Name:               win-x\nRoles:              <none>\nLabels:             kubernetes.io/os=windows\n                    node.kubernetes.io/windows-build=10.0.20348\nTaints:             os=windows:NoSchedule',
    reads: [
      ['nodeName', 'win-x', 1],
      ['windowsRelease', 'ltsc2022', 4],
      ['node.taint', 'os=windows:NoSchedule', 5],
    ],
  },
  {
    name: 'the end of a node, without its head',
    text: '  OS Image:                   Windows Server 2022 Datacenter\n  Operating System:           windows\n  Kubelet Version:            v1.29.4\n  Kube-Proxy Version:         v1.29.4',
    reads: [
      ['windowsRelease', 'ltsc2022', 1],
      ['kubernetesRelease', '1.29.4', 3],
      ['kubeProxy.version', '1.29.4', 4],
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
    Image:         mcr.microsoft.com/windows/servercore:ltsc2019
    Port:          80/TCP`,
    reads: [
      ['nodeName', 'win-a', 3],
      ['nodeIP', '10.0.0.4', 3],
      ['pod.status', 'Pending', 4],
      ['pod.ip', '10.244.3.7', 5],
      ['image', 'mcr.microsoft.com/windows/servercore:ltsc2019', 8],
      ['imageRelease', 'ltsc2019', 8],
      ['containerPort', 80, 9],
    ],
  },
  {
    name: 'what the template of a workload may take',
    text: `Name:                   shop
Namespace:              default
Pod Template:
  Containers:
   shop:
    Image:      mcr.microsoft.com/windows/servercore:ltsc2022
    Limits:
      memory:  4Gi
    Requests:
      cpu:     500m
      memory:  1Gi
  Node-Selectors:  kubernetes.io/os=windows`,
    reads: [
      ['memoryLimit', '4Gi', 8],
      ['cpuRequest', '500m', 10],
      ['memoryRequest', '1Gi', 11],
    ],
  },
  {
    name: 'a pod that may be one for Linux',
    text: `Name:         web
Namespace:    default
Node:         node-a/10.0.0.4
Containers:
  web:
    Image:         registry.local/web:2004`,
    reads: [['pod.node', 'node-a/10.0.0.4', 3]],
    never: ['nodeName', 'nodeIP'],
  },
  {
    name: 'what a node can take, and what its agents noted',
    text: `Name:               win-b
Roles:              <none>
Labels:             kubernetes.io/os=windows
                    eks.amazonaws.com/nodegroup=win
Annotations:        flannel.alpha.coreos.com/backend-data: {"VNI":4096,"VtepMAC":"00:15:5d:aa:bb:cc"}
                    flannel.alpha.coreos.com/backend-type: vxlan
Capacity:
  cpu:                4
  memory:             16776188Ki
  pods:               110
System Info:
  Operating System:           windows
  Kubelet Version:            v1.24.6
  Kube-Proxy Version:         v1.24.5`,
    reads: [
      ['platform', 'eks', 4],
      ['vni', 4096, 5],
      ['networkMode', 'overlay', 6],
      ['cpuCores', 4, 8],
      ['memoryGiB', 16, 9],
      ['maxPods', 110, 10],
      ['kubeProxy.version', '1.24.5', 14],
    ],
  },
  {
    name: 'parts of a node of EKS, with the addresses that it has for pods',
    text: `Name:               ip-10-0-131-233.ec2.internal
Labels:             kubernetes.io/os=windows
Capacity:
  cpu:                                   2
  vpc.amazonaws.com/PrivateIPv4Address:  9`,
    reads: [
      ['nodeName', 'ip-10-0-131-233.ec2.internal', 1],
      ['node.capacity.privateIPv4Address', '9', 5],
    ],
  },
  {
    name: 'what a pod selects and tolerates',
    text: `Name:             web-1
Namespace:        default
Node-Selectors:   kubernetes.io/os=windows
Tolerations:      os=windows:NoSchedule
                  node.kubernetes.io/not-ready:NoExecute op=Exists for 300s`,
    reads: [
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 3],
      ['workload.toleration', 'os=windows:NoSchedule', 4],
    ],
  },
  {
    name: 'each row of what a pod selects and tolerates, but what every pod has',
    text: `Name:             web-1
Namespace:        default
Node-Selectors:   agentpool=win
                  kubernetes.io/os=windows
Tolerations:      node.kubernetes.io/memory-pressure:NoSchedule op=Exists
                  node.kubernetes.io/not-ready:NoExecute op=Exists for 300s
                  os=windows:NoSchedule
Events:
  Type     Reason   Age  From     Message
  ----     ------   ---  ----     -------
  Normal   Pulled   2s   kubelet  a=b:NoSchedule`,
    reads: [
      ['workload.nodeSelector', 'agentpool=win', 3],
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 4],
      ['workload.toleration', 'node.kubernetes.io/memory-pressure:NoSchedule op=Exists', 5],
      ['workload.toleration', 'os=windows:NoSchedule', 7],
    ],
  },
  {
    name: 'the arguments of a component in a pod for Windows',
    text: `Name:             kube-proxy-windows-x
Namespace:        kube-system
Containers:
  kube-proxy:
    Image:         example/kube-proxy:v1.29.3
    Command:
      C:\\k\\kube-proxy.exe
    Args:
      --cluster-cidr=10.244.0.0/16
      --enable-dsr=true
    State:         Running
Node-Selectors:   kubernetes.io/os=windows`,
    reads: [
      ['clusterCIDR', '10.244.0.0/16', 9],
      ['directServerReturn', true, 10],
    ],
  },
  {
    name: 'a component that a script in a pod starts',
    text: `Name:             kube-proxy-windows-x
Namespace:        kube-system
Containers:
  kube-proxy:
    Args:
      pwsh
      -Command
      curl.exe --retry 3 http://example.org
      C:\\k\\kube-proxy.exe --cluster-cidr=10.244.0.0/16 --v=4
      other.exe --proxy-mode=none
Node-Selectors:   kubernetes.io/os=windows`,
    reads: [['clusterCIDR', '10.244.0.0/16', 9]],
    never: ['kubeProxy.flag.proxy-mode', 'kubeProxy.flag.retry'],
  },
  {
    name: 'a component in a pod for Linux, and another program',
    text: `Name:             kube-proxy-x
Namespace:        kube-system
Containers:
  kube-proxy:
    Command:
      /usr/local/bin/kube-proxy
      --proxy-mode=iptables
  web:
    Args:
      --port=80
      --verbose
Node-Selectors:   kubernetes.io/os=linux`,
    reads: [],
    never: ['kubeProxy.flag.proxy-mode', 'kubelet.flag.port'],
  },
])

test('what was applied to a described object is read as the object', () => {
  const applied =
    '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"web"},"spec":{"nodeSelector":{"kubernetes.io/os":"windows"},"containers":[{"name":"web","image":"mcr.microsoft.com/windows/nanoserver:ltsc2022","resources":{"limits":{"memory":"1Gi"}}}]}}'
  const head = 'Name:         web\nNamespace:    default\n'
  const note = 'kubectl.kubernetes.io/last-applied-configuration:'
  const namesOf = (text: string) =>
    readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
      (reading.observations ?? []).map(({ name }) => name),
    )

  expect(namesOf(`${head}Annotations:  ${note}\n                ${applied}\n`)).toContain(
    'memoryLimit',
  )
  // Older kubectl cuts it.
  expect(namesOf(`${head}Annotations:  ${note}={"apiVersion":"v1","kind":"Pod",...\n`)).toEqual([])
})

test('the plugin in an event of a pod is that of its node', () => {
  const text = `Name:         web-1
Namespace:    default
Node:         win-1/10.1.2.33
Containers:
  web:
    Image:  example.com/web:1
Events:
  Type     Reason                  Age   From     Message
  ----     ------                  ----  ----     -------
  Warning  FailedCreatePodSandBox  7s    kubelet  failed to setup network for sandbox "2c": plugin type="calico" name="Calico" failed (add): timeout`
  const read = readFiles([{ name: 'a.txt', text }]).documents.flatMap(
    ({ reading }) => reading.observations ?? [],
  )
  expect(read.find(({ decision }) => decision === 'cni')).toMatchObject({
    value: 'calico',
    line: 10,
  })
})

test('notes of a node that somebody picked are read with the node that was asked for', () => {
  const read = (text: string) =>
    readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
      (reading.observations ?? []).map(({ name, value, line }) => [name, value, line]),
    )
  const note = 'projectcalico.org/IPv4Address: 10.0.2.15/24'
  expect(read(`$ kubectl get node win-1 -o yaml | grep IPv4Address\n    ${note}\n`)).toContainEqual(
    ['calico.nodeAddress', '10.0.2.15', 2],
  )
  expect(read(`$ kubectl get pods -o yaml | grep IPv4Address\n    ${note}\n`)).toEqual([])
})

test('each of several nodes of one output is read by itself', () => {
  const node = (name: string, taint: string) =>
    `Name:               ${name}\nRoles:              <none>\nLabels:             kubernetes.io/os=windows\n                    pool=${name}\nTaints:             ${taint}\nAllocatable:\n  memory:             6Gi\nSystem Info:\n  Kernel Version:             10.0.20348.2700\n  Kubelet Version:            v1.29.9\n`
  const text = `${node('win-a', '<none>')}\n\n${node('win-b', 'gpu=true:NoSchedule')}`
  const read = readFiles([{ name: 'nodes.txt', text }]).documents.flatMap(
    ({ reading }) => reading.observations ?? [],
  )
  const of = (name: string) =>
    read.filter((one) => one.name === name).map(({ subject, value }) => [subject, value])
  expect(of('node.taint')).toEqual([
    ['node win-a', 'none'],
    ['node win-b', 'gpu=true:NoSchedule'],
  ])
  expect(of('node.labels').map(([, value]) => value)).toEqual([
    'kubernetes.io/os=windows,pool=win-a',
    'kubernetes.io/os=windows,pool=win-b',
  ])
  expect(of('node.allocatable.memory')).toEqual([
    ['node win-a', '6Gi'],
    ['node win-b', '6Gi'],
  ])
})

test.each([
  [
    'Namespace:  shop\nNode:  win-1/10.1.2.3\nControlled By:  ReplicaSet/win-web-7c9d6b5f4d\n',
    ['namespace shop', 'workloadName win-web', 'workloadKind Deployment'],
  ],
  [
    'Namespace:  shop\nNode:  win-1/10.1.2.3\nControlled By:  DaemonSet/win-agent\n',
    ['namespace shop', 'workloadName win-agent', 'workloadKind DaemonSet'],
  ],
  [
    'Namespace:  shop\nNode:  win-1/10.1.2.3\nControlled By:  StatefulSet/win-mail\n',
    ['namespace shop', 'workloadName win-mail'],
  ],
  [
    'Namespace:  shop\nNode:  win-1/10.1.2.3\n',
    ['namespace shop', 'workloadName win-web-7c9d6b5f4d-bdfgh'],
  ],
  ['Namespace:  kube-system\nControlled By:  DaemonSet/win-agent\n', []],
  ['Namespace:  shop\nNode-Selectors:  kubernetes.io/os=linux\nControlled By:  DaemonSet/lx\n', []],
])('whose a described pod is, of %j', (rows, expected) => {
  const text = `Name:  win-web-7c9d6b5f4d-bdfgh\n${rows}Containers:\n  web:\n    Image:  example.com/web:1\n`
  const read = readFiles([{ name: 'a.txt', text }]).documents.flatMap(
    ({ reading }) => reading.observations ?? [],
  )
  const own = ['namespace', 'workloadName', 'workloadKind']
  expect(
    read.flatMap(({ name, value }) => (own.includes(name) ? [`${name} ${String(value)}`] : [])),
  ).toEqual(expected)
})
