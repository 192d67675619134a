import { inferred, verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const version1709 = defineWindowsRelease({
  id: '1709',
  name: 'Windows Server, version 1709',
  channel: 'SAC',
  build: verified('10.0.16299', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L35',
    'hcsshim-main osversion/windowsbuilds.go#L26',
  ]),
  released: verified('2017-10-17', ['vd-2021 deploy-containers/base-image-lifecycle.md#L35']),
  mainstreamEnd: verified('2019-04-09', ['vd-2021 deploy-containers/base-image-lifecycle.md#L35']),
})

export const version1709Image = defineImageRelease({
  id: '1709',
  name: 'Windows Server, version 1709',
  build: version1709.build,
  tags: ['1709'],
  sample: inferred(
    'mcr.microsoft.com/windows/servercore/iis:windowsservercore-1709',
    ['iis-docker 3977ad9fad80/windowsservercore-1709/Dockerfile'],
    { note: 'the image is in the repository; the tag was not looked up' },
  ),
  supportEnd: verified('2019-04-09', ['vd-2021 deploy-containers/base-image-lifecycle.md#L35']),
})
