import { expect, test } from 'vitest'
import { isCovered, isCoveredName } from './covered.ts'

test.each([
  'xxx.xxx.xxx.xxx',
  '10.x.x.5',
  'XX.XX.XX.XX/16',
  '***.***.***.***',
  '172.16.#.0/24',
  '10.244.N.0/24',
  'a.b.c.d',
  '10.xx.0.0/xx',
  '10.96.x.0/16,fd00::/108',
  'fd00:xxxx::/108',
  'xxxx:xxxx::10',
])('%s is covered', (text) => {
  expect(isCovered(text)).toBe(true)
})

test.each([
  '10.96.0.10',
  '10.96.0',
  '10.96.0.256',
  '10.96.0.1O',
  '10.244.0.0/16',
  'kube-dns.kube-system.svc.local',
  'fd00::10',
  'node.example.com.x',
  '1.2.3.4x',
  '',
  'x.'.repeat(500),
])('%s is not', (text) => {
  expect(isCovered(text)).toBe(false)
})

test.each([
  '***',
  'XXXX',
  'xxxx',
  '***.azurecr.io/app:v1',
  'registry.example.com/XXX/app:1.0',
  'XXXXX.azurecr.io/app',
  'REDACTED',
  'app-REDACTED',
  '...',
])('%s is a covered name', (text) => {
  expect(isCoveredName(text)).toBe(true)
})

test.each([
  'win-xxx1',
  'xx',
  'app:*',
  'mcr.microsoft.com/windows/nanoserver:ltsc2022',
  'MAXXX',
  'removed',
])('%s is a name', (text) => {
  expect(isCoveredName(text)).toBe(false)
})
