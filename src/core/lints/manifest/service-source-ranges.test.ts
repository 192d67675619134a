import { serviceManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { serviceSourceRanges } from './service-source-ranges.ts'

const lets = (...loadBalancerSourceRanges: readonly string[]) =>
  serviceManifest({ type: 'LoadBalancer', loadBalancerSourceRanges })

testLint(serviceSourceRanges, {
  valid: [
    { name: 'ranges', document: lets('10.0.0.0/8', '203.0.113.7/32') },
    { name: 'a covered range', document: lets('x.x.x.x/32', '<office>') },
  ],
  invalid: [
    {
      name: 'one host',
      document: lets('203.0.113.7'),
      messages: [/is 203\.0\.113\.7, an address without a prefix/],
      severity: 'warning',
    },
  ],
})
