import { describe, expect, test } from 'vitest'
import type { Edit } from '../../../model/finding.ts'
import { withEdits } from './apply.ts'

const at = (line: number, column: number, from: string, to: string, more: Partial<Edit> = {}) => ({
  file: 'a.txt',
  line,
  column,
  from,
  to,
  ...more,
})
const applied = (text: string, ...edits: readonly Edit[]) =>
  withEdits([{ name: 'a.txt', text }], edits)[0]?.text

describe('changes of a text', () => {
  test('keep its line ends', () =>
    expect(applied('a=1\r\nb=2\r\n', at(2, 3, '2', '3'))).toBe('a=1\r\nb=3\r\n'))

  test('of several at once are those of the text as it was', () =>
    expect(applied('a b\nc\n', at(1, 1, 'a', 'aaa'), at(1, 3, 'b', 'x'), at(2, 1, 'c', 'd'))).toBe(
      'aaa x\nd\n',
    ))

  test('take a line away that has nothing left', () =>
    expect(
      applied('a:\n  - x\n  - y\nb\n', at(2, 5, 'x', '', { dropsLine: true }), at(4, 1, 'b', 'c')),
    ).toBe('a:\n  - y\nc\n'))

  test('put in lines with the ends of the others', () =>
    expect(applied('a\r\nb', at(1, 1, 'a', 'a\nx'))).toBe('a\r\nx\r\nb'))

  test.each([at(1, 1, 'x', 'y'), at(9, 1, 'a', 'y'), at(1, 1, 'a', 'y', { file: 'b.txt' })])(
    'that do not find their text change nothing: %o',
    (edit) => expect(applied('a\n', edit)).toBe('a\n'),
  )
})
