import { expect, test } from 'vitest'
import { closedJson } from './closed-json.ts'

test.each([
  ['{"a": [1, 2', '{"a": [1, 2]}'],
  ['{\n  "a": {"b": "}"},\n', '{\n  "a": {"b": "}"},\n}'],
  ['{"a": "x", "b": "cut he', '{"a": "x", "b": }'],
  ['{"a": "\\"{"', '{"a": "\\"{"}'],
  ['[{"a": 1},\n  ...\n', '[{"a": 1},\n     \n]'],
])('%j', (text, closed) => expect(closedJson(text)).toBe(closed))

test.each(['{"a": 1}', '', 'kubelet.exe --v=4', '}'])('nothing is open in %j', (text) =>
  expect(closedJson(text)).toBeUndefined(),
)
