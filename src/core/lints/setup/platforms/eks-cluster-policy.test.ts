import { testLint } from '../../../testing/test-lint.ts'
import { eksClusterPolicy } from './eks-cluster-policy.ts'

const stack = (policies: string, type = 'WINDOWS_FULL_2022_x86_64') => `Resources:
  ClusterRole:
    Type: AWS::IAM::Role
    Properties:
      ManagedPolicyArns:
${policies}
  Nodes:
    Type: AWS::EKS::Nodegroup
    Properties:
      AmiType: ${type}
`
const own = '        - arn:aws:iam::aws:policy/AmazonEKSClusterPolicy'
const controller = '\n        - arn:aws:iam::aws:policy/AmazonEKSVPCResourceController'
const attached = (name: string) => `resource "aws_iam_role_policy_attachment" "${name}" {
  role       = aws_iam_role.cluster.name
  policy_arn = "arn:aws:iam::aws:policy/${name}"
}
`
const group = `resource "aws_eks_node_group" "win" {
  cluster_name = "a"
  ami_type     = "WINDOWS_CORE_2022_x86_64"
}
`

const listed = (names: readonly string[]) =>
  JSON.stringify(
    {
      AttachedPolicies: names.map((name) => ({
        PolicyName: name,
        PolicyArn: `arn:aws:iam::aws:policy/${name}`,
      })),
    },
    null,
    2,
  )

testLint(eksClusterPolicy, {
  valid: [
    {
      name: 'a list with both, while all addresses are taken',
      text: `0/3 nodes are available: 1 Insufficient vpc.amazonaws.com/PrivateIPv4Address.
$ aws iam list-attached-role-policies --role-name eks-cluster
${listed(['AmazonEKSClusterPolicy', 'AmazonEKSVPCResourceController'])}`,
    },
    {
      name: 'the list of another role',
      text: `$ aws iam list-attached-role-policies --role-name linux-nodes
${listed(['AmazonEKSWorkerNodePolicy'])}
0/3 nodes are available: 1 Insufficient vpc.amazonaws.com/PrivateIPv4Address.`,
    },
    { name: 'both policies', text: stack(own + controller) },
    { name: 'nodes of Linux alone', text: stack(own, 'AL2023_x86_64_STANDARD') },
    { name: 'a role that somebody else made', text: group },
    {
      name: 'attached one by one',
      text: group + attached('AmazonEKSClusterPolicy') + attached('AmazonEKSVPCResourceController'),
    },
    {
      name: 'roles of nodes',
      text: group + attached('AmazonEKSWorkerNodePolicy'),
    },
  ],
  invalid: [
    {
      name: 'the list of a role without it',
      text: stack(own),
      messages: [/AmazonEKSClusterPolicy alone and not AmazonEKSVPCResourceController/],
      severity: 'error',
    },
    {
      name: 'the list of a role, and pods that get no address of the VPC on Windows',
      text: `0/3 nodes are available: 1 Insufficient vpc.amazonaws.com/PrivateIPv4Address.
$ aws iam list-attached-role-policies --role-name eks-cluster
${listed(['AmazonEKSClusterPolicy'])}`,
      messages: [/AmazonEKSClusterPolicy alone and not AmazonEKSVPCResourceController/],
      severity: 'error',
    },
    {
      name: 'attached without it',
      text: group + attached('AmazonEKSClusterPolicy'),
      messages: [/has AmazonEKSClusterPolicy and not/],
      severity: 'warning',
    },
  ],
})
