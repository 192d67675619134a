import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { healthPortAsked } from './health-port.ts'

const probe = (port: number | string, path = '/healthz') => ({
  livenessProbe: { httpGet: { path, port } },
})
const driver = (helper: string, containerPort: number) =>
  podManifest({
    containers: [
      {
        name: 'helper',
        image: 'registry.k8s.io/sig-storage/livenessprobe:v2.18.0',
        args: [helper],
      },
      {
        name: 'driver',
        image: 'b',
        ports: [{ name: 'healthz', containerPort }],
        ...probe('healthz'),
      },
    ],
  })

testLint(healthPortAsked, {
  valid: [
    {
      name: 'one port',
      document: podManifest({}, { args: ['--healthz-port=8081'], ...probe(8081) }),
    },
    {
      name: 'a probe of the program itself',
      document: podManifest({}, { args: ['--healthz-port=8081'], ...probe(80, '/') }),
    },
    { name: 'a helper and its driver', document: driver('--http-endpoint=0.0.0.0:9808', 9808) },
    { name: 'a helper that is told nothing', document: driver('--v=2', 9808) },
  ],
  invalid: [
    {
      name: 'another port',
      document: podManifest({}, { args: ['--healthz-port=8082'], ...probe(8081) }),
      messages: [/port leads to 8081, and --healthz-port=8082 serves the health on 8082/],
      severity: 'warning',
    },
    {
      name: 'a helper on another port than the probe of its driver',
      document: driver('--health-port=29604', 29603),
      messages: [/leads to 29603, and --health-port=29604/],
      severity: 'warning',
    },
  ],
})
