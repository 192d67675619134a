import { expect, test } from 'vitest'
import { isWindowsImage, releaseOfImage, revisionOfImage, withRelease } from './image-tag.ts'

test.each([
  ['mcr.microsoft.com/windows/servercore:ltsc2019', 'ltsc2019'],
  ['mcr.microsoft.com/windows/nanoserver:1809', 'ltsc2019'],
  ['mcr.microsoft.com/windows/nanoserver:1809-KB4493509', 'ltsc2019'],
  ['mcr.microsoft.com/windows/servercore:10.0.17763.504', 'ltsc2019'],
  ['mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022', 'ltsc2022'],
  ['microsoft/windowsservercore:1709', '1709'],
  ['mcr.microsoft.com/windows/nanoserver:2009', '20H2'],
  ['registry.local:5000/team/app:1.4-20h2', '20H2'],
  ['registry.k8s.io/pause:3.10.2-windows-amd64-ltsc2025', 'ltsc2025'],
  ['mcr.microsoft.com/windows/servercore:ltsc2019@sha256:0011', 'ltsc2019'],
  ['mcr.microsoft.com/windows/servercore/iis', undefined],
  ['registry.local:1809/app', undefined],
  ['app:1.2.1809', undefined],
  ['', undefined],
])('%s names %s', (image, release) => expect(releaseOfImage(image)).toBe(release))

test.each([
  ['mcr.microsoft.com/windows/servercore/iis', true],
  ['team/mssql2017dev-windows-ltsc2019', true],
  ['registry.local:5000/team/app:nanoserver', true],
  ['mcr.microsoft.com/dotnet/aspnet:8.0', false],
  ['team/app:1809', false],
  ['mcr.microsoft.com/windows:20H2', true],
  ['mcr.microsoft.com/windowsapp:1', false],
  ['microsoft/iis', true],
  ['docker.io/microsoft/mssql-server-windows-express:2017', true],
  ['microsoft/mssql-server-linux', false],
  ['microsoft/aspnet:1.0.0-beta8', false],
  ['sigwindowstools/kube-proxy:v1.27.1', true],
  ['calico/node-windows:v3.29.1', true],
  ['calico/node:v3.29.1', false],
])('%s is for Windows alone: %s', (image, expected) => expect(isWindowsImage(image)).toBe(expected))

test('a full build also has a revision', () => {
  expect(revisionOfImage('mcr.microsoft.com/windows/servercore:10.0.14393.1914')).toBe(1914)
  expect(revisionOfImage('mcr.microsoft.com/windows/servercore:ltsc2016')).toBeUndefined()
})

test.each([
  [
    'mcr.microsoft.com/windows/servercore:ltsc2019',
    'ltsc2022',
    'mcr.microsoft.com/windows/servercore:ltsc2022',
  ],
  [
    'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2025',
    '1909',
    'mcr.microsoft.com/windows/servercore/iis:windowsservercore-1909',
  ],
  [
    'mcr.microsoft.com/windows/nanoserver:ltsc2022',
    'ltsc2019',
    'mcr.microsoft.com/windows/nanoserver:1809',
  ],
  [
    'mcr.microsoft.com/windows/nanoserver:1809-KB4493509',
    'ltsc2022',
    'mcr.microsoft.com/windows/nanoserver:ltsc2022',
  ],
  [
    'mcr.microsoft.com/windows/servercore:10.0.17763.504',
    'ltsc2022',
    'mcr.microsoft.com/windows/servercore:ltsc2022',
  ],
  ['microsoft/windowsservercore:1709', 'ltsc2019', 'mcr.microsoft.com/windows/servercore:ltsc2019'],
  ['microsoft/nanoserver:1709', 'ltsc2019', 'mcr.microsoft.com/windows/nanoserver:1809'],
  ['app:1709-build1709', 'ltsc2019', 'app:ltsc2019-build1709'],
  ['app:v3', 'ltsc2019', undefined],
  ['app:ltsc2019@sha256:0011', 'ltsc2022', undefined],
] as const)('%s on %s is %s', (image, release, expected) =>
  expect(withRelease(image, release)).toBe(expected),
)
