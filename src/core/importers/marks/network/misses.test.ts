import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const names = ['dns.unknown', 'nslookup.server', 'call.unanswered']
const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? [])
      .filter(({ name }) => names.includes(name))
      .map(({ name, value }) => [name, value]),
  )

test.each([
  [
    "C:\\>nslookup web\nServer:  UnKnown\nAddress:  10.0.0.10\n\n*** UnKnown can't find web: No response from server\n",
    [['nslookup.server', '10.0.0.10']],
  ],
  ['C:\\>nslookup web 10.0.0.7\nServer:  UnKnown\nAddress:  10.0.0.7\n', []],
  [
    'C:\\>curl.exe -v http://10.96.5.6:8080/healthz\ncurl: (7) Failed to connect to 10.96.5.6 port 8080\n',
    [['call.unanswered', '10.96.5.6 : 8080']],
  ],
  ['C:\\>curl.exe http://10.96.5.6:8080/\nok\n', []],
  [
    'Get "http://a": dial tcp: lookup orders.shop.svc.cluster.local on 10.96.0.10:53: no such host\n',
    [['dns.unknown', 'orders.shop.svc.cluster.local']],
  ],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))
