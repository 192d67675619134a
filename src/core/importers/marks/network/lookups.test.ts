import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? [])
      .filter(({ name }) => name.startsWith('lookup.'))
      .map(({ name, value }) => [name, value]),
  )
const answer = 'Server:  UnKnown\nAddress:  10.244.0.7\n\nName:    a\nAddress:  10.96.0.1\n'
const timeout = 'DNS request timed out.\n    timeout was 2 seconds.\n'
const full = 'kubernetes.default.svc.cluster.local'

test.each([
  [`C:\\>nslookup kubernetes.default 10.244.0.7\n${answer}`, [['lookup.answeredBy', '10.244.0.7']]],
  [`C:\\>nslookup ${full}\n${answer}`, [['lookup.fullName', full]]],
  [
    `PS C:\\> Resolve-DnsName ${full} -Server 10.244.0.7\n\nName    Type TTL Section IPAddress\n----    ---- --- ------- ---------\n${full} A    5   Answer  10.96.0.1\n`,
    [
      ['lookup.answeredBy', '10.244.0.7'],
      ['lookup.fullName', full],
    ],
  ],
  [`C:\\>nslookup ${full} 10.244.0.7\n${timeout}`, []],
  [`C:\\>nslookup example.com 8.8.8.8\n${answer}`, []],
  [`C:\\>nslookup orders.shop\n${answer}`, []],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))
