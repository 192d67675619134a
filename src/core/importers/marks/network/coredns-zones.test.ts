import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
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
  ['The old Corefile had:\n\n    kubernetes old.example in-addr.arpa ip6.arpa\n', []],
  [
    'It has:\nkubernetes cluster.local in-addr.arpa {\n}\nkubernetes corp.example {\n}\n',
    [
      [['cluster.local'], 2],
      [['corp.example'], 4],
    ],
  ],
  [
    'rewrite name suffix .corp.example. .cluster.local.\nkubernetes cluster.local in-addr.arpa\n',
    [[['cluster.local', 'corp.example'], 2]],
  ],
  [
    'rewrite name api.example.com api.web.svc.cluster.local\nkubernetes cluster.local in-addr.arpa\n',
    [[['cluster.local'], 2]],
  ],
  [
    'rewrite stop {\n  name regex (.*)\\.example\\.com {1}.cluster.local\n}\nkubernetes cluster.local in-addr.arpa\n',
    [],
  ],
  ['corp.example:53 {\n  kubernetes\n}\nkubernetes cluster.local in-addr.arpa ip6.arpa\n', []],
])('%j', (text, zones) => expect(read(text)).toEqual(zones))
