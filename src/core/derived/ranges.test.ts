import { expect, test } from 'vitest'
import { moveRange, rangesAmong, usualDns, withDns } from './ranges.ts'

test.each([
  ['10.96.0.0/12', '10.96.0.10'],
  ['10.96.0.0/29', '10.96.0.2'],
  ['fd00:10:96::/112', 'fd00:10:96::a'],
  ['10.96.0.0/32', undefined],
  ['nothing', undefined],
])('the DNS Service of %s is %s', (text, dns) => expect(usualDns(rangesAmong([text]))).toBe(dns))

test('a Service range moves with its DNS address, if it has one', () => {
  expect(withDns('10.0.0.0/16')).toEqual({ serviceCIDR: '10.0.0.0/16', clusterDNS: '10.0.0.10' })
  expect(withDns('10.0.0.0/32')).toEqual({ serviceCIDR: '10.0.0.0/32' })
})

test('a range moves to the first usual one that overlaps nothing, if there is any', () => {
  const moved = (avoid: readonly string[]) => moveRange('clusterCIDR', rangesAmong(avoid))
  expect(moved([])).toEqual({ suggestion: { clusterCIDR: '10.244.0.0/16' } })
  expect(moved(['10.244.3.7', 'text'])).toEqual({ suggestion: { clusterCIDR: '10.128.0.0/16' } })
  expect(moved(['0.0.0.0/0'])).toEqual({})
  expect(moveRange('serviceCIDR', rangesAmong(['10.96.0.0/16']))).toEqual({
    suggestion: { serviceCIDR: '10.0.0.0/16', clusterDNS: '10.0.0.10' },
  })
})
