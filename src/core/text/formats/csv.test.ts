import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('quotes what would break the line', () =>
  expect(csvLine(['a', 'b,c', 'say "d"', 'e\nf'])).toBe('a,"b,c","say ""d""","e\nf"'))

test('a formula stays text', () => expect(csvLine(['=1+1', '-2', 'x=1'])).toBe("'=1+1,'-2,x=1"))
