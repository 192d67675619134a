import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const causeOf = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).findings.find(({ id }) =>
    /^symptom-(?:tw-41|m-dns-01)$/.test(id),
  )?.causes?.[0]?.cause
const upstream = /passes all other names on/

test.each([
  'DNS request timed out. Names of services in Windows pods do not resolve at all, neither do external names.',
  'In our Windows pods all names resolve, of services and outside of the cluster.',
  'Windows pods: external names failed last week, but since the firewall was opened all names resolve.',
  'Only names outside of the cluster fail in the lab; here Windows pods are fine.',
])('no word of the servers behind CoreDNS: %s', (text) =>
  expect(causeOf(text) ?? '').not.toMatch(upstream),
)

test.each([
  'In our Windows pods, names of services resolve fine (web.shop.svc.cluster.local), but anything outside of the cluster, e.g. www.bing.com, ends with "DNS request timed out".',
  'From Windows pods internal names work, but external names cannot be resolved. We do not get DNS for www.google.com.',
  'DNS in Windows pods fails: only names outside of the cluster do not resolve.',
])('the servers behind CoreDNS first: %s', (text) => expect(causeOf(text)).toMatch(upstream))
