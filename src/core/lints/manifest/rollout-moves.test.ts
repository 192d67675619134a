import { testLint } from '../../testing/test-lint.ts'
import { rolloutMoves } from './rollout-moves.ts'

const workload = (kind: string, strategy: object) => ({
  apiVersion: 'apps/v1',
  kind,
  metadata: { name: 'a' },
  spec: {
    [kind === 'DaemonSet' ? 'updateStrategy' : 'strategy']: { rollingUpdate: strategy },
    template: {
      metadata: { labels: { app: 'a' } },
      spec: { containers: [{ name: 'a', image: 'b' }] },
    },
  },
})

testLint(rolloutMoves, {
  valid: [
    { name: 'one pod down', document: workload('DaemonSet', { maxUnavailable: 1 }) },
    { name: 'a share', document: workload('DaemonSet', { maxUnavailable: '10%' }) },
    { name: 'one pod more', document: workload('DaemonSet', { maxUnavailable: 0, maxSurge: 1 }) },
    {
      name: 'a Deployment, which starts one more by itself',
      document: workload('Deployment', { maxUnavailable: 0 }),
    },
  ],
  invalid: [
    {
      name: 'a DaemonSet that may stop none',
      document: workload('DaemonSet', { maxUnavailable: 0 }),
      messages: [/maxUnavailable is 0 and maxSurge 0, which it is by itself/],
      severity: 'error',
    },
    {
      name: 'a Deployment that may neither',
      document: workload('Deployment', { maxUnavailable: '0%', maxSurge: 0 }),
      messages: [/maxUnavailable is 0% and maxSurge 0: the Deployment/],
      severity: 'error',
    },
  ],
})
