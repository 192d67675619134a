import { expect, test } from 'vitest'
import { diagnose } from '../engine/diagnose/diagnose.ts'

const key = '[HKEY_LOCAL_MACHINE\\SYSTEM\\CurrentControlSet\\Services\\kubelet\\Parameters]'
const head = `Windows Registry Editor Version 5.00\n\n${key}\n"Application"="C:\\\\k\\\\kubelet.exe"\n`
const wide = (text: string) =>
  Array.from(`${text}\0`, (one) => `${one.charCodeAt(0).toString(16).padStart(2, '0')},00`)

const read = (text: string) =>
  diagnose([{ name: 'svc.reg', text }]).observations.map(({ name, value, line }) => [
    name,
    value,
    line,
  ])

test('arguments that nssm keeps as text', () => {
  const found = read(
    `${head}"AppParameters"="--hostname-override=win-1 --cert-dir=C:\\\\k\\\\pki --resolv-conf=\\"\\""\n`,
  )
  expect(found).toContainEqual(['nodeName', 'win-1', 5])
  expect(found).toContainEqual(['kubelet.flag.cert-dir', 'C:\\k\\pki', 5])
  expect(found).toContainEqual(['kubelet.flag.resolv-conf', '', 5])
})

test('arguments as regedit writes them, in bytes over several lines', () => {
  const bytes = wide('--hostname-override=win-1 --max-pods=30')
  const found = read(
    `${head}"AppParameters"=hex(2):${bytes.slice(0, 20).join(',')},\\\n  ${bytes.slice(20).join(',')}\n"AppDirectory"="C:\\\\k"\n`,
  )
  expect(found).toContainEqual(['nodeName', 'win-1', 5])
  expect(found).toContainEqual(['maxPods', 30, 5])
})

test('the build of the host', () =>
  expect(
    read(
      'Windows Registry Editor Version 5.00\n\n[HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion]\n"CurrentBuildNumber"="20348"\n"UBR"=dword:000007d8\n',
    ),
  ).toContainEqual(['windowsRevision', 2008, 5]))
