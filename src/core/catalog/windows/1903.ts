import { inferred, verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const version1903 = defineWindowsRelease({
  id: '1903',
  name: 'Windows Server, version 1903',
  channel: 'SAC',
  build: verified('10.0.18362', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L30',
    'hcsshim-main osversion/windowsbuilds.go#L46',
  ]),
  released: verified('2019-05-21', ['vd-2021 deploy-containers/base-image-lifecycle.md#L30']),
  mainstreamEnd: verified('2020-12-08', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L30',
    'endoflife-windows-server',
  ]),
})

export const version1903Image = defineImageRelease({
  id: '1903',
  name: 'Windows Server, version 1903',
  build: version1903.build,
  tags: ['1903'],
  sample: inferred(
    'mcr.microsoft.com/windows/servercore/iis:windowsservercore-1903',
    ['iis-docker f44c451e83a3/windowsservercore-1903/Dockerfile'],
    { note: 'the image is in the repository; the tag was not looked up' },
  ),
  supportEnd: verified('2020-12-08', ['vd-2021 deploy-containers/base-image-lifecycle.md#L30']),
})
