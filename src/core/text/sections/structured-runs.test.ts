import { expect, test } from 'vitest'
import { linesOf } from '../lines.ts'
import { structuredRuns } from './structured-runs.ts'

const runs = (text: string) =>
  structuredRuns(linesOf(text)).map(({ start, end }) => [start + 1, end])

test.each<readonly [name: string, text: string, runs: readonly (readonly [number, number])[]]>([
  ['a file below words', 'our file:\n{"a": 1}\nthanks\n', [[2, 2]]],
  ['a file over several lines', 'Hi,\n\n{\n  "a": [1]\n}\n\nthanks\n', [[3, 5]]],
  ['settings with a comment above', 'Hi,\n\n# ours\na_b: 1\nc_d: 2\n\nthanks\n', [[3, 5]]],
  ['a bracket with words behind it', 'Hi,\n\n{"a": 1} is what I see\n\nthanks\n', []],
  [
    'a file further below such a bracket',
    'Hi,\n\n[{"a": 1}] is what I see\n\n{"b": 2}\n\nthanks\n',
    [[5, 5]],
  ],
  ['what stands in a bracket with words behind it', 'Hi,\n\n{\n\n{"a": 1}\n\n} x\n', []],
  ['a bracket that nothing closes', 'Hi,\n\n{\n\n{"a": 1}\n\nthanks\n', []],
])('%s', (_, text, expected) => expect(runs(text)).toEqual(expected))

test('a text that is a file has none', () => expect(runs('{"a": 1}\n')).toEqual([]))
