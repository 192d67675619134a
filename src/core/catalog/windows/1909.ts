import { inferred, verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const version1909 = defineWindowsRelease({
  id: '1909',
  name: 'Windows Server, version 1909',
  channel: 'SAC',
  build: verified('10.0.18363', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L29',
    'hcsshim-main osversion/windowsbuilds.go#L52',
  ]),
  released: verified('2019-11-12', ['vd-2021 deploy-containers/base-image-lifecycle.md#L29']),
  mainstreamEnd: verified('2021-05-11', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L29',
    'endoflife-windows-server',
  ]),
})

export const version1909Image = defineImageRelease({
  id: '1909',
  name: 'Windows Server, version 1909',
  build: version1909.build,
  tags: ['1909'],
  sample: inferred(
    'mcr.microsoft.com/windows/servercore/iis:windowsservercore-1909',
    ['iis-docker beb6b39a1242/windowsservercore-1909/Dockerfile'],
    { note: 'the image is in the repository; the tag was not looked up' },
  ),
  supportEnd: verified('2021-05-11', ['vd-2021 deploy-containers/base-image-lifecycle.md#L29']),
})
