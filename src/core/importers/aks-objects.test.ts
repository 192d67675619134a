import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { testImporter } from '../testing/test-importer.ts'
import { aksObjects } from './aks-objects.ts'

testImporter(aksObjects, [
  {
    name: 'a pool below its command, as YAML',
    text: 'az aks nodepool show -g a --cluster-name b -n npwin -o yaml\ncount: 2\ncurrentOrchestratorVersion: 1.33.5\nmaxPods: 30\nname: npwin\nosSku: Windows2019\nosType: Windows\n',
    reads: [
      ['kubernetesRelease', '1.33.5', 3],
      ['maxPods', 30, 4],
      ['pool.osSku', 'Windows2019', 6],
    ],
  },
  {
    name: 'to what a pool may be upgraded, which names no pool and no image that it has',
    text: `{
  "kubernetesVersion": "1.29.4",
  "latestNodeImageVersion": "AKSWindows-2022-containerd-20348.2700.240905",
  "name": "default",
  "osType": "Windows",
  "type": "Microsoft.ContainerService/managedClusters/agentPools/upgradeProfiles",
  "upgrades": null
}`,
    reads: [['kubernetes.serverVersion', '1.29.4', 2]],
  },
  {
    name: 'what a query gives names of its own',
    text: `{
  "net": {
    "dnsServiceIp": "10.0.0.10",
    "networkPlugin": "azure",
    "networkPolicy": "azure",
    "serviceCidr": "10.0.0.0/16"
  },
  "v": "1.31.5"
}`,
    reads: [
      ['clusterDNS', '10.0.0.10', 3],
      ['aks.networkPolicy', 'azure', 5],
      ['serviceCIDR', '10.0.0.0/16', 6],
      ['kubernetes.serverVersion', '1.31.5', 8],
    ],
  },
  {
    name: 'a cluster',
    text: `{
  "agentPoolProfiles": [
    { "name": "nodepool1", "osType": "Linux", "osSku": "Ubuntu", "mode": "System" },
    {
      "maxPods": 30,
      "mode": "User",
      "name": "npwin",
      "orchestratorVersion": "1.32.5",
      "osSku": "Windows2022",
      "osType": "Windows",
      "vmSize": "Standard_D4s_v5"
    }
  ],
  "kubernetesVersion": "1.33.1",
  "networkProfile": {
    "dnsServiceIp": "10.0.0.10",
    "networkPlugin": "azure",
    "podCidr": "10.244.0.0/16",
    "serviceCidr": "10.0.0.0/16"
  }
}`,
    reads: [
      ['maxPods', 30, 5],
      ['pool.mode', 'User', 6],
      ['pool.name', 'npwin', 7],
      ['kubernetesRelease', '1.32.5', 8],
      ['windowsRelease', 'ltsc2022', 9],
      ['pool.machineType', 'Standard_D4s_v5', 11],
      ['kubernetes.serverVersion', '1.33.1', 14],
      ['clusterDNS', '10.0.0.10', 16],
      ['aks.networkPlugin', 'azure', 17],
      ['clusterCIDR', '10.244.0.0/16', 18],
      ['serviceCIDR', '10.0.0.0/16', 19],
    ],
  },
  {
    name: 'a template',
    text: `{
  "resources": [
    {
      "type": "Microsoft.ContainerService/managedClusters/agentPools",
      "name": "npwin",
      "properties": {
        "osType": "Windows",
        "osSKU": "Windows2025"
      }
    }
  ]
}`,
    reads: [
      ['pool.name', 'npwin', 5],
      ['windowsRelease', 'ltsc2025', 8],
    ],
  },
  {
    name: 'a list of pools as YAML',
    text: `- count: 3
  currentOrchestratorVersion: 1.32.7
  mode: System
  name: sys
  nodeImageVersion: AKSUbuntu-2204gen2containerd-202509.11.0
  osSku: Ubuntu
  osType: Linux
- count: 2
  currentOrchestratorVersion: 1.32.7
  maxPods: 40
  mode: User
  name: win22
  nodeImageVersion: AKSWindows-2022-containerd-20348.4171.250911
  osSku: Windows2022
  osType: Windows`,
    reads: [
      ['pool.name', 'win22', 12],
      ['kubernetesRelease', '1.32.7', 9],
      ['maxPods', 40, 10],
      ['windowsRevision', 4171, 13],
      ['windowsRelease', 'ltsc2022', 14],
      ['pool.mode', 'User', 11],
    ],
  },
  {
    name: 'a cluster as YAML',
    text: `agentPoolProfiles:
- maxPods: 30
  name: npwin
  osSku: Windows2022
  osType: Windows
kubernetesVersion: 1.31.7
networkProfile:
  dnsServiceIp: 10.0.0.10
  networkPlugin: azure
  serviceCidr: 10.0.0.0/16`,
    reads: [
      ['maxPods', 30, 2],
      ['windowsRelease', 'ltsc2022', 4],
      ['kubernetes.serverVersion', '1.31.7', 6],
      ['clusterDNS', '10.0.0.10', 8],
      ['aks.networkPlugin', 'azure', 9],
      ['serviceCIDR', '10.0.0.0/16', 10],
    ],
  },
  {
    name: 'a table of pools, with an empty cell',
    text: `Name    OsType    OsSku        KubernetesVersion    VmSize           Count    MaxPods    Mode
------  --------  -----------  -------------------  ---------------  -------  ---------  ------
sys     Linux                  1.30.9               Standard_D4s_v5  3        110        System
npwin   Windows   Windows2022  1.30.9                                2        30         User

other 1.31.1`,
    reads: [
      ['pool.name', 'npwin', 4],
      ['platform', 'aks', 4],
      ['windowsRelease', 'ltsc2022', 4],
      ['kubernetesRelease', '1.30.9', 4],
      ['maxPods', 30, 4],
    ],
    never: ['pool.machineType'],
  },
  {
    name: 'pools of a list, each on one line, with what their nodes register',
    text: `[{"name":"sys","osType":"Linux","osSku":"Ubuntu","mode":"System"},
 {"name":"win","osType":"Windows","osSku":"Windows2022","nodeTaints":["os=windows:NoSchedule"],"nodeLabels":{"tier":"web"}}]`,
    reads: [
      ['windowsRelease', 'ltsc2022', 2],
      ['nodeTaint', 'os=windows:NoSchedule', 2],
      ['pool.labels', 'tier=web', 2],
    ],
  },
  {
    name: 'a task of Ansible',
    text: `- hosts: localhost
  tasks:
    - name: create
      azure.azcollection.azure_rm_aks:
        name: aks-hr
        kubernetes_version: 1.28.5
        network_profile:
          network_plugin: kubenet
          service_cidr: 10.41.0.0/16
        agent_pool_profiles:
          - name: default
            mode: System
          - name: win1
            os_type: Windows
            max_pods: 40`,
    reads: [
      ['kubernetes.serverVersion', '1.28.5', 6],
      ['aks.networkPlugin', 'kubenet', 8],
      ['serviceCIDR', '10.41.0.0/16', 9],
      ['pool.name', 'win1', 13],
      ['maxPods', 40, 15],
    ],
  },
])

test('an offered upgrade names neither the pool nor the image that it has', () => {
  const text = `{
  "latestNodeImageVersion": "AKSWindows-2022-containerd-20348.2700.240905",
  "name": "default",
  "osType": "Windows",
  "type": "Microsoft.ContainerService/managedClusters/agentPools/upgradeProfiles"
}\n`
  const { observations, findings } = diagnose([{ name: 'upgrades.json', text }])
  const names = new Set(observations.map(({ name }) => name))
  expect(
    ['pool.name', 'windowsRelease', 'windowsRevision'].filter((one) => names.has(one)),
  ).toEqual([])
  expect(findings).toEqual([])
})
