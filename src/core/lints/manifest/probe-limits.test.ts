import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { probeLimits } from './probe-limits.ts'

const asks = { httpGet: { path: '/', port: 80 } }
const init = (more: object) =>
  podManifest({ initContainers: [{ name: 'first', image: 'b', ...more }] })

testLint(probeLimits, {
  valid: [
    {
      name: 'a liveness probe without a number',
      document: podManifest({}, { livenessProbe: asks }),
    },
    {
      name: 'a liveness probe that succeeds once',
      document: podManifest({}, { livenessProbe: { ...asks, successThreshold: 1 } }),
    },
    {
      name: 'a readiness probe that succeeds three times',
      document: podManifest({}, { readinessProbe: { ...asks, successThreshold: 3 } }),
    },
    { name: 'an init container without probes', document: init({}) },
    { name: 'a probe that a chart leaves empty', document: init({ livenessProbe: null }) },
    {
      name: 'a sidecar',
      document: init({ restartPolicy: 'Always', readinessProbe: asks, lifecycle: {} }),
    },
  ],
  invalid: [
    {
      name: 'a liveness probe that is to succeed three times',
      document: podManifest({}, { livenessProbe: { ...asks, successThreshold: 3 } }),
      messages: [/livenessProbe\.successThreshold is 3: .*must be 1/],
      severity: 'error',
    },
    {
      name: 'a probe and a hook of an init container',
      document: init({
        readinessProbe: asks,
        lifecycle: { preStop: { exec: { command: ['a'] } } },
      }),
      messages: [/init container first has lifecycle/, /init container first has readinessProbe/],
      severity: 'error',
    },
  ],
})
