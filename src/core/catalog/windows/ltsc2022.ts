import { verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const ltsc2022 = defineWindowsRelease({
  id: 'ltsc2022',
  name: 'Windows Server 2022',
  channel: 'LTSC',
  build: verified('10.0.20348', [
    'vd deploy-containers/base-image-lifecycle.md#L30',
    'hcsshim-main osversion/windowsbuilds.go#L72',
  ]),
  released: verified('2021-08-18', [
    'vd deploy-containers/base-image-lifecycle.md#L30',
    'ms-release-info',
  ]),
  mainstreamEnd: verified('2026-10-13', [
    'vd deploy-containers/base-image-lifecycle.md#L30',
    'ms-release-info',
  ]),
  extendedEnd: verified('2031-10-14', [
    'vd deploy-containers/base-image-lifecycle.md#L30',
    'ms-release-info',
  ]),
})

export const ltsc2022Image = defineImageRelease({
  id: 'ltsc2022',
  name: 'Windows Server 2022',
  build: ltsc2022.build,
  tags: ['ltsc2022'],
  sample: verified('mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022', [
    'iis-docker ede16c7aca2f/windowsservercore-ltsc2022/Dockerfile',
    'agentbaker parts/common/components.json#L89',
  ]),
  supportEnd: verified('2031-10-14', ['vd deploy-containers/base-image-lifecycle.md#L30']),
})
