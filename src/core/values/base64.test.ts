import { expect, test } from 'vitest'
import { base64Text } from './base64.ts'

test.each([
  ['UTF-8', 'R3LDvMOfZQ==', 'Grüße'],
  ['lines', 'UHJv\nZmls', 'Profil'],
  ['UTF-8 with a mark', '77u/YQ==', 'a'],
  ['UTF-16', '//5hAGIA', 'ab'],
  ['UTF-16, the other way', '/v8AYQBi', 'ab'],
  ['UTF-16 without a mark', 'YQBiAGMAZABlAGYAZwBoAGkA', 'abcdefghi'],
  ['Latin letters', 'R3L8', 'Grü'],
])('%s', (_, lines, text) => expect(base64Text(lines)).toBe(text))

test.each([
  ['words', 'so-so words'],
  ['nothing', ' '],
  ['a picture', 'iVBORw0KGgoAAAANSUhEUgAA'],
])('%s is no text', (_, lines) => expect(base64Text(lines)).toBeUndefined())
