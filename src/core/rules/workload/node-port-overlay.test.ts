import { testRule } from '../../testing/test-rule.ts'
import { nodePortOverlay } from './node-port-overlay.ts'

const given = { kubernetesVersion: '1.30', windowsRelease: 'ltsc2022' } as const

testRule(nodePortOverlay, {
  valid: [
    {},
    { ...given, networkMode: 'l2bridge' },
    { ...given, externalTrafficPolicy: 'Local' },
    { ...given, serviceType: 'ClusterIP' },
    { ...given, kubernetesVersion: '1.33' },
  ],
  invalid: [
    {
      given,
      severity: 'warning',
      message: /runs Windows Server 2022/,
      suggestion: { externalTrafficPolicy: 'Local' },
    },
  ],
})
