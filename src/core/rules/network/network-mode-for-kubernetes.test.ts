import { testRule } from '../../testing/test-rule.ts'
import { networkModeForKubernetes } from './network-mode-for-kubernetes.ts'

testRule(networkModeForKubernetes, {
  valid: [{ networkMode: 'overlay' }, { networkMode: 'transparent', cni: 'antrea' }],
  invalid: [
    {
      given: { networkMode: 'nat', cni: 'nat' },
      message: /no network for a cluster/,
      severity: 'error',
    },
  ],
})
