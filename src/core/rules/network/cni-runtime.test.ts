import { testRule } from '../../testing/test-rule.ts'
import { cniRuntime } from './cni-runtime.ts'

testRule(cniRuntime, {
  valid: [
    { cni: 'sdnbridge', containerRuntime: 'containerd' },
    { cni: 'flannel', containerRuntime: 'docker' },
  ],
  invalid: [
    {
      given: { cni: 'sdnoverlay', containerRuntime: 'docker' },
      severity: 'error',
      suggestion: { containerRuntime: 'containerd' },
    },
    { given: { cni: 'antrea', containerRuntime: 'mirantis' }, severity: 'warning' },
    { given: { cni: 'vpc-bridge', containerRuntime: 'mirantis' }, severity: 'error' },
  ],
})
