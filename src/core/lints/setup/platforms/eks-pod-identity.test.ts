import { testLint } from '../../../testing/test-lint.ts'
import { eksPodIdentity } from './eks-pod-identity.ts'

const workload = (system: string, account = 'reports', namespace = 'apps') => `apiVersion: apps/v1
kind: Deployment
metadata: { name: reports, namespace: ${namespace} }
spec:
  selector: { matchLabels: { app: a } }
  template:
    metadata: { labels: { app: a } }
    spec:
      serviceAccountName: ${account}
      nodeSelector: { kubernetes.io/os: ${system} }
      containers: [{ name: a, image: a }]
`
const terraform = `resource "aws_eks_pod_identity_association" "a" {
  cluster_name    = aws_eks_cluster.main.name
  namespace       = "apps"
  service_account = "reports"
  role_arn        = aws_iam_role.reports.arn
}
`
const command =
  'aws eks create-pod-identity-association --cluster-name a --namespace apps \\\n  --service-account reports --role-arn arn:aws:iam::111122223333:role/a\n'
const eksctl = `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: { name: a, region: eu-west-1 }
iam:
  podIdentityAssociations:
  - namespace: apps
    serviceAccountName: reports
`
const stack = `Resources:
  A:
    Type: AWS::EKS::PodIdentityAssociation
    Properties:
      ClusterName: a
      Namespace: apps
      ServiceAccount: reports
`
const account = `---
apiVersion: v1
kind: ServiceAccount
metadata:
  name: reports
  namespace: apps
  annotations: { eks.amazonaws.com/role-arn: "arn:aws:iam::111122223333:role/a" }
`
const both = (own: string, manifest: string, name = 'a.tf') =>
  `\n=== ${name} ===\n${own}\n=== b.yaml ===\n${manifest}`

testLint(eksPodIdentity, {
  valid: [
    { name: 'pods for Linux', text: both(terraform, workload('linux')) },
    { name: 'another service account', text: both(terraform, workload('windows', 'other')) },
    { name: 'another namespace', text: both(terraform, workload('windows', 'reports', 'web')) },
    { name: 'no association', text: both(account, workload('windows'), 'c.yaml') },
    {
      name: 'an account with a role of its own',
      text: both(terraform, workload('windows') + account),
    },
  ],
  invalid: [
    {
      name: 'Terraform',
      text: both(terraform, workload('windows')),
      messages: [/^The service account reports gets its role by EKS Pod Identity/],
      severity: 'warning',
    },
    { name: 'a command', text: both(command, workload('windows'), 'a.sh'), messages: [/reports/] },
    { name: 'eksctl', text: both(eksctl, workload('windows'), 'c.yaml'), messages: [/reports/] },
    {
      name: 'CloudFormation',
      text: both(stack, workload('windows'), 'd.yaml'),
      messages: [/reports/],
    },
  ],
})
