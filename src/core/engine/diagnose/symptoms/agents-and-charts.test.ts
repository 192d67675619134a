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
  [
    'wt-13: The account may not read the channel',
    "[2023/06/23 15:39:39] [error] [in_winevtlog] cannot subscribe 'Security' (0)",
  ],
  [
    'lm-01: A source names the root of a drive',
    String.raw`[LOGMONITOR] ERROR: Failed to monitor log directory changes. Log directory: \\?\C:, Error: 87`,
  ],
  [
    'nc-01: The program is the 32-bit build',
    String.raw`level=debug msg="The image will be unpacked for platform {\"386\" \"windows\" \"10.0.22631\" [] \"\"}, snapshotter \"windows\"."`,
  ],
])('%s, and nothing else', (start, text) => {
  const found = matched(text)
  const [id, cause] = start.split(': ')
  expect(found.map((one) => one.id)).toEqual([`symptom-${id}`])
  expect(found[0]?.causes[0]?.cause).toContain(cause)
})

test('a path that is as it should be was not read as an escape', () => {
  const text = String.raw`hcsshim::System::CreateProcess: The system cannot find the file specified. (0x2) extra info: {"CommandLine":"C:\\app\\run.exe"}`
  expect(matched(text).map(({ id }) => id)).toEqual(['symptom-r-08'])
})
