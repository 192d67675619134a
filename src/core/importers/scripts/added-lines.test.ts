import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { readFiles } from '../../engine/diagnose/reading/read.ts'
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
  'Set-Content -Path c:/etc/rke2/config.yaml -Value "server: https://a:9345`ntoken: t"',
  'Set-Content c:/etc/rke2/config.yaml "server: https://a:9345`r`ntoken: t"',
  '"server: https://a:9345`ntoken: t" | Out-File -FilePath c:/etc/rke2/config.yaml',
  '"old: 1" | Out-File a/config.yaml\n"server: https://a:9345`ntoken: t" | Out-File a/config.yaml',
  '"server: https://a:9345" | Out-File a/config.yaml\n"token: t" | Out-File -Append a/config.yaml',
])('the lines of one text in %j', (text) =>
  expect(files(text).map(([title, own]) => [title, own])).toEqual([
    ['config.yaml', 'server: https://a:9345\ntoken: t'],
  ]),
)

test('a line behind a line end has its own place', () =>
  expect(files('Set-Content a.yaml -Value "a: 1`nb: 2"')).toEqual([
    ['a.yaml', 'a: 1\nb: 2', { file: 'a.ps1', line: 1, column: 37 }],
  ]))

test.each([
  "Set-Content -Path a.yaml -Value 'a: 1`nb: 2'",
  'Set-Content -Path a.yaml -Value "a: 1``nb: 2"',
  '"a: 1`nb: 2" | Out-File a.log',
  'Add-Content C:\\k\\a.log "done"\nAdd-Content C:\\k\\a.log "more"',
  'Set-Content C:\\k\\a.json $text\nAdd-Content C:\\k\\a.json $more',
  'Set-Content C:\\k\\a.yaml "a: 1"\nSet-Content C:\\k\\a.yaml "a: 2"',
])('no file in %j', (text) => expect(files(text)).toEqual([]))

test('a file that somebody writes at a prompt', () =>
  expect(
    readFiles([
      {
        name: 'a.txt',
        text: 'PS C:\\> Set-Content C:\\k\\config.yaml -Value "kind: KubeletConfiguration`nmaxPods: 30"\nPS C:\\> ls',
      },
    ]).documents.flatMap(({ reading }) =>
      (reading.observations ?? []).filter(({ name }) => name === 'maxPods'),
    ),
  ).toMatchObject([{ value: 30, line: 1 }]))
