import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { addedLinesIn } from './added-lines.ts'

const files = (text: string, known: ReadonlyMap<string, string> = new Map()) =>
  addedLinesIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false }), known).map((one) => [
    one.title,
    one.text,
    one.placeAt(one.text.length - 1),
  ])

test('lines that are added one by one', () =>
  expect(
    files(
      'Set-Content -Path C:\\k\\config.yaml -Value "kind: KubeletConfiguration"\nWrite-Host ok\nAdd-Content -Path "C:\\K\\config.yaml" -Value "cgroupsPerQOS: true"\n',
    ),
  ).toEqual([
    [
      'config.yaml',
      'kind: KubeletConfiguration\ncgroupsPerQOS: true',
      { file: 'a.ps1', line: 3, column: 64 },
    ],
  ]))

test('a value behind the path, in front of it, and a path in a variable', () =>
  expect(
    files(
      'Add-Content C:\\k\\a.json \'{"e": "",\'\n"  ""name"": ""n""" | Add-Content C:\\k\\a.json\nAdd-Content $cfg -Value "}"\n',
      new Map([['cfg', 'C:\\k\\a.json']]),
    ).map(([title, text]) => [title, text]),
  ).toEqual([['a.json', '{"e": "",\n  "name": "n"\n}']]))

test.each([
  'Add-Content C:\\k\\a.log "done"\nAdd-Content C:\\k\\a.log "more"',
  'Set-Content C:\\k\\a.json $text\nAdd-Content C:\\k\\a.json $more',
  'Set-Content C:\\k\\a.yaml "a: 1"\nSet-Content C:\\k\\a.yaml "a: 2"',
])('no file in %j', (text) => expect(files(text)).toEqual([]))
