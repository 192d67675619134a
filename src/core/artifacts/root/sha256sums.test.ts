import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sourceAreas } from '../../catalog/sources/index.ts'
import { resolve } from '../../engine/resolve.ts'
import type { GeneratedFile } from '../../model/artifact.ts'
import { initialChoices } from '../../model/presets/define.ts'
import { sha256sums } from './sha256sums.ts'

const file = (path: string, text: string): GeneratedFile => ({
  path,
  artifact: 'a',
  language: 'text',
  text,
  explain: () => new Map(),
})

test('holds for the bytes of each file, byte order mark included', () => {
  const files = [file('a/b.txt', 'abc\n'), file('c.ps1', '\uFEFFWrite-Host ’\n')]
  const scenario = resolve(initialChoices)
  const text = sha256sums.generate(scenario, {
    choices: initialChoices,
    findings: [],
    files,
    source: (ref) => sourceAreas['kubernetes']?.[ref],
  }).text
  expect(text).toBe(
    files
      .map(
        ({ path, text }) => `${createHash('sha256').update(text, 'utf8').digest('hex')}  ${path}\n`,
      )
      .join(''),
  )
})
