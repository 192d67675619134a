import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

type File = readonly [name: string, text: string]

const gravesOf = (...files: readonly File[]) =>
  diagnose(files.map(([name, text]) => ({ name, text })))
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id, file, line }) => `${id} ${file}:${line}`)

const variables: File = [
  'variables.tf',
  `variable "minor" { default = "1.33" }
variable "sku" {
  type    = string
  default = "Windows2019"
}`,
]
const main: File = [
  'main.tf',
  `resource "azurerm_kubernetes_cluster_node_pool" "win" {
  name                 = "win1"
  os_type              = "Windows"
  os_sku               = var.sku
  orchestrator_version = var.minor
  vm_size              = "Standard_D4s_v5"
}`,
]

test('variables of Terraform have their defaults, in whichever file', () => {
  expect(gravesOf(main, variables)).toContain('aks-windows-host variables.tf:1')
  expect(gravesOf(['all.tf', `${variables[1]}\n${main[1]}`])).toContain('aks-windows-host all.tf:1')
})

test('what a file gives for a variable counts, and is no second value', () => {
  expect(gravesOf(main, variables, ['terraform.tfvars', 'sku = "Windows2022"'])).toStrictEqual([])
})

test('of values for several clusters none counts, and they do not disagree', () => {
  expect(
    gravesOf(
      main,
      variables,
      ['dev.tfvars', 'sku = "Windows2019"'],
      ['prod.tfvars', 'sku = "Windows2022"'],
    ),
  ).toStrictEqual([])
})

test('a variable without a value tells nothing', () => {
  expect(gravesOf(main, ['variables.tf', 'variable "sku" {}\nvariable "minor" {}'])).toStrictEqual(
    [],
  )
})

const bicep: File = [
  'pool.bicep',
  `param minor string = '1.33'
param sku string = 'Windows2019'
resource pool 'Microsoft.ContainerService/managedClusters/agentPools@2024-05-01' = {
  name: '\${cluster}/win1'
  properties: {
    osType: 'Windows'
    osSKU: sku
    orchestratorVersion: minor
  }
}`,
]

test('parameters of Bicep have their defaults, or what a file of parameters gives', () => {
  expect(gravesOf(bicep)).toContain('aks-windows-host pool.bicep:1')
  expect(gravesOf(bicep, ['main.bicepparam', "param sku = 'Windows2022'"])).toStrictEqual([])
})

test('the name of a pool stands behind that of its cluster', () => {
  const named = (name: string): File => [bicep[0], bicep[1].replace("'${cluster}/win1'", name)]
  expect(gravesOf(named("'${cluster}/windows1'"))).toContain('pool-accepted pool.bicep:4')
  expect(gravesOf(named("'cluster1/windows1'"))).toContain('pool-accepted pool.bicep:4')
  expect(gravesOf(named("'cluster1/win1'"))).not.toContain('pool-accepted pool.bicep:4')
})

const template: File = [
  'deploy.json',
  `{
  "$schema": "https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#",
  "parameters": {
    "minor": { "type": "string", "defaultValue": "1.33.2" },
    "sku": { "type": "string", "defaultValue": "Windows2019" }
  },
  "resources": [
    {
      "type": "Microsoft.ContainerService/managedClusters/agentPools",
      "name": "[concat(parameters('cluster'), '/win1')]",
      "properties": {
        "osType": "Windows",
        "osSKU": "[parameters('sku')]",
        "orchestratorVersion": "[parameters('minor')]"
      }
    }
  ]
}`,
]

test('parameters of a template for Azure have their defaults, or what a file of parameters gives', () => {
  expect(gravesOf(template)).toContain('aks-windows-host deploy.json:4')
  expect(
    gravesOf(template, [
      'parameters.json',
      `{
  "$schema": "https://schema.management.azure.com/schemas/2019-04-01/deploymentParameters.json#",
  "parameters": { "sku": { "value": "Windows2022" } }
}`,
    ]),
  ).toStrictEqual([])
})

test('parameters of CloudFormation have their defaults', () => {
  const stack = (minor: string): File => [
    'stack.yaml',
    `Parameters:
  Minor:
    Type: String
    Default: "${minor}"
  Image:
    Type: String
    Default: WINDOWS_CORE_2025_x86_64
Resources:
  Cluster:
    Type: AWS::EKS::Cluster
    Properties:
      Version: !Ref Minor
  Nodes:
    Type: AWS::EKS::Nodegroup
    Properties:
      AmiType: !Ref Image
`,
  ]
  expect(gravesOf(stack('1.34'))).toContain('eks-windows-host stack.yaml:4')
  expect(gravesOf(stack('1.35'))).toStrictEqual([])
})

test('nodes show that the default of a variable is not what is in use', () => {
  const cluster: File = [
    'main.tf',
    `variable "minor" { default = "1.29.0" }
resource "azurerm_kubernetes_cluster" "a" {
  name               = "a"
  kubernetes_version = var.minor
}
resource "azurerm_kubernetes_cluster_node_pool" "win" {
  name    = "win1"
  os_type = "Windows"
  os_sku  = "Windows2022"
}`,
  ]
  const nodes: File = [
    'nodes.txt',
    `NAME         STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
akswin1000   Ready    <none>   3d    v1.34.1   10.1.0.5      <none>        Windows Server 2022 Datacenter   10.0.20348.3932   containerd://1.7.20+azure
`,
  ]
  expect(gravesOf(cluster, nodes)).toStrictEqual([])
})
