import { expect, test } from 'vitest'
import { diagnose } from './diagnose.ts'

/** More lines than a function takes arguments. */
const lines = 160_000

test.each([
  ['words', 'an ordinary line'],
  ['a log', 'I1122 10:00:00.000000 1 kubelet.go:1] x'],
  ['a table', 'win-1   Ready   <none>   1d   v1.30.1'],
  ['prompts', 'PS C:\\k> dir'],
])('%s in any number are read', { timeout: 60_000 }, (_, line) => {
  const text = `${line}\n`.repeat(lines)
  const { documents, unread } = diagnose([{ name: 'a.txt', text }])
  expect(documents.length + unread.length).toBeGreaterThan(0)
})
