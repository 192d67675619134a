import { expect, test } from 'vitest'
import { linesOf } from '../../text/lines.ts'
import { sectionsOf } from '../../text/sections/sections.ts'
import { toDocument } from '../../model/document.ts'
import { placeOfCommand } from './with-command.ts'

test.each([
  ['PS C:\\> hostname\nw1\nPS C:\\> ipconfig\n', [1, 3]],
  ['PS C:\\> hostname\n\n\nw1\n', [1]],
])('the line of a command in %j', (text, lines) => {
  const documents = sectionsOf(linesOf(text)).map((section) => toDocument('a.txt', section))
  expect(documents.map((doc) => placeOfCommand(doc).line)).toEqual(lines)
})
