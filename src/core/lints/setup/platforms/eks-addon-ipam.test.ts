import { testLint } from '../../../testing/test-lint.ts'
import { eksAddonIpam } from './eks-addon-ipam.ts'

const windows =
  'resource "aws_eks_node_group" "win" {\n  ami_type = "WINDOWS_CORE_2022_x86_64"\n}\n'
const addon = (more: string, name = 'vpc-cni') =>
  `resource "aws_eks_addon" "a" {\n  cluster_name = "a"\n  addon_name   = "${name}"\n${more}}\n`
const module = (more: string) =>
  `module "eks" {\n  source = "terraform-aws-modules/eks/aws"\n  version = "20.8.5"\n  cluster_addons = {\n    coredns = {}\n    vpc-cni = {${more}}\n  }\n  eks_managed_node_groups = {\n    win = {\n      ami_type = "WINDOWS_CORE_2019_x86_64"\n    }\n  }\n}\n`
const on = '  configuration_values = jsonencode({ enableWindowsIpam = "true" })\n'
const map = (value: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: amazon-vpc-cni, namespace: kube-system }\ndata: { enable-windows-ipam: "${value}" }\n`
const other = '  configuration_values = jsonencode({ env = { WARM_IP_TARGET = "5" } })\n'

testLint(eksAddonIpam, {
  valid: [
    { name: 'it says so', text: windows + addon(on) },
    { name: 'so does that of the module', text: module(`\n${on}`) },
    { name: 'values elsewhere', text: windows + addon('  configuration_values = var.cni\n') },
    { name: 'another add-on', text: windows + addon('', 'coredns') },
    { name: 'no Windows', text: addon(other) },
    { name: 'a map that is off, which another finding says', text: map('false') + '---\na: 1\n' },
  ],
  invalid: [
    {
      name: 'other values alone',
      text: windows + addon(other),
      messages: [/nothing that was sent sets enable-windows-ipam/],
      severity: 'warning',
    },
    {
      name: 'nothing in the module',
      text: module(''),
      messages: [/configured without enableWindowsIpam/],
    },
    {
      name: 'a map by Terraform',
      text:
        windows +
        addon(other) +
        'resource "kubernetes_config_map_v1_data" "a" {\n  data = { enable-windows-ipam = "true" }\n}\n',
      messages: [/with the next update of the add-on enable-windows-ipam is false again/],
    },
    {
      name: 'a map in another file of Terraform',
      text:
        '```hcl\n' +
        module('') +
        '```\n\n```hcl\nresource "kubernetes_config_map_v1_data" "a" {\n  data = {\n    enable-windows-ipam = true\n  }\n  force = true\n}\n```\n',
      messages: [/with the next update of the add-on enable-windows-ipam is false again/],
    },
    {
      name: 'a map by hand',
      text: '```hcl\n' + addon(other) + '```\n\n```yaml\n' + map('true') + '```\n',
      messages: [/with the next update of the add-on enable-windows-ipam is false again/],
    },
  ],
})
