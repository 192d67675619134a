import { testRule } from '../../testing/test-rule.ts'
import { hypervCriDockerd } from './hyperv-cri-dockerd.ts'

testRule(hypervCriDockerd, {
  valid: [{}, { containerRuntime: 'mirantis' }, { isolation: 'hyperv' }],
  invalid: [
    {
      given: { containerRuntime: 'mirantis', isolation: 'hyperv' },
      message: /cri-dockerd does not ask/,
      severity: 'error',
      suggestion: { containerRuntime: 'containerd' },
    },
  ],
})
