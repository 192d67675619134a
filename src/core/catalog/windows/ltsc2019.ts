import { verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const ltsc2019 = defineWindowsRelease({
  id: 'ltsc2019',
  name: 'Windows Server 2019',
  channel: 'LTSC',
  build: verified('10.0.17763', [
    'vd deploy-containers/base-image-lifecycle.md#L31',
    'hcsshim-main osversion/windowsbuilds.go#L38',
  ]),
  released: verified('2018-11-13', [
    'vd deploy-containers/base-image-lifecycle.md#L31',
    'ms-release-info',
  ]),
  mainstreamEnd: verified('2024-01-09', [
    'vd deploy-containers/base-image-lifecycle.md#L31',
    'endoflife-windows-server#L84',
  ]),
  extendedEnd: verified('2029-01-09', [
    'vd deploy-containers/base-image-lifecycle.md#L31',
    'ms-release-info',
  ]),
})

export const ltsc2019Image = defineImageRelease({
  id: 'ltsc2019',
  name: 'Windows Server 2019',
  build: ltsc2019.build,
  tags: ['ltsc2019', '1809'],
  sample: verified('mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019', [
    'iis-docker ca8e570eec89/windowsservercore-ltsc2019/Dockerfile',
    'aks-docs use-group-managed-service-accounts.md#L313',
  ]),
  supportEnd: verified('2029-01-09', ['vd deploy-containers/base-image-lifecycle.md#L31']),
})
