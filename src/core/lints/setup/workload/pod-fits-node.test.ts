import { testLint } from '../../../testing/test-lint.ts'
import { podFitsNode } from './pod-fits-node.ts'

const node = (name: string, memory: string, cpu = '2') => `Name:               ${name}
Labels:             kubernetes.io/os=windows
Taints:             <none>
Capacity:
  cpu:                4
  memory:             16777216Ki
Allocatable:
  cpu:                ${cpu}
  memory:             ${memory}
  pods:               110

`
const pod = (requests: string, system = 'windows') =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n  name: legacy\nspec:\n  nodeSelector: {kubernetes.io/os: ${system}}\n  containers:\n  - name: legacy\n    image: registry.example.com/legacy:1\n    resources: {requests: {${requests}}}\n`

testLint(podFitsNode, {
  valid: [
    { name: 'room for it', text: `${node('win-a', '8285748Ki')}---\n${pod('memory: 2Gi')}` },
    {
      name: 'room on another one',
      text: `${node('win-a', '8285748Ki')}${node('win-b', '33554432Ki')}---\n${pod('memory: 12Gi')}`,
    },
    {
      name: 'a pod for Linux',
      text: `${node('win-a', '8285748Ki')}---\n${pod('memory: 12Gi', 'linux')}`,
    },
    { name: 'no request', text: `${node('win-a', '8285748Ki')}---\n${pod('')}` },
  ],
  invalid: [
    {
      name: 'more memory than it has',
      text: `${node('win-a', '8285748Ki')}---\n${pod('memory: 12Gi')}`,
      messages: [/requests 12Gi of memory, and the Windows node that was sent can give 8285748Ki/],
      severity: 'warning',
    },
    {
      name: 'more processors than it has',
      text: `${node('win-a', '8285748Ki', '1900m')}---\n${pod('cpu: 2')}`,
      messages: [/requests 2 of cpu, .* can give 1900m/],
    },
  ],
})
