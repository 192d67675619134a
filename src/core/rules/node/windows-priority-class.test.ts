import { testRule } from '../../testing/test-rule.ts'
import { windowsPriorityClass } from './windows-priority-class.ts'

const asked = { windowsPriorityClass: 'ABOVE_NORMAL_PRIORITY_CLASS' } as const

testRule(windowsPriorityClass, {
  valid: [
    {},
    // What nobody chose follows the kubelet.
    { kubernetesVersion: '1.16' },
    { kubernetesVersion: '1.17', kubernetesRelease: '1.17.14' },
    { kubernetesVersion: '1.16', windowsPriorityClass: 'unset' },
    { ...asked, kubernetesVersion: '1.17', kubernetesRelease: '1.17.15' },
    { ...asked, kubernetesVersion: '1.18', kubernetesRelease: '1.18.13' },
    { ...asked, kubernetesVersion: '1.19', kubernetesRelease: '1.19.5' },
    { ...asked, kubernetesVersion: '1.20', kubernetesRelease: '1.20.0' },
  ],
  invalid: [
    {
      given: { ...asked, kubernetesVersion: '1.17', kubernetesRelease: '1.17.14' },
      message: /1\.17\.14 has no --windows-priorityclass, which came with 1\.17\.15/,
      severity: 'warning',
      suggestion: { windowsPriorityClass: 'unset' },
    },
    { given: { ...asked, kubernetesVersion: '1.18', kubernetesRelease: '1.18.12' } },
    { given: { ...asked, kubernetesVersion: '1.19', kubernetesRelease: '1.19.4' } },
    { given: { ...asked, kubernetesVersion: '1.16' }, message: /came with 1\.17\.15/ },
  ],
})
