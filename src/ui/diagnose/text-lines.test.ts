import { describe, expect, test } from 'vitest'
import { piecesOf, stretchesOf } from './text-lines.ts'

describe('stretchesOf', () => {
  test('a short text is shown whole', () =>
    expect(stretchesOf(300, [])).toEqual([{ from: 1, to: 300, isFolded: false }]))

  test('of a long one the start, what is wanted and its neighbours', () =>
    expect(stretchesOf(1000, [500])).toEqual([
      { from: 1, to: 3, isFolded: false },
      { from: 4, to: 497, isFolded: true },
      { from: 498, to: 502, isFolded: false },
      { from: 503, to: 1000, isFolded: true },
    ]))

  test('what was opened stays open, and no line is lost', () => {
    const stretches = stretchesOf(1000, [1000], [[4, 403]])
    expect(stretches.map(({ isFolded }) => isFolded)).toEqual([false, true, false])
    expect(stretches.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(1000)
  })
})

describe('piecesOf', () => {
  const value = (column: number, raw: string) => ({ column, raw, name: 'vni' })

  test('values that stand at their place are told from the rest', () =>
    expect(piecesOf('"VNI": 1,', [value(8, '1')])).toEqual([
      { text: '"VNI": ' },
      { text: '1', name: 'vni' },
      { text: ',' },
    ]))

  test.each([
    ['masked', '"VNI": ***', [value(8, '1')]],
    ['no value', 'abc', []],
    ['an empty line', '', []],
  ])('a line stays whole: %s', (_, line, values) =>
    expect(piecesOf(line, values)).toEqual([{ text: line }]),
  )

  test('of two values at one place the first counts', () =>
    expect(piecesOf('ab', [value(1, 'ab'), value(2, 'b')])).toEqual([{ text: 'ab', name: 'vni' }]))
})
