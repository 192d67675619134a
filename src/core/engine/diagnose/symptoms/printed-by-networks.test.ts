import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const first = (text: string) => {
  const [found] = matchSymptoms([{ file: 'paste.txt', text }], {})
  return found && `${found.id}: ${found.causes[0]?.cause ?? ''}`
}

test.each([
  [
    'kd-01: HNS gave',
    'E1130 20:11:40.539408    3760 main.go:289] Error registering network: failed to get management IP from HNSNetwork cbr0: timed out',
  ],
  [
    'kd-02: mode in',
    'plugin type="azure-vnet" failed (add): Failed to create network: Network mode is invalid',
  ],
  [
    'kd-03: The Service',
    'specified --service-cluster-ip-range is too large; for 32-bit addresses, the mask must be >= 12',
  ],
  ['cn-05: dns of', 'azure-vnet: Failed to create endpoint: Wrong DNS configuration'],
  [
    'm-net-49: net-conf.json has',
    'Error registering network: DirectRouting is not supported on Windows',
  ],
  [
    'm-net-05: The plugin',
    'failed to set up pod: error while CreateEndpoint: The object already exists.',
  ],
  [
    'm-net-05: host-local gave',
    'The first pod on each new node never starts, the second one does:\nfailed to set up pod: error while CreateEndpoint: The object already exists.',
  ],
  [
    'cn-17: The plugin crashes',
    'plugin type="calico" failed (add): netplugin failed: "panic: interface conversion: interface {} is nil, not string"',
  ],
  [
    'cn-18: A policy of the file',
    'plugin type="azure-vnet" failed (add): Failed to create endpoint: unexpected end of JSON input',
  ],
])('%s', (cause, text) => {
  expect(first(text)).toMatch(new RegExp(`^symptom-${cause}`))
})
