import { testRule } from '../../testing/test-rule.ts'
import { serviceBackends } from './service-backends.ts'

testRule(serviceBackends, {
  valid: [
    {},
    { replicas: 64, kubernetesVersion: '1.20' },
    { replicas: 1024 },
    { replicas: 2000, serviceType: 'none' },
    { replicas: 2000, workloadKind: 'DaemonSet' },
  ],
  invalid: [
    {
      given: { replicas: 65, kubernetesVersion: '1.34' },
      severity: 'warning',
      message: /65 replicas are more than the 64 pods/,
      suggestion: { replicas: 64 },
    },
    { given: { replicas: 1025 }, severity: 'warning', message: /than the 1024 pods/ },
  ],
})
