import { testLint } from '../../../testing/test-lint.ts'
import { selectorMeetsNode } from './selector-meets-node.ts'

const pod = (selector: string, image = 'mcr.microsoft.com/windows/nanoserver:ltsc2022') =>
  `=== pod.yaml ===\napiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  nodeSelector: {kubernetes.io/os: windows${selector}}\n  containers: [{name: a, image: '${image}'}]\n`
const table = (...labels: readonly string[]) =>
  `NAME    STATUS   ROLES           AGE   VERSION   LABELS
lin-1   Ready    control-plane   30d   v1.30.3   disk=ssd,kubernetes.io/hostname=lin-1,kubernetes.io/os=linux
${labels.map((own, i) => `win-${i}   Ready    <none>          30d   v1.30.3   ${own},kubernetes.io/hostname=win-${i},kubernetes.io/os=windows,node.kubernetes.io/windows-build=10.0.20348\n`).join('')}\n`
const described = (labels: string) => `Name:               win-1
Roles:              <none>
Labels:             kubernetes.io/arch=amd64
                    ${labels}
                    kubernetes.io/os=windows
Annotations:        node.alpha.kubernetes.io/ttl: 0
Taints:             <none>
System Info:
  Kernel Version:             10.0.20348.2582
  OS Image:                   Windows Server 2022 Datacenter
  Operating System:           windows
  Kubelet Version:            v1.30.3

`
const node = `=== node.yaml ===
apiVersion: v1
kind: Node
metadata:
  name: win-1
  labels:
    kubernetes.io/os: windows
    disk: hdd
status:
  nodeInfo: {operatingSystem: windows, kubeletVersion: v1.30.3, kernelVersion: 10.0.20348.2582}
`
const pool = (more = '') =>
  `az aks nodepool add -g rg --cluster-name aks1 --name win22 --os-type Windows --os-sku Windows2022${more}\n\n`
const onAks = (...systems: readonly (readonly [release: string, build: string])[]) =>
  `NAME   STATUS   ROLES   AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME\naks-sys-1-vmss000000   Ready   <none>   2d   v1.31.8   10.224.0.4   <none>   Ubuntu 22.04.5 LTS   5.15.0-1089-azure   containerd://1.7.27-1\n${systems.map(([release, build], i) => `aksnpw00000${i}   Ready   <none>   2d   v1.31.8   10.224.0.1${i}   <none>   Windows Server ${release} Datacenter   ${build}   containerd://1.7.20+azure\n`).join('')}\n`
const of2022 = ['2022', '10.0.20348.4171'] as const
const of2019 = ['2019', '10.0.17763.6532'] as const
const sku = (value: string) => pod(`, kubernetes.azure.com/os-sku: ${value}`)
const affinity = (value: string) =>
  pod('').replace(
    '  containers',
    `  affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [{matchExpressions: [{key: disk, operator: In, values: [${value}]}]}]}}}\n  containers`,
  )

testLint(selectorMeetsNode, {
  valid: [
    { name: 'a label of the node', text: table('disk=ssd') + pod(', disk: ssd') },
    {
      name: 'a label of one of the nodes',
      text: table('disk=hdd', 'disk=ssd') + pod(', disk: ssd'),
    },
    { name: 'nothing but the system', text: table('disk=hdd') + pod('') },
    {
      name: 'a node of the list without labels',
      text: `win-9   Ready    <none>   30d   v1.30.3   10.0.0.9   <none>   Windows Server 2022 Datacenter   10.0.20348.2582   containerd://1.7.19\n\n${described('disk=hdd')}${pod(', disk: ssd')}`,
    },
    { name: 'a label that is described', text: described('disk=ssd') + pod(', disk: ssd') },
    {
      name: 'several values that an affinity allows',
      text: table('disk=hdd') + affinity('ssd, hdd'),
    },
    {
      name: 'a pod for Linux',
      text: table('disk=hdd') + pod(', disk: ssd', 'nginx').replace('os: windows', 'os: linux'),
    },
    {
      name: 'a label that the kubelet registers',
      text: `kubelet.exe --hostname-override=win-1 --node-labels=disk=ssd --cgroups-per-qos=false\n\n${pod(', disk: ssd, team: a')}`,
    },
    { name: 'the pool', text: pool() + pod(', agentpool: win22') },
    { name: 'a label that a pool may have', text: pool() + pod(', disk: ssd') },
    {
      name: 'one of two pools',
      text: pool() + pool().replace('win22', 'win19') + pod(', agentpool: win19'),
    },
    {
      name: 'a pool of which nodes were sent',
      text: `${pool()}NAME   STATUS   ROLES   AGE   VERSION\nakswin19000001   Ready   agent   3d   v1.30.3\n\n${pod(', agentpool: win19')}`,
    },
    { name: 'the release of the nodes', text: onAks(of2022) + sku('Windows2022') },
    { name: 'the release of one of them', text: onAks(of2022, of2019) + sku('Windows2019') },
    {
      name: 'a pool of which no node is in the list',
      text: `Name    OsType    KubernetesVersion    VmSize           Count    MaxPods    ProvisioningState    Mode\n------  --------  -------------------  ---------------  -------  ---------  -------------------  ------\nnpw     Windows   1.31.8               Standard_D8s_v5  1        60         Succeeded            User\nw19     Windows   1.31.8               Standard_D8s_v5  0        60         Succeeded            User\n\n${onAks(of2022)}${sku('Windows2019')}`,
    },
    {
      name: 'nodes of another platform',
      text: onAks(of2022).replaceAll(/aks|azure/g, 'own') + sku('Windows2019'),
    },
    {
      name: 'a pool with that release that is told elsewhere',
      text: `${onAks(of2022)}${pool().replaceAll('2022', '2019')}${sku('Windows2019')}`,
    },
    { name: 'a label of the pool', text: pool(' --labels disk=ssd team=a') + pod(', team: a') },
  ],
  invalid: [
    {
      name: 'the release of the only pool',
      text: `${pool()}${pod(', kubernetes.azure.com/os-sku: Windows2019')}`,
      messages: [/the Windows pool that was sent has Windows2022/],
    },
    {
      name: 'the release of a pool that is gone',
      text: onAks(of2022) + sku('Windows2019'),
      messages: [
        /selects kubernetes\.azure\.com\/os-sku: Windows2019; the Windows node that was sent has Windows2022/,
      ],
      severity: 'warning',
    },
    {
      name: 'a label that the kubelet registers with another value',
      text: `kubelet.exe --hostname-override=win-1 --node-labels=team=a,disk=hdd --cgroups-per-qos=false\n\n${pod(', disk: ssd')}`,
      messages: [/selects disk: ssd; the Windows node that was sent has hdd/],
    },
    {
      name: 'a label with another value',
      text: table('disk=hdd') + pod(', disk: ssd'),
      messages: [/web selects disk: ssd; the Windows node that was sent has hdd/],
      severity: 'warning',
    },
    {
      name: 'a label that no node has',
      text: table('zone=a', 'zone=b') + pod(', disk: ssd'),
      messages: [/no Windows node that was sent has that label/],
    },
    {
      name: 'two labels of two nodes',
      text: table('disk=hdd,zone=a', 'disk=ssd,zone=b') + pod(', disk: ssd, zone: a'),
      messages: [/selects disk: ssd/],
    },
    {
      name: 'an affinity',
      text: table('disk=hdd') + affinity('ssd'),
      messages: [/selects disk: ssd/],
    },
    {
      name: 'a described node',
      text: described('disk=hdd') + pod(', disk: ssd'),
      messages: [/selects disk: ssd/],
    },
    { name: 'the object of a node', text: node + pod(', disk: ssd'), messages: [/has hdd/] },
    {
      name: 'another pool',
      text: pool() + pod(', agentpool: winp'),
      messages: [/selects agentpool: winp; the Windows pool that was sent has win22/],
      severity: 'warning',
    },
    {
      name: 'another value of a label of the pool',
      text: pool(' --labels team=a') + pod(', team: b'),
      messages: [/selects team: b; the Windows pool that was sent has a/],
    },
    {
      name: 'a label of a group of eksctl',
      text: `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: a, region: b}
managedNodeGroups:
  - name: linux
  - name: win
    amiFamily: WindowsServer2022CoreContainer
    labels:
      team: a
      tier: front
    minSize: 1
${pod(', team: a, tier: back')}`,
      messages: [/selects tier: back; the Windows pool that was sent has front/],
    },
  ],
})
