import { testRule } from '../../testing/test-rule.ts'
import { runAsUserNameVersion } from './run-as-user-name-version.ts'

const given = { runAsUserName: 'ContainerUser' }
const off = { featureGates: ['WindowsRunAsUserName=false'] }

testRule(runAsUserNameVersion, {
  valid: [
    { kubernetesVersion: '1.14' },
    { ...given, kubernetesVersion: '1.17' },
    { ...given, ...off, kubernetesVersion: '1.18' },
    given,
  ],
  invalid: [
    {
      given: { ...given, kubernetesVersion: '1.15' },
      severity: 'error',
      message: /1\.15 has no field runAsUserName; it comes with 1\.16/,
      suggestion: { runAsUserName: '' },
    },
    { given: { ...given, kubernetesVersion: '1.16' }, severity: 'warning', message: /alpha/ },
    {
      given: { ...given, ...off, kubernetesVersion: '1.17' },
      severity: 'error',
      suggestion: { featureGates: [] },
    },
  ],
})
