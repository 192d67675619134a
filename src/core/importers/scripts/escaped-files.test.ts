import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { escapedFilesIn } from './escaped-files.ts'

const read = (text: string) =>
  escapedFilesIn(toDocument('a.json', { lines: linesOf(text), isFenced: false })).map((doc) => [
    doc.title,
    doc.text,
    doc.first,
    doc.placeAt(doc.text.lastIndexOf('\n') + 1),
  ])

test('a file in a string of JSON, each line of which stands where the string does', () =>
  expect(
    read('{\n "path": "C:/k/a.conf",\n "content": "{\\n  \\"cniVersion\\": \\"0.2.0\\"\\n}\\n"\n}'),
  ).toEqual([
    ['C:/k/a.conf', '{\n  "cniVersion": "0.2.0"\n}', 3, { file: 'a.json', line: 3, column: 46 }],
  ]))

test('a script that writes a file', () =>
  expect(
    read(`{"commandToExecute": "powershell -c \\"@'\\n{}\\n'@ | Set-Content a.json\\""}`),
  ).toEqual([['file', `powershell -c "@'\n{}\n'@ | Set-Content a.json"`, 1, expect.anything()]]))

test.each([
  ['one line', '{"a": "apiVersion: v1 kind: Pod and more\\n"}'],
  ['words', '{"a": "some words of a text\\nand some more"}'],
  ['no JSON', '{"a": "{\\n \\x a broken escape in here"}'],
])('nothing of %s', (_, text) => expect(read(text)).toEqual([]))
