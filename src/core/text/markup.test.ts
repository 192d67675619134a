import { expect, test } from 'vitest'
import { markupText } from './markup.ts'

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onload="x', '&quot; onload=&quot;x'],
  ['a & b &amp; c', 'a &amp; b &amp;amp; c'],
  ['null\u0000', 'null\uFFFD'],
])('%s', (text, markup) => expect(markupText(text)).toBe(markup))
