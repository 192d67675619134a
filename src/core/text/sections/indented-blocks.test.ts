import { expect, test } from 'vitest'
import { growthOf } from '../../testing/count-work.ts'
import { fencedBlocks } from './indented-blocks.ts'
import type { Line } from '../lines.ts'

const lines = (text: string) =>
  text.split('\n').map((one, i) => ({ text: one, number: i + 1, indent: 0, raw: one }))
const read = (text: string) =>
  fencedBlocks(lines(text))
    .map((one) => one.text)
    .join('\n')

test.each([
  [
    'Our file:\n\n    a: 1\n    b:\n      c: 2\n\nand so on',
    'Our file:\n```\na: 1\nb:\n  c: 2\n```\nand so on',
  ],
  ['### Config\n\n\t[grpc]\n\t  a = 1\n', '### Config\n```\n[grpc]\n  a = 1\n```'],
  [
    '`config.toml`\n\n    x = 1\n\n    y = 2\n\nnodes.txt\n\n    NAME  STATUS\n    w1    Ready',
    '`config.toml`\n```\nx = 1\n\ny = 2\n```\nnodes.txt\n```\nNAME  STATUS\nw1    Ready\n```',
  ],
])('blocks below words: %j', (text, expected) => expect(read(text)).toBe(expected))

test.each([
  'spec:\n    a: 1\n\n    b: 2\nmore: 3',
  'apiVersion: v1\n\n    a: 1\n\nb: 2',
  'version = 2\n\n    [grpc]\n\n[debug]',
  'function Start {\n\n    $a = 1\n\n}',
  'We tried this:\n\n    first the one\n    and then the other\n\nand more',
  '```\nWords above it\n\n    a: 1\n\n```',
  'Words above it\n    a: 1\n\nmore',
])('everything else stays: %j', (text) => expect(read(text)).toBe(text))

test('each line keeps its place', () =>
  expect(fencedBlocks(lines('See below\n\n    a: 1'))[2]).toEqual({
    text: 'a: 1',
    number: 3,
    indent: 4,
    raw: '    a: 1',
  }))

test('work grows with the text alone', () => {
  const text = (n: number) => `Words above it\n\n${'    a: 1\n\n'.repeat(n)}end`
  expect(growthOf((n) => read(text(n)), 1_000)).toBeLessThan(4.5)
})

test('lines of blanks below a sentence are read a few times each', () => {
  let read = 0
  const blank = (number: number): Line => ({
    get text() {
      read += 1
      return '\t'
    },
    number,
    indent: 0,
    raw: '\t',
  })
  const sentence: Line = { text: 'It is this', number: 1, indent: 0, raw: 'It is this' }
  fencedBlocks([sentence, ...Array.from({ length: 2_000 }, (_, i) => blank(i + 2))])
  expect(read).toBeLessThan(2_000 * 20)
})
