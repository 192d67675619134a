import { expect, test } from 'vitest'
import { ps } from '../../text/powershell/powershell.ts'
import { argumentLines, json, powershell, toml, yaml } from './content.ts'
import { because } from './explained.ts'

const why = (text: string) => ({ text })
const explained = (content: { explain(): ReadonlyMap<number, { text?: string }> }) =>
  [...content.explain()].map(([line, { text }]) => `${line} ${text}`).toSorted()

test('YAML explains a value over all its lines, the nearest reason first', () => {
  const content = yaml(
    { kind: 'A', spec: because({ a: 1, list: ['x', because('y', why('inner'))] }, why('outer')) },
    { kind: because('B', why('second')), gone: undefined },
  )
  expect(content.text).toBe("kind: A\nspec:\n  a: 1\n  list:\n    - x\n    - 'y'\n---\nkind: B\n")
  expect(explained(content)).toEqual([
    '2 outer',
    '3 outer',
    '4 outer',
    '5 outer',
    '6 inner',
    '8 second',
  ])
})

test('JSON is strict and explained by line', () => {
  const content = json({ a: because({ b: [1, 2] }, why('a')), c: because('d', why('c')) })
  expect(JSON.parse(content.text)).toEqual({ a: { b: [1, 2] }, c: 'd' })
  expect(explained(content)).toContain('2 a')
  expect(explained(content).at(-1)).toBe('8 c')
})

test('TOML explains tables and keys', () => {
  const content = toml({
    version: because(2, why('v')),
    plugins: { 'io.x': because({ k: 'v' }, why('p')) },
  })
  expect(content.text).toBe('version = 2\n\n[plugins."io.x"]\nk = "v"\n')
  expect(explained(content)).toEqual(['1 v', '3 p', '4 p'])
})

test('arguments stand one a line', () => {
  const content = argumentLines([
    { name: 'a', value: 'b c', why: why('x') },
    { name: 'windows-service', value: true, why: why('y') },
    { name: 'resolv-conf', value: '', why: why('z') },
  ])
  expect(content.text).toBe('--a=b c\n--windows-service\n--resolv-conf=\n')
  expect(explained(content)).toEqual(['1 x', '2 y', '3 z'])
})

test('a PowerShell script gets a byte order mark only when it needs one', () => {
  expect(powershell([{ code: ps`Write-Host ${'plain'}` }]).text).toBe("Write-Host 'plain'\n")
  expect(powershell([{ code: ps`Write-Host ${'Müller’s'}` }]).text).toBe(
    "\uFEFFWrite-Host 'Müller’’s'\n",
  )
})
