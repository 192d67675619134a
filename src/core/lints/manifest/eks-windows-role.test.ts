import { testLint } from '../../testing/test-lint.ts'
import { eksWindowsRole } from './eks-windows-role.ts'

const map = (role: string, more = '') => `apiVersion: v1
kind: ConfigMap
metadata: {name: aws-auth, namespace: kube-system}
data:
  mapRoles: |
    - rolearn: arn:aws:iam::1:role/linux-role
      username: system:node:{{EC2PrivateDNSName}}
      groups:
        - system:bootstrappers
        - system:nodes
    - rolearn: arn:aws:iam::1:role/${role}
      username: system:node:{{EC2PrivateDNSName}}
      groups:
        - system:bootstrappers
        - system:nodes
${more}`

const cutOut = (role: string, more = '') => `No names resolve in the Windows pods of EKS. aws-auth:
    - groups:
        - system:bootstrappers
        - system:nodes${more}
      rolearn: arn:aws:iam::1:role/${role}
      username: system:node:{{EC2PrivateDNSName}}
`
const karpenter = (role: string, alias = 'windows2022@latest') => `apiVersion: karpenter.k8s.aws/v1
kind: EC2NodeClass
metadata: {name: win}
spec:
  amiSelectorTerms: [{alias: ${alias}}]
  role: ${role}
---
`
const mapped = (groups: string) => `module "eks" {
  aws_auth_roles = [
    {
      rolearn  = module.windows.iam_role_arn
      username = "system:node:{{EC2PrivateDNSName}}"
      groups   = [${groups}]
    },
    {
      rolearn  = module.linux.iam_role_arn
      username = "system:node:{{EC2PrivateDNSName}}"
      groups   = ["system:bootstrappers", "system:nodes"]
    },
    { rolearn = "arn:aws:iam::1:role/windows-admins", groups = ["system:masters"] },
  ]
}
`
const identities = (more = '') => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: a, region: eu-west-1}
iamIdentityMappings:
- arn: arn:aws:iam::1:role/windows-nodes
  username: system:node:{{EC2PrivateDNSName}}
  groups: [system:bootstrappers, system:nodes${more}]
`

/** As Terraform prints it, with a role that was taken out. */
const quotedKeys = (role: string, more = '') => `mapRoles: |
  - "groups":${more}
    - "system:bootstrappers"
    - "system:nodes"
    "rolearn": "<${role}>"
    "username": "system:node:{{EC2PrivateDNSName}}"
`

testLint(eksWindowsRole, {
  valid: [
    {
      name: 'keys in quotes, with the group',
      text: quotedKeys('windows_role_arn', '\n    - "eks:kube-proxy-windows"'),
    },
    { name: 'keys in quotes of a role for Linux', text: quotedKeys('linux_role_arn') },
    ...['mapRoles before the change:', 'mapRoles:\n# see below'].map((lead, i) => ({
      name: `an entry of ${lead}`,
      text: `${lead}\n- rolearn: arn:aws:iam::1:role/windows-nodes\n  groups:\n  - system:bootstrappers\n  - system:nodes\n${i > 0 ? '  - ...\n' : ''}`,
    })),
    {
      name: 'an entry that was cut out, with the group',
      text: cutOut('win-role', '\n        - eks:kube-proxy-windows'),
    },
    { name: 'one of who knows which nodes', text: cutOut('node-role') },
    {
      name: 'a template for Linux',
      text: cutOut('${linux_role_arn}').replace('arn:aws:iam::1:role/', ''),
    },
    {
      name: 'a role of Linux machines of Karpenter',
      text: karpenter('nodes', 'al2023@latest') + map('nodes'),
    },
    {
      name: 'a role of Windows machines of Karpenter with the group',
      text: karpenter('nodes') + map('nodes', '        - eks:kube-proxy-windows\n'),
    },
    {
      name: 'a mapping of Terraform with the group',
      text: mapped('"system:bootstrappers", "system:nodes", "eks:kube-proxy-windows"'),
    },
    { name: 'a mapping of eksctl with the group', text: identities(', eks:kube-proxy-windows') },
    {
      name: 'a command of eksctl with the group',
      text: 'eksctl create iamidentitymapping --cluster a --arn arn:aws:iam::1:role/windows-nodes --group system:nodes --group eks:kube-proxy-windows\n',
    },
    { name: 'the group is there', text: map('windows-role', '        - eks:kube-proxy-windows\n') },
    { name: 'roles that tell no system', text: map('node-role') },
  ],
  invalid: [
    {
      name: 'keys in quotes',
      text: quotedKeys('windows_role_arn'),
      messages: [/The role windows_role_arn is not in the group/],
      severity: 'error',
    },
    {
      name: 'an entry that was cut out',
      text: cutOut('win-role'),
      messages: [/The role win-role is not in the group/],
    },
    {
      name: 'an entry of a template, whose role is called after Windows',
      text: cutOut('${windows_ng_role_arn}').replace('arn:aws:iam::1:role/', ''),
      messages: [/The role \$\{windows_ng_role_arn\} is not in the group/],
    },
    {
      name: 'a role that Karpenter gives Windows machines, whatever it is called',
      text: karpenter('nodes') + map('nodes'),
      messages: [/The role nodes is not in the group/],
      severity: 'error',
    },
    {
      name: 'a mapping of Terraform',
      text: mapped('"system:bootstrappers", "system:nodes"'),
      messages: [/The role module.windows.iam_role_arn is not in the group/],
      severity: 'error',
    },
    {
      name: 'a mapping in the file of eksctl',
      text: identities(),
      messages: [/The role windows-nodes is not in the group/],
      severity: 'error',
    },
    {
      name: 'a command of eksctl over lines',
      text: 'eksctl create iamidentitymapping --cluster a \\\n  --arn arn:aws:iam::1:role/windows-nodes \\\n  --group system:bootstrappers --group system:nodes\n',
      messages: [/The role windows-nodes is not in the group/],
      severity: 'error',
    },
    {
      name: 'a role of Windows nodes without the group',
      text: map('eks-Windows-NodeInstanceRole'),
      messages: [
        /The role eks-Windows-NodeInstanceRole is not in the group eks:kube-proxy-windows/,
      ],
      severity: 'error',
    },
    {
      name: 'a role that may be one of Linux nodes',
      text: map('winnipeg-nodes'),
      messages: [/The role winnipeg-nodes is not in the group/],
      severity: 'warning',
    },
  ],
})
