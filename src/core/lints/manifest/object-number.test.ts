import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { objectNumber } from './object-number.ts'

const workload = (replicas: number) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'a' },
  spec: {
    replicas,
    template: {
      metadata: { labels: { app: 'a' } },
      spec: { containers: [{ name: 'a', image: 'b' }] },
    },
  },
})
const probe = (more: object) =>
  podManifest({}, { readinessProbe: { tcpSocket: { port: 80 }, ...more } })
const priority = (value: number, name = 'apps') => ({
  apiVersion: 'scheduling.k8s.io/v1',
  kind: 'PriorityClass',
  metadata: { name },
  value,
})
const prefers = (weight: number) =>
  podManifest({
    affinity: {
      nodeAffinity: {
        preferredDuringSchedulingIgnoredDuringExecution: [
          {
            weight,
            preference: { matchExpressions: [{ key: 'a', operator: 'Exists' }] },
          },
        ],
      },
    },
  })

testLint(objectNumber, {
  valid: [
    { name: 'no pods for now', document: workload(0) },
    { name: 'no delay', document: probe({ initialDelaySeconds: 0 }) },
    { name: 'the greatest priority', document: priority(1_000_000_000) },
    { name: 'a class below nothing', document: priority(-10) },
    { name: 'one of the system', document: priority(2_000_001_000, 'system-node-critical') },
    { name: 'a weight', document: prefers(100) },
  ],
  invalid: [
    {
      name: 'fewer than none',
      document: workload(-1),
      messages: [/spec\.replicas is -1: the API server takes 0 or more/],
      severity: 'warning',
    },
    {
      name: 'a time before now',
      document: probe({ periodSeconds: -5 }),
      messages: [/periodSeconds is -5/],
      severity: 'error',
    },
    {
      name: 'a priority of the system',
      document: priority(2_000_000_000),
      messages: [/at most 1000000000/],
      severity: 'error',
    },
    { name: 'a weight too much', document: prefers(1000), messages: [/takes 1 to 100/] },
  ],
})
