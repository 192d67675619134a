import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { programPoolsIn } from './program.ts'

const read = (text: string) =>
  programPoolsIn(toDocument('a.ts', { lines: linesOf(text), isFenced: false })).map(
    ({ name, raw, line }) => [name, raw, line],
  )

const typescript = `const pool = new azure.containerservice.AgentPool("win", {
    agentPoolName: "winpool01",
    resourceGroupName: rg.name,
    osType: "Windows",
    osSKU: "Windows2025",
    maxPods: 300,
})
`
const python = `pool = azure_native.containerservice.AgentPool("win",
    agent_pool_name="w22",
    os_type=azure_native.containerservice.OSType.WINDOWS,
    os_sku="Windows2022",
    vm_size="Standard_D4s_v5")
`
const go = `pool, err := containerservice.NewAgentPool(ctx, "win", &containerservice.AgentPoolArgs{
    AgentPoolName: pulumi.String("windowspool"),
    OsType:        pulumi.String(containerservice.OSTypeWindows),
    OsSKU:         pulumi.String("Windows2022"),
    MaxPods:       pulumi.Int(40),
})
`
const csharp = `var cluster = new ManagedCluster("k", new()
{
    KubernetesVersion = "1.34",
    NetworkProfile = new ContainerServiceNetworkProfileArgs { NetworkPlugin = "kubenet" },
});
`
const yaml = `resources:
  win:
    type: azure-native:containerservice:AgentPool
    properties:
      agentPoolName: w25
      osType: Windows
      osSKU: Windows2025
  other:
    type: azure-native:resources:ResourceGroup
    properties:
      name: none
`

const ansible = `- name: add a pool
  azure.azcollection.azure_rm_aksagentpool:
    cluster_name: shop
    name: winpool01
    os_type: Windows
    vm_size: Standard_D4s_v3
- name: wait
  ansible.builtin.pause:
    seconds: 5
`

test.each([
  [ansible, ['pool.name', 'winpool01', 4]],
  [ansible, ['pool.machineType', 'Standard_D4s_v3', 6]],
  [typescript, ['pool.name', 'winpool01', 2]],
  [typescript, ['pool.osSku', 'Windows2025', 5]],
  [typescript, ['maxPods', '300', 6]],
  [typescript, ['pool.fips', '', 5]],
  [python, ['pool.name', 'w22', 2]],
  [python, ['pool.machineType', 'Standard_D4s_v5', 5]],
  [go, ['pool.name', 'windowspool', 2]],
  [go, ['maxPods', '40', 5]],
  [csharp, ['aks.networkPlugin', 'kubenet', 4]],
  [csharp, ['kubernetes.serverVersion', '1.34', 3]],
  [yaml, ['pool.name', 'w25', 5]],
  [yaml, ['pool.fips', '', 7]],
])('%s', (text, fact) => expect(read(text)).toContainEqual(fact))

test.each([
  typescript.replace('"Windows"', '"Linux"').replace('"Windows2025"', '"Ubuntu"'),
  'kind: AzureManagedCluster\nspec: {}\n',
  'An AgentPool(s) of AKS\n',
])('no pool for Windows: %s', (text) =>
  expect(read(text).filter(([name]) => name === 'pool.osSku')).toEqual([]),
)
