import { testLint } from '../../../testing/test-lint.ts'
import { karpenterClassSystem } from './karpenter-class-system.ts'

const pool = (system: string, name = 'a') => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: pool }
spec:
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: ${name} }
      requirements:
      - { key: kubernetes.io/os, operator: In, values: [${system}] }
---
`
const nodeClass = (spec: string) =>
  `apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: { name: a }\nspec:\n  ${spec}\n`
const alias = (name: string) => nodeClass(`amiSelectorTerms: [{ alias: ${name} }]`)

testLint(karpenterClassSystem, {
  valid: [
    { name: 'Windows for Windows', text: pool('windows') + alias('windows2022@latest') },
    { name: 'Linux for Linux', text: pool('linux') + alias('al2023@latest') },
    { name: 'another class', text: pool('linux', 'b') + alias('windows2022@latest') },
    { name: 'both systems', text: pool('linux, windows') + alias('windows2022@latest') },
    { name: 'an image of its own for Linux', text: pool('linux') + nodeClass('amiFamily: Custom') },
    {
      name: 'an image of its own beside the family of Windows',
      text:
        pool('windows') +
        nodeClass('amiFamily: Windows2022\n  amiSelectorTerms: [{ id: ami-0123456789abcdef0 }]'),
    },
    { name: 'a class alone', text: alias('windows2022@latest') },
    {
      name: 'an image of its own for Linux, started by user data',
      text: nodeClass('amiFamily: Custom\n  userData: "/etc/eks/bootstrap.sh a"'),
    },
    {
      name: 'user data of Windows beside its family',
      text: nodeClass('amiFamily: Windows2022\n  userData: "& Start-EKSBootstrap.ps1 a"'),
    },
    { name: 'Auto Mode', text: pool('linux') + nodeClass('role: b') },
  ],
  invalid: [
    {
      name: 'a pool for Linux',
      text: pool('linux') + alias('windows2022@latest'),
      messages: [
        /machines with windows2022@latest, and its pool asks for kubernetes\.io\/os linux/,
      ],
      severity: 'error',
    },
    {
      name: 'an image of its own',
      text:
        pool('windows') +
        nodeClass('amiFamily: Custom\n  amiSelectorTerms: [{ id: ami-0123456789abcdef0 }]'),
      messages: [/machines with Custom, .* windows: no machine fits/],
    },
    {
      name: 'an image of its own whose user data start Windows',
      text: nodeClass(
        'amiFamily: Custom\n  userData: "& Start-EKSBootstrap.ps1 -EKSClusterName a"',
      ),
      messages: [/class a has Custom, which is Linux for Karpenter/],
      severity: 'warning',
    },
    {
      name: 'a family of Windows',
      text: pool('linux') + nodeClass('amiFamily: Windows2019'),
      messages: [/Windows2019/],
    },
    {
      name: 'a class of Linux for Windows',
      text: pool('windows') + alias('al2023@v20250601'),
      messages: [/al2023@v20250601, and its pool asks for kubernetes\.io\/os windows/],
    },
  ],
})
