import { testLint } from '../../testing/test-lint.ts'
import { selectorLabels } from './selector-labels.ts'

const workload = (kind: string, asked: object, labels: object | undefined) => ({
  apiVersion: 'apps/v1',
  kind,
  metadata: { name: 'web' },
  spec: {
    selector: asked,
    template: {
      metadata: { labels },
      spec: { containers: [{ name: 'web', image: 'registry.local/web' }] },
    },
  },
})

testLint(selectorLabels, {
  valid: [
    {
      name: 'more labels than are asked for',
      document: workload('Deployment', { matchLabels: { app: 'a' } }, { app: 'a', tier: 'web' }),
    },
    {
      name: 'expressions alone',
      document: workload('DaemonSet', { matchExpressions: [] }, { app: 'a' }),
    },
    {
      name: 'a budget, whose selector is of other pods',
      document: {
        apiVersion: 'policy/v1',
        kind: 'PodDisruptionBudget',
        spec: { selector: { matchLabels: { app: 'a' } } },
      },
    },
  ],
  invalid: [
    {
      name: 'another value',
      document: workload('Deployment', { matchLabels: { app: 'a' } }, { app: 'b' }),
      messages: [/asks for app: a, and the template/],
      severity: 'error',
    },
    {
      name: 'no labels',
      document: workload('StatefulSet', { matchLabels: { app: 'a' } }, undefined),
      messages: [/asks for app: a/],
      severity: 'error',
    },
  ],
})
