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

test('every button is without a ripple, which is left out', () => {
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  for (const text of sources) {
    expect(count(text, /disableRipple/g)).toBeGreaterThanOrEqual(
      count(text, /<(?:ButtonBase|Switch|Checkbox|Radio|Tab)\b/g),
    )
  }
})
