import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { echoedFilesIn } from './echoed-files.ts'

const files = (text: string) =>
  echoedFilesIn(toDocument('a.cmd', { lines: linesOf(text), isFenced: false })).map(
    ({ title, text: written, first }) => [title, written, first],
  )

test('lines that are added one by one', () =>
  expect(
    files(
      '@echo off\necho { > C:\\k\\cni.conf\necho   "name": "a^&b" >> "C:\\K\\cni.conf"\necho } 1>> C:\\k\\cni.conf\n',
    ),
  ).toEqual([['cni.conf', '{\n  "name": "a&b"\n}', 2]]))

test('the arrow in front, and two files beside each other', () =>
  expect(
    files('@>a.json echo {\n@>b.yaml echo kind: A\n@>>a.json echo }\n@>>b.yaml echo name: b\n'),
  ).toEqual([
    ['a.json', '{\n}', 1],
    ['b.yaml', 'kind: A\nname: b', 2],
  ]))

test('a block', () =>
  expect(
    files('(\n  echo {\n  echo }\n) > "%ProgramData%\\docker\\config\\daemon.json"\n'),
  ).toEqual([['daemon.json', '{\n}', 2]]))

test.each(['echo done > C:\\k\\a.conf', 'echo a\necho b', '(echo {\ndir\n) > a.json'])(
  'no file in %j',
  (text) => expect(files(text)).toEqual([]),
)
