import { testRule } from '../../testing/test-rule.ts'
import { maxPodsCalicoBlock } from './max-pods-calico-block.ts'

testRule(maxPodsCalicoBlock, {
  valid: [
    { cni: 'calico', maxPods: 60 },
    { cni: 'flannel', maxPods: 110 },
  ],
  invalid: [
    { given: { cni: 'calico', maxPods: 110 }, severity: 'warning', suggestion: { maxPods: 60 } },
  ],
})
