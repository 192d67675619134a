import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'
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

/** What HNS says on two nodes, each in a folder of its own. */
const sent = (type: string, first: string, second: string) =>
  [
    ['win-a', '10.0.0.4', first],
    ['win-b', '10.0.0.5', second],
  ].flatMap(([host = '', address = '', prefix]) => [
    { name: `${host}/hostname.txt`, text: `PS C:\\> hostname\n${host}\n` },
    {
      name: `${host}/network.json`,
      text: JSON.stringify({
        ActivityId: 'A',
        CurrentEndpointCount: 1,
        ManagementIP: address,
        Name: 'pods',
        Subnets: [{ AddressPrefix: prefix }],
        Type: type,
      }),
    },
  ])

test.each([
  ['an overlay on two nodes with one subnet', 'Overlay', '10.244.1.0/24', '10.244.1.0/24', 1],
  ['an overlay with a subnet on each node', 'Overlay', '10.244.1.0/24', '10.244.2.0/24', 0],
  // Pods that have addresses of the network of the hosts share its subnet.
  ['a bridge on two nodes of one subnet', 'L2Bridge', '10.0.0.0/16', '10.0.0.0/16', 0],
] as const)('%s', (_, type, first, second, count) => {
  const found = diagnose(sent(type, first, second)).findings.filter(
    ({ id }) => id === 'pod-subnet-once',
  )
  expect(found).toHaveLength(count)
  for (const { message } of found)
    expect(message).toMatch(/win-b.* and .*win-a have the pod subnet/)
})
