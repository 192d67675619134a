import { expect, test } from 'vitest'
import { flowedLines } from './flowed.ts'

const head = 'From: a@example.com\nContent-Type: text/plain; charset=utf-8; format=flowed\n\n'

test('paragraphs, and those that are quoted, with where their pieces stand', () => {
  const lines = flowedLines(`${head}One \ntwo.\n\n> --a=1 \n> --b=2 \nmore\n-- \nAna`) ?? []
  expect(lines.slice(3).map(({ text }) => text)).toEqual([
    'One two.',
    '',
    '> --a=1 --b=2 ',
    'more',
    '-- ',
    'Ana',
  ])
  expect(lines[5]?.pieces).toEqual([
    { from: 0, at: 6, before: 0 },
    { from: 8, at: 7, before: 2 },
  ])
})

test.each([
  ['another mail', 'From: a@example.com\nContent-Type: text/plain\n\nOne \ntwo'],
  ['words about it', 'We send Content-Type: text/plain; format=flowed \nand more'],
])('nothing of %s', (_, text) => expect(flowedLines(text)).toBeUndefined())
