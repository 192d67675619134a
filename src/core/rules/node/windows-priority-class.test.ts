import { testRule } from '../../testing/test-rule.ts'
import { windowsPriorityClass } from './windows-priority-class.ts'

testRule(windowsPriorityClass, {
  valid: [
    {},
    { kubernetesVersion: '1.16', windowsPriorityClass: 'unset' },
    { kubernetesVersion: '1.17', kubernetesRelease: '1.17.15' },
    { kubernetesVersion: '1.18', kubernetesRelease: '1.18.13' },
    { kubernetesVersion: '1.19', kubernetesRelease: '1.19.5' },
    { kubernetesVersion: '1.20', kubernetesRelease: '1.20.0' },
  ],
  invalid: [
    {
      given: { kubernetesVersion: '1.17', kubernetesRelease: '1.17.14' },
      message: /1\.17\.14 has no --windows-priorityclass, which came with 1\.17\.15/,
      severity: 'warning',
      suggestion: { windowsPriorityClass: 'unset' },
    },
    { given: { kubernetesVersion: '1.18', kubernetesRelease: '1.18.12' } },
    { given: { kubernetesVersion: '1.19', kubernetesRelease: '1.19.4' } },
    { given: { kubernetesVersion: '1.16' }, message: /came with 1\.17\.15/ },
  ],
})
