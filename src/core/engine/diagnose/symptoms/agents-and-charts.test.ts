import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const matched = (text: string) => matchSymptoms([{ file: 'paste.txt', text }], {})

test.each([
  [
    'd-41: A container mounts a volume',
    'DaemonSet.apps "agent" is invalid: spec.template.spec.containers[1].volumeMounts[0].name: Not found: "etc"',
  ],
  [
    'd-42: The program takes the address as a file name',
    'dial "npipe:////./pipe/x": transport: open npipe:////./pipe/x: The filename, directory name, or volume label syntax is incorrect.',
  ],
  [
    'd-43: A backslash of the path',
    String.raw`container app encountered an error during hcsshim::System::CreateProcess: failure in a Windows system call: The system cannot find the file specified. (0x2) extra info: {"CommandLine":"C:\u0007pp\\run.exe"}`,
  ],
])('%s, and nothing else', (start, text) => {
  const found = matched(text)
  expect(found.map(({ id }) => id)).toEqual([`symptom-${start.slice(0, 4)}`])
  expect(found[0]?.causes[0]?.cause).toContain(start.slice(6))
})

test('a path that is as it should be was not read as an escape', () => {
  const text = String.raw`hcsshim::System::CreateProcess: The system cannot find the file specified. (0x2) extra info: {"CommandLine":"C:\\app\\run.exe"}`
  expect(matched(text).map(({ id }) => id)).toEqual(['symptom-r-08'])
})
