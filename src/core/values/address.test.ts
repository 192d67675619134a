import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressCount,
  containsAddress,
  containsRange,
  nthAddress,
  nthSubnet,
  overlaps,
  parseAddress,
  parseAddressList,
  parseCidr,
  parseCidrList,
  parseRangeOrAddress,
} from './address.ts'

describe('parseAddress', () => {
  test.each([
    ['10.0.0.10', '10.0.0.10'],
    ['0.0.0.0', '0.0.0.0'],
    ['fd00:0::1', 'fd00::1'],
    ['::ffff:1.2.3.4', '::ffff:102:304'],
  ])('%s is %s', (text, canonical) => expect(parseAddress(text)?.text).toBe(canonical))

  test.each([
    '',
    '10.0.0',
    '10.1',
    '010.0.0.1',
    '10.0.0.256',
    '0x0a.0.0.1',
    '1.2.3.4/24',
    'fe80::1%3',
    '10.0.0.1 ',
    'a.b.c.d',
    '::1::',
    '1234',
  ])('%s is none', (text) => expect(parseAddress(text)).toBeUndefined())
})

describe('parseCidr', () => {
  test('knows host bits and the network address', () => {
    const range = parseCidr('172.17.0.1/16')
    expect(range?.text).toBe('172.17.0.0/16')
    expect(range?.hasHostBits).toBe(true)
    expect(parseCidr('172.17.0.0/16')?.hasHostBits).toBe(false)
    expect(parseCidr('0.0.0.0/0')?.text).toBe('0.0.0.0/0')
    expect(parseCidr('FD00:10:244::/64')?.text).toBe('fd00:10:244::/64')
  })

  test.each([
    '10.0.0.0',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0/16',
    'fd00::/129',
    'ten/8',
    '10.0.0.0/+8',
  ])('%s is none', (text) => expect(parseCidr(text)).toBeUndefined())

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void [parseCidr(text), parseAddress(text)]))
  })

  test('reads back what it spells', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(128), (address, size) => {
        const prefix = address.includes(':') ? size : size % 33
        const range = parseCidr(`${address}/${prefix}`)
        expect(range && parseCidr(range.text)).toMatchObject({
          first: range?.first,
          last: range?.last,
          hasHostBits: false,
        })
      }),
    )
  })
})

test('lists hold one of each family', () => {
  expect(parseCidrList('10.244.0.0/16, fd00:10:244::/56')?.map(({ family }) => family)).toEqual([
    'ipv4',
    'ipv6',
  ])
  expect(parseCidrList('10.244.0.0/16,')).toBeUndefined()
  expect(parseAddressList('10.0.0.10,fd00::a')).toHaveLength(2)
})

describe('arithmetic', () => {
  const range = (text: string) => {
    const parsed = parseRangeOrAddress(text)
    if (!parsed) throw new Error(text)
    return parsed
  }

  test('containment and overlap', () => {
    expect(containsRange(range('10.0.0.0/8'), range('10.244.0.0/16'))).toBe(true)
    expect(containsRange(range('10.244.0.0/16'), range('10.0.0.0/8'))).toBe(false)
    expect(overlaps(range('10.96.0.0/12'), range('10.111.1.0/24'))).toBe(true)
    expect(overlaps(range('10.96.0.0/12'), range('10.112.0.0/16'))).toBe(false)
    expect(overlaps(range('::/0'), range('0.0.0.0/0'))).toBe(false)
    const address = parseAddress('10.244.3.4')
    expect(address && containsAddress(range('10.244.3.0/24'), address)).toBe(true)
  })

  test('addresses and subnets by number', () => {
    expect(nthAddress(range('10.96.0.0/12'), 10)?.text).toBe('10.96.0.10')
    expect(nthAddress(range('10.0.0.0/30'), 4)).toBeUndefined()
    expect(nthSubnet(range('10.244.0.0/16'), 24, 1).text).toBe('10.244.1.0/24')
    expect(nthSubnet(range('10.244.3.0/24'), 24, 1).text).toBe('10.244.3.0/24')
    expect(nthSubnet(range('10.244.0.0/24'), 25, 3).text).toBe('10.244.0.128/25')
    expect(nthSubnet(range('fd00:10:244::/56'), 64, 1).text).toBe('fd00:10:244:1::/64')
    expect(addressCount(range('10.0.0.0/24'))).toBe(256)
    expect(range('192.168.40.12').text).toBe('192.168.40.12/32')
  })
})
