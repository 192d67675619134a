import { describe, expect, test } from 'vitest'
import { linesOf } from '../lines.ts'

const read = (text: string) => linesOf(text).map((line) => line.text)

describe('marks of quotation', () => {
  test('are taken off where a reply has them, and the lines keep their places', () => {
    const lines = linesOf('Hi,\n> a: 1\n>   b: 2\nBye')
    expect(lines.map(({ text }) => text)).toEqual(['Hi,', 'a: 1', '  b: 2', 'Bye'])
    expect(lines[1]).toMatchObject({ number: 2, indent: 2 })
  })
  test('nested, too', () => expect(read('> > a\n>> b')).toEqual(['a', 'b']))
  test('stay where each is a prompt', () => {
    const text = '> kubectl get nodes\n> kubectl version'
    expect(read(text)).toEqual(text.split('\n'))
  })
})

describe('line numbers', () => {
  test('are taken off inside of other text', () =>
    expect(read('Ours:\n 7 | a:\n 8 |   b: 1\n 9 |   c: 2\n10 | d: 3\nBye')).toEqual([
      'Ours:',
      'a:',
      '  b: 1',
      '  c: 2',
      'd: 3',
      'Bye',
    ]))
  test.each([
    ['of a short run', 'Ours:\n1 a\n2 b\n3 c\nBye'],
    ['of a list of steps', 'Do:\n1. a\n2. b\n3. c\n4. d\nBye'],
    ['that do not go up by one', 'Id\n1 a\n3 b\n4 c\n9 d\nBye'],
  ])('stay at the lines %s', (_, text) => expect(read(text)).toEqual(text.split('\n')))
})

describe('a comparison', () => {
  const head =
    'diff --git a/x.conf b/x.conf\nindex 83db48f..bf269f4 100644\n--- a/x.conf\n+++ b/x.conf'
  test('counts as it is afterwards', () => {
    const lines = linesOf(`${head}\n@@ -1,3 +1,3 @@\n {\n-  "a": 1\n+  "a": 2\n }\nThat is all`)
    expect(lines.map(({ text, number }) => [text, number])).toEqual([
      ['=== x.conf ===', 4],
      ['{', 6],
      ['  "a": 2', 8],
      ['}', 9],
      ['That is all', 10],
    ])
  })
  test('needs no hunks in a code block for it', () =>
    expect(read('```diff\n a: 1\n-b: 2\n+b: 3\n```')).toEqual(['```diff', 'a: 1', 'b: 3', '```']))
  test('is none where lines lack their mark', () => {
    const text = '```diff\na: 1\n- b\n+ c\n```'
    expect(read(text)).toEqual(text.split('\n'))
  })
  test('is none in a list of YAML', () => expect(read('- a\n- b')).toEqual(['- a', '- b']))
})

describe('an indent', () => {
  test('is taken off below a sentence', () =>
    expect(read('This is ours:\n\n\tapiVersion: v1\n\tkind: Pod\n\nThanks')).toEqual([
      'This is ours:',
      '',
      'apiVersion: v1',
      'kind: Pod',
      '',
      'Thanks',
    ]))
  test('settings and comments, too', () =>
    expect(read('This is ours:\n\n    # net\n    root = "a"\nThanks')).toEqual([
      'This is ours:',
      '',
      '# net',
      'root = "a"',
      'Thanks',
    ]))
  test.each([
    ['in a text of YAML', 'data:\n  a: |\n\n    apiVersion: v1'],
    ['in a list', 'items:\n\n  {\n  }'],
  ])('stays %s', (_, text) => expect(read(text)).toEqual(text.split('\n')))
})

test('marks of quotation without a blank behind them leave every line where it was', () =>
  expect(
    linesOf(
      '>apiVersion: v1\n>kind: Pod\n>metadata:\n>  name: a\n>spec:\n>  hostNetwork: true',
    ).map(({ text }) => text),
  ).toEqual([
    'apiVersion: v1',
    'kind: Pod',
    'metadata:',
    '  name: a',
    'spec:',
    '  hostNetwork: true',
  ]))
