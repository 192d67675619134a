import { describe, expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/read.ts'

const own = String.raw`"C:\Program Files\Kubernetes\kubelet.exe"`
const flags = String.raw`--config=C:\k\c.yaml --hostname-overide=a --max-pods=30`
const line = `${own} ${flags}`

/** How people and tools show what starts a program, and where its flags stand there. */
const ways: readonly (readonly [name: string, text: string, line: number])[] = [
  ['by itself', `${line}\n`, 1],
  ['without quotes, as Windows takes it', `${line.replaceAll('"', '')}\n`, 1],
  ['called in PowerShell', `PS C:\\> & ${line}\n`, 1],
  ['with what stops PowerShell', `PS C:\\k> .\\kubelet.exe --% ${flags}\n`, 1],
  ['an entry of the event log', `Service Name:  svc\nService File Name:  ${line}\n`, 2],
  ['the registry', `HKEY_LOCAL_MACHINE\\SYSTEM\\a\n    ImagePath    REG_EXPAND_SZ    ${line}\n`, 2],
  ['a table of processes', `ProcessId CommandLine\n--------- -----------\n     4312 ${line}\n`, 3],
  ['a table as CSV', `"ProcessId","CommandLine"\n"4312","${line.replaceAll('"', '""')}"\n`, 2],
  ['a log in JSON', `{"level":"info","msg":"start","cmd":${JSON.stringify(line)}}\n`, 1],
  ['a service of Ansible', `- win_service:\n    name: svc\n    path: '${line}'\n`, 3],
  ['words before it', `kubelet of ours, ImagePath: ${line}\n`, 1],
  ['parameters of nssm', `Application   : C:\\k\\kubelet.exe\nAppParameters : ${flags}\n`, 2],
  [
    'a task for nssm',
    `- win_nssm:\n    name: svc\n    application: C:\\k\\kubelet.exe\n    arguments: ${flags}\n`,
    4,
  ],
  [
    'nssm in a variable',
    `& $nssm install kubelet C:\\k\\kubelet.exe\n& $nssm set kubelet AppParameters '${flags}'\n`,
    2,
  ],
  [
    'a wrapper for services',
    `<service>\n  <executable>C:\\Program Files\\k\\kubelet.exe</executable>\n  <arguments>${flags}</arguments>\n</service>\n`,
    3,
  ],
]

describe('a command line is read whatever carries it', () => {
  test.each(ways)('%s', (_, text, line) => {
    const { documents } = readFiles([{ name: 'a.txt', text }])
    const found = documents
      .flatMap(({ reading }) => reading.observations ?? [])
      .map(({ name, value, line }) => [name, value, line])
    expect(found).toEqual(
      expect.arrayContaining([
        ['kubelet.flag.config', String.raw`C:\k\c.yaml`, line],
        ['kubelet.flag.hostname-overide', 'a', line],
        ['kubelet.flag.max-pods', '30', line],
      ]),
    )
  })
})

test.each([
  // Of a process in a list nothing is given below it.
  'Application: C:\\k\\kubelet.exe\n\n--hostname-overide\n',
  'C:\\k\\kubelet.exe\n--node-ip\n--hostname-override\n',
  // What starts it is another program.
  '<service>\n  <executable>C:\\k\\wrapper.exe</executable>\n  <arguments>--a=b --max-pods-of-us=3</arguments>\n</service>\n',
  '"C:\\Program Files\\Kubernetes\\kubelet.exe" is where it is - with all its files\n',
  'cd "C:\\Program Files\\Kubernetes\\kubelet.exe" --\n',
])('what is none: %j', (text) => {
  const { documents } = readFiles([{ name: 'a.txt', text }])
  expect(documents.flatMap(({ reading }) => reading.parsed ?? [])).toEqual([])
})
