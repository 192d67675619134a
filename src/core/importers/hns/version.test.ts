import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

const versions = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ name, value, line }) =>
      name === 'host.hnsVersion' ? [[value, line]] : [],
    ),
  )

test('the version of HNS, as people and hcsshim tell it', () => {
  expect(versions('Kernel: Windows Server, version 1809 with HNS version 9.3\n')).toEqual([
    ['9.3', 1],
  ])
  expect(
    versions(
      'a\ntime="2022-03-23T19:14:32+08:00" level=info msg="HCN feature check" supportedFeatures="{Acl:{} DSR:true}" version="{Major:13 Minor:2}"\n',
    ),
  ).toEqual([['13.2', 2]])
  expect(
    versions(
      'PS C:\\> (Get-HnsGlobals).Version | ConvertTo-Json\n{\n    "Major":  9,\n    "Minor":  5\n}\n',
    ),
  ).toEqual([['9.5', 3]])
  expect(versions('PS C:\\> (Get-HnsGlobals).Version | fl\n\nMajor : 13\nMinor : 2\n')).toEqual([
    ['13.2', 3],
  ])
  expect(versions('Get-HnsGlobals\n{"Version":{"Major":9,"Minor":5}}\n')).toEqual([['9.5', 2]])
  expect(
    versions(
      'PS C:\\k> Invoke-HnsRequest -Type globals -Method GET\n\nVersion\n-------\n@{Major=13; Minor=3}\n',
    ),
  ).toEqual([['13.3', 5]])
  expect(versions('HNS endpoint 9.3\n')).toEqual([])
})
