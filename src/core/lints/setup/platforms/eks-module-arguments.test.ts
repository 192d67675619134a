import { testLint } from '../../../testing/test-lint.ts'
import { eksModuleArgumentsLint } from './eks-module-arguments.ts'

const module = (version: string, more: string, source = 'terraform-aws-modules/eks/aws') =>
  `module "eks" {
  source  = "${source}"
  version = "${version}"

${more}
}

resource "aws_eks_node_group" "win" {
  ami_type = "WINDOWS_CORE_2022_x86_64"
}
`
const group = (line: string) =>
  `  self_managed_node_groups = {\n    win = {\n      ami_type = "WINDOWS_CORE_2022_x86_64"\n      ${line}\n    }\n  }`

testLint(eksModuleArgumentsLint, {
  valid: [
    { name: 'its time', text: module('17.24.0', '  worker_groups = []\n  subnets = []') },
    { name: 'new ones', text: module('~> 21.0', '  name = "a"\n  addons = {}') },
    { name: 'a name while it lives', text: module('20.8.0', '  cluster_addons = {}') },
    { name: 'a range', text: module('>= 17.0', '  worker_groups = []') },
    { name: 'no version', text: module('var.a', '  worker_groups = []') },
    {
      name: 'a part of the module',
      text: module(
        '20.8',
        '  cluster_name = "a"',
        'terraform-aws-modules/eks/aws//modules/karpenter',
      ).replace('20.8', '21.1'),
    },
    { name: 'another module', text: module('18.0.0', '  node_groups = {}', 'example/eks/aws') },
    { name: 'a name of a group', text: module('21.0.0', group('cluster_name = "a"')) },
    {
      name: 'a name of a group that the module itself is given',
      text: module('18.31.0', '  kubelet_extra_args = "--v=2"'),
    },
    { name: 'in a comment', text: module('21.0.0', '  # cluster_name = "a"\n  name = "a"') },
    {
      name: 'no Windows',
      text: module('18.0.0', '  worker_groups = []').replace(/WINDOWS_CORE_2022/g, 'AL2'),
    },
  ],
  invalid: [
    {
      name: 'flags in a group',
      text: module('18.31.0', group('kubelet_extra_args = "--v=2"')),
      messages: [
        /kubelet_extra_args only before version 18, and version 18 is asked for: in a group it has no effect/,
      ],
      severity: 'error',
    },
    {
      name: 'groups of before',
      text: module('~> 20.8', '  worker_groups = []\n  aws_auth_roles = []'),
      messages: [/worker_groups only before version 18/, /aws_auth_roles only before version 20/],
      severity: 'error',
    },
    {
      name: 'names of before 21, and a platform',
      text: module('21.3.1', `  cluster_version = "1.33"\n${group('platform = "windows"')}`),
      messages: [/cluster_version only before version 21/, /platform only before version 21/],
    },
    {
      name: 'a name that came in 18 and went in 21',
      text: module('21.0.0', '  cluster_addons = {}'),
      messages: [/had cluster_addons only before version 21/],
    },
    {
      name: 'the same before it came',
      text: module('17.24.0', '  cluster_addons = {}'),
      messages: [/cluster_addons only from version 18 on/],
    },
    {
      name: 'what is to come',
      text: module('17.1.0', '  self_managed_node_groups = {}'),
      messages: [/self_managed_node_groups only from version 18 on/],
    },
  ],
})
