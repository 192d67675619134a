import { testRule } from '../../testing/test-rule.ts'
import { pauseImageKnown } from './pause-image.ts'

testRule(pauseImageKnown, {
  valid: [
    {},
    { kubernetesVersion: '1.14', windowsRelease: 'ltsc2019' },
    { kubernetesVersion: '1.20', windowsRelease: 'ltsc2019' },
    { kubernetesVersion: '1.30', windowsRelease: 'ltsc2022' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.17', windowsRelease: 'ltsc2019' },
      message: /pause:1\.2\.0 is a conclusion: documented for 1\.14 and 1\.16/,
      severity: 'info',
    },
    {
      given: { kubernetesVersion: '1.20', windowsRelease: 'ltsc2022' },
      message: /pause:3\.6 is a conclusion/,
      severity: 'info',
    },
    {
      given: { isolation: 'hyperv', imageRelease: 'ltsc2019' },
      message:
        /pods of Windows Server 2019 need .*pause:3\.6-windows-1809-amd64, is put together here/,
      severity: 'info',
    },
    { given: { windowsRelease: 'ltsc2016' }, severity: 'unknown' },
  ],
})
