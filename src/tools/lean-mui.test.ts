import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(join('src/ui', path), 'utf8'))

test('nothing that is left out of the build is asked for', () => {
  for (const text of sources) {
    expect(text).not.toMatch(/CircularProgress|TextareaAutosize|TouchRipple|\bloading=|multiline/)
    expect(text).not.toMatch(/cssVariables|colorSchemes/)
  }
})

test('no component takes its style as a property, and every icon is our own', () => {
  const all = sources.join('\n')
  expect(all).not.toMatch(/\bsx=|withTheme|@mui\/material\/(?:Input|TextField|Checkbox|Radio)'/)
  const given = (name: string) => [...all.matchAll(new RegExp(`<${name}\\n[^>]*>`, 'g'))].join('')
  expect(all.match(/<Alert\b/g)).toHaveLength(given('Alert').match(/\bicon=/g)?.length ?? 0)
  expect(given('Alert')).not.toContain('onClose')
  expect(all.match(/<NativeSelect\b/g)).toHaveLength(
    given('NativeSelect').match(/\binput=/g)?.length ?? 0,
  )
})

test('every button is without a ripple, which is left out', () => {
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  for (const text of sources) {
    expect(count(text, /disableRipple/g)).toBeGreaterThanOrEqual(
      count(text, /<(?:ButtonBase|Switch|Checkbox|Radio|Tab)\b/g),
    )
  }
})
