import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'a.txt', text }])
    .observations.filter(({ decision }) => decision === 'clusterDNS')
    .map(({ value }) => value)

const answer = (server: string) =>
  `C:\\>nslookup web\nServer:  ${server}\nAddress:  10.96.0.10\n\nName:    web.shop.svc.cluster.local\nAddress:  10.96.7.7\n`

test.each(['kube-dns.kube-system.svc.cluster.local', 'rke2-coredns-rke2-coredns.kube-system.svc'])(
  'the address of %s',
  (server) => expect(read(answer(server))).toEqual(['10.96.0.10']),
)

test('as busybox prints it', () =>
  expect(
    read(
      'Server:    10.96.0.10\nAddress 1: 10.96.0.10 kube-dns.kube-system.svc.cluster.local\n\nName:      web\nAddress 1: 10.96.7.7 web.shop.svc.cluster.local\n',
    ),
  ).toEqual(['10.96.0.10']))

test.each([
  'UnKnown',
  'dc1.contoso.com',
  // A pod that answers for the Service.
  '10-244-0-5.kube-dns.kube-system.svc.cluster.local',
])('another server: %s', (server) => expect(read(answer(server))).toEqual([]))
