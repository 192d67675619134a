import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('src/ui/**/*.tsx').map((path) => readFileSync(path, 'utf8'))

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
