import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { dnsAddressesIn } from './dns-addresses.ts'

const read = (text: string) =>
  dnsAddressesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(({ value }) =>
    String(value),
  )

test.each([
  'Service CIDR\n10.0.0.0/16\nDNS service IP\n10.0.0.10\nDocker bridge\n172.17.0.1/16',
  'Die Dienste liegen in 10.0.0.0/16, DNS 10.0.0.10',
  'services 10.0.0.0/16, DNS 10.0.0.10',
  'Service は 10.0.0.0/16、DNS 10.0.0.10',
])('the address of the cluster DNS: %j', (text) => expect(read(text)).toEqual(['10.0.0.10']))

test.each([
  'DNS service IP\nnot set\n10.0.0.10',
  'Die Dienste liegen in 10.0.0.0/16, DNS 192.168.1.10',
  'DNS servers\n10.0.0.10',
])('another address: %j', (text) => expect(read(text)).toEqual([]))
