import { expect, test } from 'vitest'
import { bracketsIn } from './brackets.ts'

test.each([
  ['{ "a": [1, 2] } and more {', 0, { open: 1, end: 15 }],
  ['"a": { "b": "} \\" ]" }', 0, { open: 0, end: 22 }],
  ['"a": [', 1, { open: 2, end: undefined }],
  ['}, {', 1, { open: 1, end: 1 }],
  ['} ]', 2, { open: 0, end: 3 }],
])('%s', (text, before, counted) => expect(bracketsIn(text, before)).toEqual(counted))
