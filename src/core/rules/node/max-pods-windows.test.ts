import { testRule } from '../../testing/test-rule.ts'
import { maxPodsWindows } from './max-pods-windows.ts'

testRule(maxPodsWindows, {
  valid: [{ maxPods: 110 }],
  invalid: [
    { given: { maxPods: 111 }, severity: 'info', suggestion: { maxPods: 110 } },
    { given: { maxPods: 250, platform: 'aks' }, severity: 'info' },
  ],
})
