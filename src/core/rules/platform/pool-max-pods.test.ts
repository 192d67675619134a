import { testRule } from '../../testing/test-rule.ts'
import { poolMaxPods } from './pool-max-pods.ts'

testRule(poolMaxPods, {
  valid: [
    {},
    { platform: 'aks', maxPods: 250 },
    { platform: 'aks', maxPods: 400, joinMethod: 'kubeconfig' },
    { platform: 'gke', joinMethod: 'kubeconfig' },
  ],
  invalid: [
    { given: { platform: 'aks', maxPods: 251 }, severity: 'error', suggestion: { maxPods: 250 } },
    { given: { platform: 'aks', maxPods: 9 }, severity: 'error', suggestion: { maxPods: 10 } },
    { given: { platform: 'aks', maxPods: 10 }, severity: 'info', message: /takes 3 nodes/ },
    { given: { platform: 'eks' }, severity: 'unknown', message: /9 on m5\.large.*whether 110/ },
    { given: { platform: 'gke' }, severity: 'unknown' },
  ],
})
