import { testRule } from '../../testing/test-rule.ts'
import { loopbackRelease } from './loopback-release.ts'

const calico = { cni: 'calico', directServerReturn: true } as const

testRule(loopbackRelease, {
  valid: [
    {},
    { directServerReturn: true },
    calico,
    { ...calico, cniRelease: '3.22.1' },
    { ...calico, cniRelease: '3.22.0', directServerReturn: false },
    { cni: 'azure-vnet', directServerReturn: true, cniRelease: '1.4.16' },
  ],
  invalid: [
    {
      given: { ...calico, cniRelease: '3.22.0' },
      message: /Calico 3\.22\.0 has no setting/,
      severity: 'warning',
    },
    {
      given: { cni: 'azure-vnet', directServerReturn: true, cniRelease: '1.4.15' },
      severity: 'warning',
    },
  ],
})
