import { describe, expect, test } from 'vitest'
import { normalize } from './normalize.ts'

const startsIn = (text: string) => normalize(text).starts.length

const klog = 'E0307 18:34:36.028964    4216 server.go:749] kubelet needs to run as uid `0`.'

test.each([
  ['its own', (line: string) => line],
  ['a quotation in front', (line: string) => `> ${line}`],
  ['the name of a pod in front', (line: string) => `kube-proxy-x2 › kube-proxy ${line}`],
  ['a time in front', (line: string) => `2026-01-10T10:00:00Z stderr F ${line}`],
])('each line of a component is a message: %s', (_, form) =>
  expect(startsIn(Array.from({ length: 3 }, () => form(klog)).join('\n'))).toBe(3),
)

test('an error goes on behind the colon at which a mail broke its line', () => {
  const text = `failed with error: Get "http://localhost:10248/healthz": dial tcp [::1]:10248:
connectex: No connection could be made`
  expect(startsIn(text)).toBe(1)
  expect(startsIn('Ports:\nconnectex: 1')).toBe(2)
})

describe('a line that was wrapped begins no message', () => {
  test.each([
    [
      'with the id of a sandbox',
      `  Warning  FailedCreatePodSandBox  2m  kubelet  Failed to create pod sandbox: failed to setup network for sandbox
    "0e4c": plugin type="win-bridge" failed (add)`,
    ],
    [
      'with the answer of HNS',
      `E0307 18:34:36.028964    4216 proxier.go:1] hcnCreateEndpoint failed in Win32: (0x803b001e)
> {"Success":false,"Error":"IP address is either invalid"}`,
    ],
    [
      'with the name of an inner error',
      `plugin type="win-bridge" failed (add): error while adding
HostComputeEndpoint: failed to create the endpoint`,
    ],
    [
      'at the width of a terminal',
      `E0307 18:34:36.028964    4216 reflector.go:1] Failed to list *v1.Node: Get https:
http2: no cached connection was available`,
    ],
    [
      'inside of a value in quotes, before a colon',
      `    message: 'failed to create task: hcs::CreateComputeSystem
      shop-web: The container operating system does not match the host operating
      system.: unknown'`,
    ],
  ])('%s', (_, text) => expect(startsIn(text)).toBe(1))

  test.each([
    ['a member of JSON', '{\n  "status": 1,\n  "message": "x"\n}', 3],
    ['a key behind keys', `message: ${'x'.repeat(60)}\nreason: StartError`, 2],
    ['a key behind a value in quotes', `message: 'it is\n  gone'\nreason: StartError`, 2],
    ['a key behind a quote that nobody closed', `message: 'it is gone\nreason: StartError`, 2],
    ['a key below one with a quoted word', `message: "web" failed\n  reason: StartError`, 2],
    ['a key behind a short line', 'It says:\nfailed: 1', 2],
  ])('but %s does', (_, text, starts) => expect(startsIn(text)).toBe(starts))
})
