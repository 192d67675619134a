import { expect, test } from 'vitest'
import { parseEndpoint } from './endpoint.ts'

test.each([
  ['api.example.com:6443', 'api.example.com', 6443, undefined],
  ['10.0.0.4:443', '10.0.0.4', 443, '10.0.0.4'],
  ['[FD00::1]:65535', 'FD00::1', 65_535, 'fd00::1'],
])('%s is a host and a port', (text, host, port, address) => {
  const endpoint = parseEndpoint(text)
  expect(endpoint).toMatchObject({ host, port })
  expect(endpoint?.address?.text).toBe(address)
})

test.each(['', 'a', 'a:', ':1', 'a:0', 'a:65536', 'a b:1', 'https://a:1', 'fd00::1:1', 'a:1/x'])(
  '%j is none',
  (text) => expect(parseEndpoint(text)).toBeUndefined(),
)
