import { testRule } from '../../testing/test-rule.ts'
import { gracefulShutdownService } from './graceful-shutdown-service.ts'

testRule(gracefulShutdownService, {
  valid: [
    {},
    { serviceManager: 'nssm', kubernetesVersion: '1.33' },
    { serviceManager: 'nssm', featureGates: ['WindowsGracefulNodeShutdown=false'] },
  ],
  invalid: [
    {
      given: { serviceManager: 'nssm', kubernetesVersion: '1.34' },
      message: /under nssm the kubelet does not hear of a shutdown/,
      severity: 'info',
      suggestion: { serviceManager: 'native' },
    },
    {
      given: {
        serviceManager: 'nssm',
        kubernetesVersion: '1.32',
        featureGates: ['WindowsGracefulNodeShutdown=true'],
      },
      severity: 'warning',
    },
  ],
})
