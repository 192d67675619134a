import { inferred, verified } from '../fact.ts'
import { defineImageRelease, defineWindowsRelease } from './define.ts'

export const ltsc2025 = defineWindowsRelease({
  id: 'ltsc2025',
  name: 'Windows Server 2025',
  channel: 'LTSC',
  build: verified('10.0.26100', [
    'vd deploy-containers/base-image-lifecycle.md#L29',
    'hcsshim-main osversion/windowsbuilds.go#L89',
  ]),
  released: verified('2024-11-01', [
    'vd deploy-containers/base-image-lifecycle.md#L29',
    'ms-release-info',
  ]),
  mainstreamEnd: verified('2029-11-13', ['ms-release-info'], {
    note: 'the container lifecycle page prints 2029-10-09',
  }),
  extendedEnd: verified('2034-11-14', ['ms-release-info'], {
    note: 'the container lifecycle page prints 2034-10-10',
  }),
})

export const ltsc2025Image = defineImageRelease({
  id: 'ltsc2025',
  name: 'Windows Server 2025',
  build: ltsc2025.build,
  tags: ['ltsc2025'],
  sample: verified('mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2025', [
    'iis-docker 3360567ee42f/windowsservercore-ltsc2025/Dockerfile',
    'agentbaker parts/common/components.json#L94',
  ]),
  supportEnd: inferred('2034-10-10', ['vd deploy-containers/base-image-lifecycle.md#L29'], {
    note: 'the page gives precedence to the later date of the operating system',
  }),
})
