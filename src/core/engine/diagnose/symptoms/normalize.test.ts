import { expect, test } from 'vitest'
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
