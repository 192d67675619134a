import { testRule } from '../../testing/test-rule.ts'
import { gmsaVersion } from './gmsa-version.ts'

const given = { gmsaCredentialSpec: 'webapp1' }
const off = { featureGates: ['WindowsGMSA=false'] }

testRule(gmsaVersion, {
  valid: [
    { kubernetesVersion: '1.14' },
    { ...given, kubernetesVersion: '1.16' },
    { ...given, ...off, kubernetesVersion: '1.18' },
  ],
  invalid: [
    {
      given: { ...given, kubernetesVersion: '1.14' },
      severity: 'warning',
      message: /alpha in Kubernetes 1\.14, as an annotation/,
    },
    { given: { ...given, kubernetesVersion: '1.15' }, severity: 'warning', message: /as a field/ },
    {
      given: { ...given, ...off, kubernetesVersion: '1.17' },
      severity: 'error',
      basis: 'fails',
      suggestion: { featureGates: [] },
    },
  ],
})
