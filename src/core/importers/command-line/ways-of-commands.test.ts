import { describe, expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

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
  ['an item', `1. install it\n2. ${line}\n`, 2],
  ['an item with nssm', `- nssm set kubelet AppParameters "${flags}"\n`, 1],
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

const valuesIn = (text: string) =>
  readFiles([{ name: 'a.txt', text }])
    .documents.flatMap(({ reading }) => reading.observations ?? [])
    .map(({ name, value }) => [name, value])

test('a mail breaks lines between flags and their values', () => {
  const text =
    'We start\n\nC:\\k\\kubelet.exe --config=C:\\k\\c.yaml --hostname-override\nwin1 --kubeconfig=C:\\k\\config --container-runtime-endpoint\n"npipe:////./pipe/containerd-containerd" --max-pods=30 --node-ip\n10.0.0.7 --v=4\n\nThanks\n'
  expect(valuesIn(text)).toEqual(
    expect.arrayContaining([
      ['kubelet.flag.hostname-override', 'win1'],
      ['kubelet.flag.container-runtime-endpoint', 'npipe:////./pipe/containerd-containerd'],
      ['maxPods', 30],
      ['nodeIP', '10.0.0.7'],
      ['kubelet.flag.v', '4'],
    ]),
  )
})

test('words below a flag without its value are none', () => {
  const text = 'kubelet.exe --config=C:\\k\\c.yaml --v=4 --hostname-override\nThanks!\n'
  expect(valuesIn(text).map(([name]) => name)).not.toContain('kubelet.flag.hostname-override')
})

test('a value that ends as the name of another program is of a flag', () => {
  const text =
    'nssm set kubelet AppParameters "--container-runtime-endpoint=npipe:////./pipe/containerd --max-pods=30"\n'
  expect(valuesIn(text)).toContainEqual(['kubelet.flag.max-pods', '30'])
})

test('a flag and its value in one item of an array', () => {
  const text =
    "$a = @(\n  '--config C:\\k\\c.yaml',\n  '--max-pods 30',\n  '--v=2'\n)\n& C:\\k\\kubelet.exe @a\n"
  expect(valuesIn(text)).toEqual(
    expect.arrayContaining([
      ['kubelet.flag.config', 'C:\\k\\c.yaml'],
      ['maxPods', 30],
    ]),
  )
})

test('a value in quotes in the midst of a sentence', () => {
  const text =
    'We start it with kubelet.exe --container-runtime-endpoint "npipe:////./pipe/a" --max-pods=30 and it stops.\n'
  expect(valuesIn(text)).toEqual(
    expect.arrayContaining([
      ['kubelet.flag.container-runtime-endpoint', 'npipe:////./pipe/a'],
      ['kubelet.flag.max-pods', '30'],
    ]),
  )
})

test('quotes within those of an item that makes a service', () => {
  const text =
    '- sc.exe create kubelet binPath= "C:\\k\\kubelet.exe --cgroups-per-qos=false --enforce-node-allocatable=\\"\\" --max-pods=30" start= auto\n'
  expect(valuesIn(text)).toContainEqual(['kubelet.flag.enforce-node-allocatable', ''])
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
