import { expect, test } from 'vitest'
import { isNodeName, isDnsLabel, isDnsSubdomain, isServiceName, toServiceName } from './names.ts'

test.each(['a', '0', 'win-webserver', 'a'.repeat(63)])('%s is a label', (text) =>
  expect(isDnsLabel(text)).toBe(true),
)

test.each(['', 'A', '-a', 'a-', 'a.b', 'a_b', 'a b', 'a'.repeat(64), 'ä', 'a\n'])(
  '%j is no label',
  (text) => expect(isDnsLabel(text)).toBe(false),
)

test('a subdomain has labels between dots', () => {
  expect(isDnsSubdomain('a.b-c.d')).toBe(true)
  expect(isDnsSubdomain('a..b')).toBe(false)
  expect(isDnsSubdomain(`${'a'.repeat(200)}.${'b'.repeat(60)}`)).toBe(false)
})

test('a Service starts with a letter', () => {
  expect(isServiceName('web1')).toBe(true)
  expect(isServiceName('1web')).toBe(false)
})

test.each([
  ['My Web_Server!', 'my-web-server'],
  ['1st.app', 'st-app'],
  ['---', 'web'],
  [`${'a'.repeat(62)}-b`, 'a'.repeat(62)],
])('%s becomes %s', (text, name) => {
  expect(toServiceName(text, 'web')).toBe(name)
  expect(isServiceName(toServiceName(text, 'web'))).toBe(true)
})

test('a label holds a node’s name', () => {
  expect(isNodeName('a'.repeat(63))).toBe(true)
  expect(isNodeName('a'.repeat(64))).toBe(false)
  expect(isNodeName('WIN')).toBe(false)
})
