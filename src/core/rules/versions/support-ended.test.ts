import { testRule } from '../../testing/test-rule.ts'
import { supportEnded } from './support-ended.ts'

testRule(supportEnded, {
  valid: [{}, { kubernetesVersion: '1.34', runtimeVersion: '1.7.34', windowsRelease: 'ltsc2022' }],
  invalid: [
    {
      given: { kubernetesVersion: '1.20' },
      message: /Support of Kubernetes 1\.20 ended on 2022-02-28/,
      severity: 'info',
      count: 2, // containerd 1.4 as well
    },
    {
      given: { windowsRelease: '20H2' },
      message: /Support of Windows Server, version 20H2 ended on 2022-08-09/,
      severity: 'info',
    },
    {
      given: { imageRelease: '1909', isolation: 'hyperv' },
      message: /Support of images on Windows Server, version 1909 ended on 2021-05-11/,
    },
    { given: { runtimeVersion: '2.1.9' }, message: /containerd 2\.1 ended on 2026-07-03/ },
  ],
})
