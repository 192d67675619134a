import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const host = 'PS C:\\> cmd /c ver\n\nMicrosoft Windows [Version 10.0.20348.2227]\n\n'
const errors = (command: string) =>
  diagnose([
    { name: 'a.txt', text: `${host}PS C:\\> ${command}\nno matching manifest\n` },
  ]).findings.flatMap(({ id, severity, line }) => (severity === 'error' ? [`${id} ${line}`] : []))

test('an image of another build that is run by hand', () => {
  const image = 'mcr.microsoft.com/windows/servercore:ltsc2019'
  expect(errors(`docker run --rm -it ${image} cmd`)).toEqual(['image-matches-host 3'])
  expect(errors(`docker run --isolation=process ${image}`)).toEqual(['image-matches-host 3'])
  expect(errors(`docker run --isolation=hyperv ${image}`)).toEqual([])
  expect(errors('docker run mcr.microsoft.com/windows/servercore:ltsc2022')).toEqual([])
  expect(errors('docker run registry.local/web:4')).toEqual([])
})

test('a script shows what runs elsewhere too', () => {
  const text = `${host}docker run mcr.microsoft.com/windows/servercore:ltsc2019 cmd\n`
  expect(diagnose([{ name: 'a.ps1', text }]).findings.map(({ id }) => id)).not.toContain(
    'image-matches-host',
  )
})

const client =
  'OS Name:                   Microsoft Windows 10 Enterprise\nOS Version:                10.0.18363 N/A Build 18363\n'
const server =
  'OS Name:  Microsoft Windows Server 2019 Standard\nOS Version:  10.0.17763 N/A Build 17763\n'
const told = (command: string, output: string, system: string) =>
  diagnose([
    { name: 'run.txt', text: `PS C:\\> ${command}\n${output}\n` },
    { name: 'systeminfo.txt', text: system },
  ])
const ofIsolation = ({ observations }: ReturnType<typeof told>) =>
  observations.flatMap(({ decision, value }) => (decision === 'isolation' ? [value] : []))

test('Docker on a client isolates with Hyper-V where nobody asks for another way', () => {
  const run = 'docker run mcr.microsoft.com/windows/servercore:ltsc2019 cmd'
  const found = told(run, 'It works.', client)
  expect(ofIsolation(found)).toEqual([])
  expect(found.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(ofIsolation(told(run.replace('run', 'run --isolation=process'), '', client))).toEqual([
    'process',
  ])
  expect(ofIsolation(told(run, '', client.replace('10 Enterprise', 'Server 2019')))).toEqual([
    'process',
  ])
})

test('an error shows that a virtual machine was to be started', () => {
  const run = 'docker run mcr.microsoft.com/windows/servercore:ltsc2019 cmd'
  const error =
    'docker: Error response from daemon: hcsshim::CreateComputeSystem ad55: A required feature is missing.\n(extra info: {"HvPartition":true})'
  expect(ofIsolation(told(run, error, 'Microsoft Windows [Version 10.0.20348.2227]'))).toEqual([])
})

test('a container that runs on another build is isolated in some other way', () => {
  const run = 'docker run mcr.microsoft.com/windows/servercore:ltsc2022 cmd /c ver'
  const found = told(run, 'Microsoft Windows [Version 10.0.20348.2340]', server)
  expect(found.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  const refused = told(run, 'docker: Error response from daemon: hcs failed.', server)
  expect(ofIsolation(refused)).toEqual(['process'])
})
