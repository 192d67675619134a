import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const ranges = (text: string) =>
  Object.fromEntries(
    diagnose([{ name: 'mail.txt', text }]).observations.flatMap(({ decision, value }) =>
      decision === 'clusterCIDR' || decision === 'serviceCIDR' || decision === 'clusterDNS'
        ? [[decision, value]]
        : [],
    ),
  )

test.each([
  'Pod / service CIDR  10.42.0.0/16 / 10.43.0.0/16',
  'Pod/Service CIDR: 10.42.0.0/16, 10.43.0.0/16',
  'Service and pod network: 10.43.0.0/16 and 10.42.0.0/16',
  'Pods und Dienste: 10.42.0.0/16 und 10.43.0.0/16',
])('%s', (text) =>
  expect(ranges(text)).toEqual({ clusterCIDR: '10.42.0.0/16', serviceCIDR: '10.43.0.0/16' }),
)

test('names that do not stand together each have their own', () => {
  expect(ranges('Pod CIDR: 10.42.0.0/16, service CIDR: 10.43.0.0/16')).toEqual({
    clusterCIDR: '10.42.0.0/16',
    serviceCIDR: '10.43.0.0/16',
  })
})

test('an address for names beside such a pair, and in other languages', () => {
  expect(
    ranges('Pod / service CIDR  10.42.0.0/16 / 10.43.0.0/16\nDNS  10.43.0.10\n'),
  ).toMatchObject({ clusterDNS: '10.43.0.10' })
  expect(ranges('kubelet 的 clusterDNS 是 172.30.0.10，服务网段 172.30.0.0/16')).toMatchObject({
    clusterDNS: '172.30.0.10',
    serviceCIDR: '172.30.0.0/16',
  })
})
