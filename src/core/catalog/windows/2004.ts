import { inferred, verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const version2004 = defineWindowsRelease({
  id: '2004',
  name: 'Windows Server, version 2004',
  channel: 'SAC',
  build: verified('10.0.19041', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L28',
    'hcsshim-main osversion/windowsbuilds.go#L58',
  ]),
  released: verified('2020-05-27', ['vd-2021 deploy-containers/base-image-lifecycle.md#L28']),
  mainstreamEnd: verified('2021-12-14', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L28',
    'endoflife-windows-server',
  ]),
})

export const version2004Image = defineImageRelease({
  id: '2004',
  name: 'Windows Server, version 2004',
  build: version2004.build,
  tags: ['2004'],
  sample: inferred(
    'mcr.microsoft.com/windows/servercore/iis:windowsservercore-2004',
    ['iis-docker 863581a389ca/windowsservercore-2004/Dockerfile'],
    { note: 'the image is in the repository; the tag was not looked up' },
  ),
  supportEnd: verified('2021-12-14', ['vd-2021 deploy-containers/base-image-lifecycle.md#L28']),
})
