import { expect, test } from 'vitest'
import { isHandedOver, isPolicyAgentBeside } from './handed-over.ts'

const cni = (value: string, file = 'a.md') => ({
  decision: 'cni' as const,
  name: 'cni',
  value,
  raw: value,
  file,
  line: 1,
  column: 1,
  weight: 'statement' as const,
})

test.each([
  ['flannel', 'win-overlay', true],
  ['sdnbridge', 'flannel', true],
  ['flannel', 'calico', false],
  ['flannel', 'azure-vnet', false],
  ['win-bridge', 'win-overlay', false],
])('%s and %s', (a, b, expected) => {
  expect(isHandedOver(cni(a), cni(b))).toBe(expected)
  expect(isHandedOver(cni(a), cni(b, 'b.md'))).toBe(false)
})

test('what OVN hands over to stands in a file of its own', () => {
  expect(isHandedOver(cni('ovn-kubernetes'), cni('win-overlay', 'cni.conf'))).toBe(true)
  expect(isHandedOver(cni('win-bridge'), cni('ovn-kubernetes'))).toBe(false)
})

test.each([
  ['calico', 'azure-vnet', true],
  ['vpc-bridge', 'calico', true],
  ['calico', 'flannel', false],
  ['antrea', 'azure-vnet', false],
])('policies of %s beside %s', (a, b, expected) => {
  expect(isPolicyAgentBeside(cni(a), cni(b))).toBe(expected)
})
