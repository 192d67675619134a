import { expect, test } from 'vitest'
import { namedValuesIn } from './named-values.ts'

const namesIn = (text: string, file = 'main.tf') =>
  namedValuesIn(text, file).map(({ name, raw, at, isDefault }) => {
    expect(text.slice(at, at + raw.length)).toBe(raw)
    return `${name}=${raw}${isDefault ? '?' : ''}`
  })

test('variables and locals of Terraform', () => {
  const text = `variable "minor" { default = "1.33" }

variable "os_sku" {
  type        = string
  description = "Windows of the pool"
  validation {
    condition = contains(["a"], var.os_sku)
  }
  default = "Windows2019" # for now
}
variable "secret" {}
variable "subnets" { default = ["a"] }
locals {
  pods = 30
  name = "x-\${var.minor}"
  services = "10.0.0.0/16"
}`
  expect(namesIn(text)).toStrictEqual([
    'var.minor=1.33?',
    'var.os_sku=Windows2019?',
    'local.pods=30',
    'local.services=10.0.0.0/16',
  ])
})

test('what is given for variables', () => {
  expect(namesIn('minor = "1.34"\ncount = 2\n', 'prod.tfvars')).toStrictEqual(['var.minor=1.34'])
  expect(namesIn('minor = "1.34"\n', 'notes.txt')).toStrictEqual([])
})

test('parameters of Bicep', () => {
  const text = `@description('The release')
param kubernetesVersion string = '1.33'
param count int = 2
param location string = resourceGroup().location
var sku = 'Windows2022'`
  expect(namesIn(text, 'aks.bicep')).toStrictEqual([
    'param kubernetesVersion=1.33?',
    'param count=2?',
    'param sku=Windows2022',
  ])
  expect(namesIn("param sku = 'Windows2019'", 'prod.bicepparam')).toStrictEqual([
    'param sku=Windows2019',
  ])
})

test('parameters of CloudFormation', () => {
  const text = `Parameters:
  Version:
    Type: String
    Default: "1.34"
  Type:
    Type: String
Resources:
  Cluster:
    Default: "no"
`
  expect(namesIn(text, 'stack.yaml')).toStrictEqual(['ref Version=1.34?'])
})

test('parameters of CloudFormation in JSON', () => {
  const text = `{
  "AWSTemplateFormatVersion": "2010-09-09",
  "Parameters": {
    "Version": { "Type": "String", "Default": "1.34" },
    "Name": { "Type": "String" }
  }
}`
  expect(namesIn(text, 'stack.json')).toStrictEqual(['ref Version=1.34?'])
})

test('a file of parameters for Azure', () => {
  const text = `{
  "$schema": "https://schema.management.azure.com/schemas/2019-04-01/deploymentParameters.json#",
  "parameters": {
    "kubernetesVersion": { "value": "1.33.2" },
    "count": {
      "value": 3
    }
  }
}`
  expect(namesIn(text, 'p.json')).toStrictEqual([
    'parameter kubernetesVersion=1.33.2',
    'parameter count=3',
  ])
})

test.each([
  'RKE2 v1.25.12+rke2r1, our Windows agent does not start',
  'rke2 1.31.2: the node is on WS2022, its kubelet stops',
  'the Windows Server 2022 worker of RKE2 hangs, see config.yaml',
])('the file of an agent on Windows: %s', (text) =>
  expect(namesIn(text, 'mail.txt')).toHaveLength(1),
)

test.each([
  'RKE2: Windows nodes are fine, the Linux agent is not',
  'RKE2 with Windows workers; this is of the second server',
  'K3s with a Windows agent',
  'RKE2 on Windows in general',
])('no file of an agent on Windows: %s', (text) => expect(namesIn(text, 'mail.txt')).toEqual([]))
