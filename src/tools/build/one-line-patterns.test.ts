import { expect, test } from 'vitest'
import { onOneLine } from './one-line-patterns.ts'

test('line breaks and indents of a pattern are left out, and of nothing else', () =>
  expect(
    onOneLine('const a = acrossLines`\n  b\\`c\n    |${d} e\n`\nconst f = `\n  g`\nwords`\n  h`'),
  ).toBe('const a = acrossLines`b\\`c|${d} e`\nconst f = `\n  g`\nwords`h`'))
