import { testRule } from '../../testing/test-rule.ts'
import { windowsPriorityAdvised } from './windows-priority-advised.ts'

testRule(windowsPriorityAdvised, {
  valid: [
    {},
    { windowsPriorityClass: 'HIGH_PRIORITY_CLASS' },
    { windowsPriorityClass: 'unset', kubernetesVersion: '1.17', kubernetesRelease: '1.17.3' },
  ],
  invalid: [
    {
      given: { windowsPriorityClass: 'unset' },
      message: /priority of any process; ABOVE_NORMAL_PRIORITY_CLASS and above/,
      severity: 'info',
      suggestion: { windowsPriorityClass: 'ABOVE_NORMAL_PRIORITY_CLASS' },
    },
    { given: { windowsPriorityClass: 'IDLE_PRIORITY_CLASS' }, message: /at IDLE_PRIORITY_CLASS/ },
  ],
})
