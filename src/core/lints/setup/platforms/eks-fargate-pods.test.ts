import { testLint } from '../../../testing/test-lint.ts'
import { eksFargatePods } from './eks-fargate-pods.ts'

const profile = (selector: string) =>
  `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: { name: prod, region: eu-west-1 }\nfargateProfiles:\n- name: a\n  selectors:\n  - namespace: ${selector}\nmanagedNodeGroups:\n- name: win\n  amiFamily: WindowsServer2022CoreContainer\n---\n`
const pod = (system: string, space = 'shop') =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: web, namespace: ${space} }\nspec:\n  nodeSelector: { kubernetes.io/os: ${system} }\n  containers: [{ name: a, image: registry.local/a }]\n`

testLint(eksFargatePods, {
  valid: [
    { name: 'another namespace', text: profile('batch') + pod('windows') },
    { name: 'pods of Linux', text: profile('shop') + pod('linux') },
    {
      name: 'a label beside it',
      text: profile('shop\n    labels: { on: fargate }') + pod('windows'),
    },
    { name: 'no profile', text: pod('windows') },
    {
      name: 'a command that asks for a label',
      text: `eksctl create fargateprofile --cluster prod --namespace shop --labels on=fargate\n\n${pod('windows')}`,
    },
  ],
  invalid: [
    {
      name: 'a file of eksctl',
      text: profile('shop') + pod('windows'),
      messages: [/in the namespace shop, whose pods a profile gives to Fargate/],
      severity: 'warning',
    },
    {
      name: 'a command',
      text: `aws eks create-fargate-profile --cluster-name prod --fargate-profile-name a --pod-execution-role-arn arn:aws:iam::1:role/a --selectors namespace=shop\n\n${pod('windows')}`,
      messages: [/namespace shop/],
    },
    {
      name: 'Terraform',
      text: `resource "aws_eks_fargate_profile" "a" {\n  cluster_name = "prod"\n  selector {\n    namespace = "shop"\n  }\n}\n\n${pod('windows')}`,
      messages: [/namespace shop/],
    },
  ],
})
