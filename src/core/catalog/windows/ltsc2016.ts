import { inferred, verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const ltsc2016 = defineWindowsRelease({
  id: 'ltsc2016',
  name: 'Windows Server 2016',
  channel: 'LTSC',
  build: verified('10.0.14393', [
    'vd deploy-containers/base-image-lifecycle.md#L32',
    'hcsshim-main osversion/windowsbuilds.go#L12',
  ]),
  released: verified('2016-10-15', ['vd deploy-containers/base-image-lifecycle.md#L32'], {
    note: 'the release information page prints 2016-08-02',
  }),
  mainstreamEnd: verified('2022-01-11', ['vd deploy-containers/base-image-lifecycle.md#L32']),
  extendedEnd: verified('2027-01-12', ['ms-release-info', 'endoflife-windows-server#L109'], {
    note: 'the container lifecycle page prints one day earlier',
  }),
})

export const ltsc2016Image = defineImageRelease({
  id: 'ltsc2016',
  name: 'Windows Server 2016',
  build: ltsc2016.build,
  tags: ['ltsc2016', '1607', 'sac2016'],
  sample: inferred(
    'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2016',
    ['iis-docker f825c951fa27/windowsservercore-ltsc2016/Dockerfile'],
    { note: 'the image is in the repository; the tag was not looked up' },
  ),
  supportEnd: verified('2027-01-12', [
    'ms-release-info',
    'vd deploy-containers/base-image-lifecycle.md#L29-L32',
  ]),
})
