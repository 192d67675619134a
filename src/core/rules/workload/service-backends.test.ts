import { testRule } from '../../testing/test-rule.ts'
import { serviceBackends } from './service-backends.ts'

const on2022 = { kubernetesVersion: '1.34', windowsRelease: 'ltsc2022' } as const

testRule(serviceBackends, {
  valid: [
    {},
    { replicas: 64, kubernetesVersion: '1.20', windowsRelease: 'ltsc2019' },
    { replicas: 1024 },
    { replicas: 1024, kubernetesVersion: '1.34' },
    { ...on2022, replicas: 1024, windowsRevision: 1129 },
    { replicas: 2000, serviceType: 'none' },
    { replicas: 2000, workloadKind: 'DaemonSet' },
  ],
  invalid: [
    {
      given: { ...on2022, replicas: 65, windowsRevision: 681 },
      severity: 'warning',
      message: /65 replicas are more than the 64 pods .*, and revision 681 is older/,
      suggestion: { replicas: 64 },
    },
    {
      given: { ...on2022, replicas: 65 },
      severity: 'unknown',
      message: /the revision of the node was not given/,
    },
    {
      given: { replicas: 65, kubernetesVersion: '1.20', windowsRelease: '1909' },
      severity: 'warning',
      message: /this release of Windows got none/,
    },
    { given: { replicas: 1025 }, severity: 'warning', message: /than the 1024 pods/ },
  ],
})
