import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { rke2ServersIn } from './rke2-servers.ts'

const serversIn = (text: string) =>
  rke2ServersIn(toDocument('a.log', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, raw }) => [name, value, raw],
  )
const logged = (name: string, port: number, to: string) =>
  `time="2024-05-06T06:42:48Z" level=info msg="Running load balancer ${name} 127.0.0.1:${port} -> [${to}] [default: ${to}]"`

test('the log of an agent names the server that it passes requests on to', () =>
  expect(serversIn(logged('rke2-agent-load-balancer', 6444, '10.84.0.5:9345'))).toEqual([
    ['rke2.server', 'https://10.84.0.5:9345', '10.84.0.5:9345'],
  ]))

test('behind another port it names the API servers, and no server to join', () =>
  expect(
    serversIn(logged('rke2-api-server-agent-load-balancer', 6443, '10.84.0.5:6443 10.84.0.6:6443')),
  ).toEqual([['apiServerEndpoint', '10.84.0.5:6443', '10.84.0.5:6443']]))

test.each([
  ['no API server yet', logged('rke2-api-server-agent-load-balancer', 6443, '')],
  ['no server yet', logged('rke2-agent-load-balancer', 6444, '')],
])('nothing from %s', (_, text) => expect(serversIn(text)).toEqual([]))
