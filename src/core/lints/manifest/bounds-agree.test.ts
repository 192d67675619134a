import { testLint } from '../../testing/test-lint.ts'
import { boundsAgree } from './bounds-agree.ts'

const scaler = (spec: object, version = 'v2') => ({
  apiVersion: `autoscaling/${version}`,
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: 'a' },
  spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'a' }, ...spec },
})
const budget = (spec: object) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'a' },
  spec: { selector: { matchLabels: { app: 'a' } }, ...spec },
})

testLint(boundsAgree, {
  valid: [
    { name: 'bounds in order', document: scaler({ minReplicas: 2, maxReplicas: 2 }) },
    { name: 'one bound', document: scaler({ maxReplicas: 1 }) },
    {
      name: 'the share in the version that has it',
      document: scaler({ maxReplicas: 2, targetCPUUtilizationPercentage: 70 }, 'v1'),
    },
    { name: 'a budget with one bound', document: budget({ maxUnavailable: '50%' }) },
    {
      name: 'a bound that a chart leaves empty',
      document: budget({ minAvailable: 1, maxUnavailable: null }),
    },
  ],
  invalid: [
    {
      name: 'bounds the other way round',
      document: scaler({ minReplicas: 5, maxReplicas: 2 }),
      messages: [/maxReplicas is 2 and minReplicas 5/],
      severity: 'error',
    },
    {
      name: 'the share in a later version',
      document: scaler({ maxReplicas: 2, targetCPUUtilizationPercentage: 70 }),
      messages: [/is a field of autoscaling\/v1, and the object is of autoscaling\/v2/],
      severity: 'warning',
    },
    {
      name: 'a budget with both bounds',
      document: budget({ minAvailable: 1, maxUnavailable: 0 }),
      messages: [/cannot be both set/],
      severity: 'error',
    },
  ],
})
