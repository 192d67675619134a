import { testLint } from '../../../testing/test-lint.ts'
import { podSubnetOnce } from './pod-subnet-once.ts'

const nodes = (first: string, second: string) =>
  [
    ['win-1', first],
    ['win-2', second],
  ]
    .map(
      ([name, range]) =>
        `apiVersion: v1\nkind: Node\nmetadata:\n  name: ${name}\n  labels:\n    kubernetes.io/os: windows\nspec:\n  podCIDR: ${range}\nstatus:\n  nodeInfo:\n    operatingSystem: windows\n`,
    )
    .join('---\n')

testLint(podSubnetOnce, {
  valid: [{ name: 'two subnets', text: nodes('10.244.1.0/24', '10.244.2.0/24') }],
  invalid: [
    {
      name: 'one subnet for two',
      text: nodes('10.244.1.0/24', '10.244.1.0/24'),
      messages: [/win-2 and win-1 have the pod subnet 10\.244\.1\.0\/24/],
      severity: 'warning',
    },
  ],
})
