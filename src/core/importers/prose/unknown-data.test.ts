import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const reasons = (text: string) =>
  diagnose([{ name: 'a.yaml', text }]).unread.map(({ reason }) => reason)

test.each([
  ['apiVersion: apps/v1\nknid: Deployment\nmetadata:\n  name: a\n', /knid may stand for kind/],
  ['{\n  "cniVerson": "0.3.1",\n  "name": "a"\n}\n', /cniVerson may stand for cniVersion/],
])('a key at the top that is misspelt: %j', (text, reason) =>
  expect(reasons(text)).toEqual([expect.stringMatching(reason)]),
)

test.each(['colour: red\nsize: 3\n', 'find: all\nsort: name\n'])('no such key: %j', (text) =>
  expect(reasons(text)).toEqual([expect.stringMatching(/nothing checks it\.$/)]),
)
