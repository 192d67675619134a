import { expect, test } from 'vitest'
import { toDocument } from '../model/document.ts'
import { linesOf } from '../text/lines.ts'
import { corednsZonesIn } from './coredns-zones.ts'

const read = (text: string) =>
  corednsZonesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ value, line }) => [value, line],
  )

test.each([
  [
    '.:53 {\n    kubernetes cluster.local in-addr.arpa ip6.arpa {\n       pods insecure\n    }\n}',
    [[['cluster.local'], 2]],
  ],
  [
    'kubernetes cluster.local. k8s.example.com in-addr.arpa',
    [[['cluster.local', 'k8s.example.com'], 1]],
  ],
  ['The kubernetes plugin serves in-addr.arpa too.', []],
  ['kubernetes in-addr.arpa ip6.arpa', []],
])('%j', (text, zones) => expect(read(text)).toEqual(zones))
