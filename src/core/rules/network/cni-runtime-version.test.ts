import { testRule } from '../../testing/test-rule.ts'
import { cniRuntimeVersion } from './cni-runtime-version.ts'

const antrea = { cni: 'antrea', networkMode: 'transparent' } as const

testRule(cniRuntimeVersion, {
  valid: [
    { cni: 'antrea', networkMode: 'transparent', cniRelease: '1.13.0', runtimeVersion: '1.6.0' },
    { ...antrea, runtimeVersion: '1.7.28' },
    { runtimeVersion: '1.6.8' },
    { ...antrea },
  ],
  invalid: [
    {
      given: { ...antrea, runtimeVersion: '1.6.8' },
      severity: 'warning',
      suggestion: { runtimeVersion: '1.6.18' },
    },
  ],
})
