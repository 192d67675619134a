import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { windowsWantedIn } from './windows-wanted.ts'

const read = (text: string) =>
  windowsWantedIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ raw }) => raw,
  )

test.each([
  ['We want to join a Windows machine as an agent.', 'Windows machine'],
  ['How do I add two new Windows nodes?', 'Windows nodes'],
  ['The Windows agent does not start.', 'Windows agent'],
  ['Which file does the agent on Windows need?', 'agent on Windows'],
])('%s', (text, raw) => {
  expect(read(text)).toStrictEqual([raw])
})

test.each([
  'We do not have Windows nodes here.',
  'Developers have Windows laptops.',
  'A Windows image for the node',
])('%s', (text) => {
  expect(read(text)).toStrictEqual([])
})
