import { testRule } from '../../testing/test-rule.ts'
import { runtimeVersionSyntax } from './runtime-version-syntax.ts'

testRule(runtimeVersionSyntax, {
  valid: [
    {},
    { runtimeVersion: '1.7.28' },
    { runtimeVersion: '1.6.1+azure' },
    { runtimeVersion: '2.4.0-beta.0' },
    { containerRuntime: 'docker', runtimeVersion: '19.03' },
    { containerRuntime: 'docker', runtimeVersion: '19.03.5' },
  ],
  invalid: [
    {
      given: { runtimeVersion: 'latest' },
      message: /“latest” is no version of containerd; it looks like 2\.3\.4/,
      severity: 'error',
      suggestion: { runtimeVersion: '2.3.4' },
    },
    {
      given: { kubernetesVersion: '1.30', isolation: 'hyperv', runtimeVersion: 'latest' },
      message: /“latest” is no version/,
      severity: 'error',
      suggestion: { runtimeVersion: '2.1.9' },
    },
    { given: { kubernetesVersion: '1.37', runtimeVersion: 'latest' }, severity: 'error' },
    { given: { runtimeVersion: '1.7' }, severity: 'error' },
    { given: { runtimeVersion: '' }, severity: 'error' },
    { given: { runtimeVersion: "1.7.28'; calc" }, severity: 'error' },
    { given: { containerRuntime: 'mirantis', runtimeVersion: 'v20' }, severity: 'warning' },
  ],
})
