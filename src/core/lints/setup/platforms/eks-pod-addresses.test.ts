import { testLint } from '../../../testing/test-lint.ts'
import { eksPodAddresses } from './eks-pod-addresses.ts'

const map = (prefixes: string) => `=== cm.yaml ===
apiVersion: v1
kind: ConfigMap
metadata: { name: amazon-vpc-cni, namespace: kube-system }
data:
  enable-windows-ipam: "true"${prefixes}
`
const on = '\n  enable-windows-prefix-delegation: "true"'
const group = (most: number, type: string) => `=== cluster.yaml ===
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: { name: a, region: b, version: "1.33" }
nodeGroups:
  - name: win
    amiFamily: WindowsServer2022CoreContainer
    instanceType: ${type}
    maxPodsPerNode: ${most}
`

testLint(eksPodAddresses, {
  valid: [
    { name: 'nobody says of prefixes', text: group(20, 'm5.large') },
    { name: 'as many as there are', text: group(9, 'm5.large') + map('') },
    { name: 'with prefixes', text: group(100, 'm5.large') + map(on) },
    { name: 'a type that is not known here', text: group(100, 'x9.large') + map('') },
  ],
  invalid: [
    {
      name: 'more than one interface has addresses for',
      text: group(20, 'm5.large') + map(''),
      messages: [/type m5\.large has addresses for 9 pods without prefix delegation, not for 20/],
      severity: 'error',
    },
    {
      name: 'more than prefixes give',
      text: group(100, 't3.medium') + map(on),
      messages: [/type t3\.medium has addresses for 80 pods with prefix delegation, not for 100/],
    },
    {
      name: 'more than prefixes would give, where nobody says whether they are on',
      text: group(100, 't3.medium'),
      messages: [/addresses for 80 pods even with prefix delegation, not for 100/],
    },
    {
      name: 'in words',
      text: 'EKS 1.33 with WINDOWS_CORE_2022_x86_64 node groups on m5.large.\nWe need 30 pods per node and do not want prefix delegation.',
      messages: [/type m5\.large has addresses for 9 pods/],
    },
  ],
})
