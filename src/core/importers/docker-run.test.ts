import { expect, test } from 'vitest'
import { diagnose } from '../engine/diagnose/diagnose.ts'

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
