import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'
import { moduleInputsIn } from './module-inputs.ts'

const read = (text: string) =>
  moduleInputsIn(toDocument('a.tf', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line }) => `${name} ${String(value)} ${line}`,
  )
const eks = ['kubernetes.serverVersion 1.31 1', 'controlPlaneVersion 1.31 1', 'platform eks 1']

test.each([
  ['a file of values', 'eks_cluster_version = "1.31"\n', eks],
  ['an input behind a word', '  prod_eks_version    = "1.31"\n', eks],
  ['YAML', "aks_kubernetes_version: '1.31'\n", eks.map((one) => one.replace('eks', 'aks'))],
  [
    'the default of a variable',
    'variable "eks_cluster_version" {\n  type    = string\n  default = "1.31"\n}\n',
    ['kubernetes.serverVersion 1.31 3', 'controlPlaneVersion 1.31 3', 'platform eks 1'],
  ],
  ['an AMI type', 'windows_ami_type = "WINDOWS_CORE_2022_x86_64"\n', ['platform eks 1']],
  [
    'a launch template',
    'resource "aws_launch_template" "workers" {\n  image_id = data.aws_ssm_parameter.eks_worker_windows.value\n}\n',
    ['platform eks 1'],
  ],
])('reads %s', (_, text, told) => expect(read(text)).toEqual(told))

test.each([
  ['the version of a module', 'eks_version = "20.8.5"\n'],
  ['that of a part', 'eks_coredns_version = "1.11"\neks_addon_version = "1.19"\n'],
  ['settings for several clouds', 'eks_cluster_version = "1.31"\naks_cluster_version = "1.32"\n'],
  ['a value that stands elsewhere', 'eks_cluster_version = var.eks_cluster_version\n'],
  [
    'a template for other machines',
    'resource "aws_launch_template" "web" {\n  name = "windows-web"\n}\nresource "aws_eks_cluster" "a" {\n}\n',
  ],
])('nothing in %s', (_, text) => expect(read(text)).toEqual([]))

test('what a file of values says comes before the default of its variable', () => {
  const { scenario, findings } = diagnose([
    {
      name: 'variables.tf',
      text: 'variable "eks_cluster_version" {\n  type    = string\n  default = "1.29"\n}\n',
    },
    { name: 'terraform.tfvars', text: 'eks_cluster_version = "1.31"\n' },
  ])
  expect(scenario).toMatchObject({ platform: 'eks', controlPlaneVersion: '1.31' })
  expect(findings.map(({ id }) => id)).not.toContain('values-disagree')
})
