import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const values = (repository: string, tag: string) =>
  `replicaCount: 1
image:
  repository: ${repository}
  pullPolicy: IfNotPresent
  tag: "${tag}"
nodeSelector:
  kubernetes.io/os: windows
`

const said = (repository: string, tag: string) =>
  diagnose([{ name: 'values.yaml', text: values(repository, tag) }])
    .findings.filter(({ id }) => id === 'linux-image')
    .map(({ severity, message, line }) => [severity, message.split(':')[0], line])

test.for([
  ['nginx', '', [['warning', 'image is nginx', 5]]],
  ['nginx', '1.27', [['error', 'image is nginx', 5]]],
  ['registry.example.com/web', '', []],
  ['mcr.microsoft.com/windows/servercore/iis', 'windowsservercore-ltsc2022', []],
] as const)('the image %j with the tag %j in the values of a chart', ([repository, tag, found]) => {
  expect(said(repository, tag)).toEqual(found)
})
