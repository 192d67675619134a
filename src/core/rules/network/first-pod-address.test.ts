import { testRule } from '../../testing/test-rule.ts'
import { firstPodAddress } from './first-pod-address.ts'

const sdnbridge = { cni: 'sdnbridge', networkMode: 'l2bridge' } as const

testRule(firstPodAddress, {
  valid: [
    {},
    sdnbridge,
    { ...sdnbridge, ipam: 'host-local', ipFamily: 'dual-stack' },
    { cni: 'win-bridge', networkMode: 'l2bridge' },
    { cni: 'calico', networkMode: 'l2bridge', ipam: 'host-local' },
  ],
  invalid: [
    {
      given: { ...sdnbridge, ipam: 'host-local' },
      message: /is that of the endpoint of the node, l2bridge_ep/,
      severity: 'warning',
      suggestion: { ipam: 'hns' },
    },
    {
      given: { cni: 'flannel', networkMode: 'l2bridge' },
      message: /is that of the gateway of the pods/,
      severity: 'info',
    },
  ],
})
