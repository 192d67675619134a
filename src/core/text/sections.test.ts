import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'
import { sectionsOf } from './sections.ts'

const partsOf = (text: string) =>
  sectionsOf(linesOf(text)).map(({ command, lines }) => [
    command,
    lines.map((line) => line.text.trim()).filter((line) => line !== ''),
  ])

const line = String.raw`C:\k\kube-proxy.exe --v=4 --network-name=cbr0`

test('a command line below the output of a command is a text of its own', () =>
  expect(partsOf(`PS C:\\k> Get-HnsNetwork\nName : cbr0\n\n${line}\n`)).toEqual([
    ['Get-HnsNetwork', ['Name : cbr0']],
    [undefined, [line]],
  ]))

test('a command line within an output belongs to it', () =>
  expect(partsOf(`PS C:\\k> nssm get kube-proxy Application\n${line}\n`)).toEqual([
    ['nssm get kube-proxy Application', [line]],
  ]))
