import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const routes = (gateway: string, by: string) =>
  `PS C:\\> route print -4\nIPv4 Route Table\nActive Routes:\nNetwork Destination        Netmask          Gateway       Interface  Metric\n          0.0.0.0          0.0.0.0         ${gateway}        ${by}     25\n`

test('routes of two machines are not held against each other', () => {
  const { findings } = diagnose([
    { name: 'node-1.txt', text: routes('10.0.0.1', '10.0.0.21') },
    { name: 'node-2.txt', text: routes('10.0.1.1', '10.0.1.22') },
  ])
  expect(findings.map(({ id }) => id)).not.toContain('default-gateway-once')
})
