import { testLint } from '../../../testing/test-lint.ts'
import { eksPrefixMachines } from './eks-prefix-machines.ts'

const map = (value: string) => `=== cm.yaml ===
apiVersion: v1
kind: ConfigMap
metadata: { name: amazon-vpc-cni, namespace: kube-system }
data:
  enable-windows-ipam: "true"
  enable-windows-prefix-delegation: "${value}"
`
const group = (type: string) => `=== cluster.yaml ===
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: { name: a, region: b, version: "1.33" }
nodeGroups:
  - name: win
    amiFamily: WindowsServer2022CoreContainer
    instanceType: ${type}
`
const pool = (key: string, values: string) => `=== pool.yaml ===
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: a }
spec:
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: win }
      requirements:
      - { key: kubernetes.io/os, operator: In, values: [windows] }
      - { key: ${key}, operator: In, values: [${values}] }
`

testLint(eksPrefixMachines, {
  valid: [
    { name: 'a type with Nitro', text: group('m5.large') + map('true') },
    { name: 'no prefixes', text: group('m4.large') + map('false') },
    { name: 'nobody says of prefixes', text: group('m4.large') },
    {
      name: 'a pool that may take others',
      text: pool('karpenter.k8s.aws/instance-family', 'm4, m5') + map('true'),
    },
    {
      name: 'types that it may not take',
      text:
        pool('karpenter.k8s.aws/instance-family', 't2').replaceAll(
          'instance-family, operator: In',
          'instance-family, operator: NotIn',
        ) + map('true'),
    },
  ],
  invalid: [
    {
      name: 'a group of eksctl',
      text: group('m4.large') + map('true'),
      messages: [/m4\.large is not built on Nitro/],
      severity: 'warning',
    },
    {
      name: 'a pool of Karpenter by types',
      text: pool('node.kubernetes.io/instance-type', 't2.large, t2.xlarge') + map('true'),
      messages: [/t2\.large is not built on Nitro/],
    },
    {
      name: 'a pool of Karpenter by families',
      text: pool('karpenter.k8s.aws/instance-family', 'c4, r4') + map('true'),
      messages: [/c4 is not built on Nitro/],
    },
    {
      name: 'in words',
      text: 'EKS 1.33 with WINDOWS_CORE_2022_x86_64 node groups on t2.large and with prefix delegation.',
      messages: [/t2\.large is not built on Nitro/],
    },
  ],
})
