import { inferred, verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const version20H2 = defineWindowsRelease({
  id: '20H2',
  name: 'Windows Server, version 20H2',
  channel: 'SAC',
  build: verified('10.0.19042', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L27',
    'hcsshim-main osversion/windowsbuilds.go#L63',
  ]),
  released: verified('2020-10-20', ['vd-2021 deploy-containers/base-image-lifecycle.md#L27']),
  mainstreamEnd: verified('2022-08-09', [
    'vd-2021 deploy-containers/base-image-lifecycle.md#L27',
    'endoflife-windows-server',
  ]),
})

export const version20H2Image = defineImageRelease({
  id: '20H2',
  name: 'Windows Server, version 20H2',
  build: version20H2.build,
  tags: ['20H2', '2009'],
  sample: inferred(
    'mcr.microsoft.com/windows/servercore/iis:windowsservercore-20H2',
    ['iis-docker ae840bac31da/windowsservercore-20H2/Dockerfile'],
    { note: 'the image is in the repository; the tag was not looked up' },
  ),
  supportEnd: verified('2022-08-09', ['vd-2021 deploy-containers/base-image-lifecycle.md#L27']),
})
