import { expect, test } from 'vitest'
import { freeRange, usualDns, withDns } from './ranges.ts'

test.each([
  ['10.96.0.0/12', '10.96.0.10'],
  ['10.96.0.0/29', '10.96.0.2'],
  ['fd00:10:96::/112', 'fd00:10:96::a'],
  ['10.96.0.0/32', undefined],
  ['nothing', undefined],
])('the DNS Service of %s is %s', (serviceCIDR, dns) => expect(usualDns({ serviceCIDR })).toBe(dns))

test('a Service range moves with its DNS address, if it has one', () => {
  expect(withDns('10.0.0.0/16')).toEqual({ serviceCIDR: '10.0.0.0/16', clusterDNS: '10.0.0.10' })
  expect(withDns('10.0.0.0/32')).toEqual({ serviceCIDR: '10.0.0.0/32' })
})

test('a free range overlaps nothing that is taken, be it a range, an address or text', () => {
  expect(freeRange('clusterCIDR', [])).toBe('10.244.0.0/16')
  expect(freeRange('clusterCIDR', ['10.244.3.7', 'text'])).toBe('10.128.0.0/16')
  expect(freeRange('clusterCIDR', ['0.0.0.0/0'])).toBeUndefined()
})
