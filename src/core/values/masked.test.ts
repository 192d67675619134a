import { expect, test } from 'vitest'
import { masked } from './masked.ts'

test.each([
  ['token=abcdefghijkl x', '*** x'],
  ['"password: hunter2hunter2", x', '"***", x'],
  ['Bearer eyJhbGciOiJSUzI1NiIs.eyJpc3MiOiJrdWJlcm5l.c2lnbg x', 'Bearer *** x'],
  ['tls.key: LS0tLS1CRUdJTiBSU0E= x', 'tls.key: *** x'],
  ['http://user:pa55word@proxy.example.com:3128', 'http:***proxy.example.com:3128'],
])('%s is masked to its end, and no further', (text, clean) => expect(masked(text)).toBe(clean))
