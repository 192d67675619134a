import { inferred, verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const version1803 = defineWindowsRelease({
  id: '1803',
  name: 'Windows Server, version 1803',
  channel: 'SAC',
  build: verified('10.0.17134', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L34',
    'hcsshim-main osversion/windowsbuilds.go#L32',
  ]),
  released: verified('2018-04-30', ['vd-2021 deploy-containers/base-image-lifecycle.md#L34']),
  mainstreamEnd: verified('2019-11-12', ['vd-2021 deploy-containers/base-image-lifecycle.md#L34']),
})

export const version1803Image = defineImageRelease({
  id: '1803',
  name: 'Windows Server, version 1803',
  build: version1803.build,
  tags: ['1803'],
  sample: inferred(
    'mcr.microsoft.com/windows/servercore/iis:windowsservercore-1803',
    ['iis-docker bb2126918cfd/windowsservercore-1803/Dockerfile'],
    { note: 'the image is in the repository; the tag was not looked up' },
  ),
  supportEnd: verified('2019-11-12', ['vd-2021 deploy-containers/base-image-lifecycle.md#L34']),
})
