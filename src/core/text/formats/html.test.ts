import { expect, test } from 'vitest'
import { htmlText } from './html.ts'

test('no text leaves its element or its attribute', () => {
  expect(htmlText(`<script>"a" & 'b'</script>`)).toBe(
    '&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;',
  )
})

test('characters without a place become a mark, line breaks stay', () => {
  expect(htmlText('a\0b\nc\u009bd')).toBe('a\uFFFDb\nc\uFFFDd')
})
