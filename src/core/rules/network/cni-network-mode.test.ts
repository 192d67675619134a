import { testRule } from '../../testing/test-rule.ts'
import { cniNetworkMode } from './cni-network-mode.ts'

testRule(cniNetworkMode, {
  valid: [
    { cni: 'flannel', networkMode: 'overlay' },
    { cni: 'calico', networkMode: 'l2bridge' },
    { cni: 'nat', networkMode: 'nat' }, // reported as no network for a cluster
  ],
  invalid: [
    {
      given: { cni: 'win-bridge', networkMode: 'overlay' },
      basis: 'refused',
      severity: 'error',
      suggestion: { networkMode: 'l2bridge' },
    },
    {
      given: { cni: 'calico', networkMode: 'transparent' },
      basis: 'unsupported',
      severity: 'error',
      message: /L2Bridge or Overlay/,
    },
    {
      given: { cni: 'ovn-kubernetes', networkMode: 'transparent' },
      basis: 'unsupported',
      severity: 'error',
      suggestion: { networkMode: 'overlay' },
    },
    {
      given: { cni: 'ovn-kubernetes', networkMode: 'transparent', accepted: ['cni-network-mode'] },
      severity: 'warning',
    },
    {
      given: { cni: 'win-bridge', networkMode: 'l2tunnel', platform: 'azure' },
      basis: 'unsupported',
      severity: 'error',
    },
  ],
})
