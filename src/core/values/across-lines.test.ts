import { expect, test } from 'vitest'
import { acrossLines } from './across-lines.ts'

test('line breaks and indents are no part of a pattern', () => {
  const numbers = String.raw`\d{1,3}`
  expect(acrossLines`
    ^(?:
      a b|${numbers}
      | c\n
    )$
  `).toBe(String.raw`^(?:a b|\d{1,3}| c\n)$`)
})

test('a part is left as it is', () => expect(acrossLines`a${'\n  b'}`).toBe('a\n  b'))
