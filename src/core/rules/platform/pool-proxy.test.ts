import { testRule } from '../../testing/test-rule.ts'
import { poolProxy } from './pool-proxy.ts'

testRule(poolProxy, {
  valid: [
    {},
    { platform: 'aks' },
    { platform: 'gke', httpProxy: 'http://proxy.example.com:3128' },
    { platform: 'aks', joinMethod: 'kubeconfig', httpProxy: 'http://proxy.example.com:3128' },
  ],
  invalid: [
    {
      given: { platform: 'aks', httpsProxy: 'http://proxy.example.com:3128' },
      severity: 'warning',
      suggestion: { httpProxy: '', httpsProxy: '' },
    },
  ],
})
