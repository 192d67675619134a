import { testLint } from '../../testing/test-lint.ts'
import { eksTokenRegion } from './eks-token-region.ts'

const file = (args: string, server = 'https://ABCDEF0123456789.gr7.us-west-2.eks.amazonaws.com') =>
  `apiVersion: v1
kind: Config
clusters:
- name: kubernetes
  cluster: {server: "${server}"}
contexts:
- name: c
  context: {cluster: kubernetes, user: kubelet}
current-context: c
users:
- name: kubelet
  user:
    exec:
      apiVersion: client.authentication.k8s.io/v1beta1
      command: aws-iam-authenticator.exe
      args: [${args}]
`

testLint(eksTokenRegion, {
  valid: [
    { name: 'the region of the server', text: file('token, -i, web, --region, us-west-2') },
    {
      name: 'the region of an ARN',
      text: file(
        'token, -i, "arn:aws:eks:eu-west-1:1:cluster/web", --region, eu-west-1',
        'https://api.example.com',
      ),
    },
    { name: 'no region', text: file('token, -i, web') },
    { name: 'a region that is left to be filled in', text: file('token, --region, "<REGION>"') },
    { name: 'the last word', text: file('token, --region') },
    {
      name: 'a server by another name',
      text: file('token, --region, us-west-2-lax-1', 'https://api.example.com'),
    },
    {
      name: 'a partition of its own',
      text: file(
        'token, --region, cn-north-1',
        'https://ABCDEF0123456789.yl4.cn-north-1.eks.amazonaws.com.cn',
      ),
    },
  ],
  invalid: [
    {
      name: 'another region than that of an ARN',
      text: file(
        'token, -i, "arn:aws:eks:eu-west-1:1:cluster/web", --region, eu-central-1',
        'https://api.example.com',
      ),
      messages: [/cluster by its ARN is in eu-west-1/],
    },
    {
      name: 'a Local Zone',
      text: file('token, -i, web, --region, us-west-2-lax-1'),
      messages: [
        /asked for in us-west-2-lax-1, and the API server of the cluster is in us-west-2:/,
      ],
      severity: 'warning',
    },
    {
      name: 'another region',
      text: file('--region, eu-west-1, eks, get-token, --cluster-name, web'),
      messages: [/asked for in eu-west-1, /],
    },
    {
      name: 'a zone',
      text: file('token, --region, us-west-2a'),
      messages: [/asked for in us-west-2a, /],
    },
  ],
})
