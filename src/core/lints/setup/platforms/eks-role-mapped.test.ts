import { testLint } from '../../../testing/test-lint.ts'
import { eksRoleMapped } from './eks-role-mapped.ts'

const arn = (name: string) => `arn:aws:iam::111122223333:role/${name}`
const group = `{\n  "nodegroup": {\n    "nodegroupName": "win22",\n    "clusterName": "prod",\n    "amiType": "WINDOWS_CORE_2022_x86_64",\n    "nodeRole": "${arn('win-nodes')}"\n  }\n}\n`
const map = (...roles: readonly string[]) =>
  `---\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: aws-auth, namespace: kube-system }\ndata:\n  mapRoles: |\n${roles.map((one) => `    - rolearn: ${arn(one)}\n      username: system:node:{{EC2PrivateDNSName}}\n      groups: [system:bootstrappers, system:nodes, eks:kube-proxy-windows]\n`).join('')}`
const eksctl = (role: string) =>
  `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: { name: prod, region: eu-west-1 }\nmanagedNodeGroups:\n- name: win\n  amiFamily: WindowsServer2022CoreContainer\n  iam:\n    instanceRoleARN: ${role}\n`

testLint(eksRoleMapped, {
  valid: [
    { name: 'both roles are mapped', text: group + map('linux-nodes', 'win-nodes') },
    { name: 'no map was sent', text: group },
    { name: 'the map was cut', text: `${group}${map('linux-nodes')}    ...\n` },
    {
      name: 'a path in front of the role',
      text: eksctl(arn('eks/win-nodes')) + map('win-nodes'),
    },
    {
      name: 'an access entry instead',
      text: `aws eks create-access-entry --cluster-name prod --principal-arn ${arn('win-nodes')} --type EC2_WINDOWS\n\n${group}${map('linux-nodes')}`,
    },
  ],
  invalid: [
    {
      name: 'a described group whose role is not there',
      text: group + map('linux-nodes'),
      messages: [/have the role win-nodes, which no entry of aws-auth names/],
      severity: 'warning',
    },
    {
      name: 'a group of eksctl',
      text: eksctl(arn('win-nodes')) + map('linux-nodes', 'other'),
      messages: [/win-nodes/],
    },
  ],
})
