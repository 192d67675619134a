import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const missing = (name: string) =>
  `PS C:\\> Start-Service ${name}\nStart-Service : Cannot find any service with service name '${name}'.\n`
const cause = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.find(({ id }) => id === 'symptom-g-13')?.causes?.[0]
    ?.cause

test('a service of containerd that has another name than the one that is started', () =>
  expect(
    cause(
      `PS C:\\> & 'C:\\containerd\\containerd.exe' --register-service --service-name ctrd\n${missing('containerd')}`,
    ),
  ).toMatch(/registered under another name/))

test.each([
  `PS C:\\> .\\containerd.exe --register-service --service-name containerd\n${missing('containerd')}`,
  `PS C:\\> .\\containerd.exe --register-service\n${missing('containerd')}`,
  missing('containerd'),
])('none of: %j', (text) => expect(cause(text)).toMatch(/never registered/))
