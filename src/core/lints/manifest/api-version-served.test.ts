import { testLint } from '../../testing/test-lint.ts'
import { apiVersionServed } from './api-version-served.ts'

const runtimeClass = { apiVersion: 'node.k8s.io/v1', kind: 'RuntimeClass', handler: 'docker' }
const deployment = { apiVersion: 'apps/v1beta2', kind: 'Deployment' }

testLint(apiVersionServed, {
  valid: [
    { name: 'what is served', document: runtimeClass, known: { controlPlaneVersion: '1.20' } },
    {
      name: 'an old version in its time',
      document: deployment,
      known: { controlPlaneVersion: '1.15' },
    },
    {
      name: 'a kind that nobody wrote down',
      document: { apiVersion: 'a.example/v1', kind: 'Thing' },
      known: { controlPlaneVersion: '1.20' },
    },
  ],
  invalid: [
    {
      name: 'a version that comes later',
      document: runtimeClass,
      known: { controlPlaneVersion: '1.19' },
      messages: [/served from 1\.20 on/],
      severity: 'error',
      basis: 'refused',
    },
    {
      name: 'a version that is gone',
      document: deployment,
      known: { controlPlaneVersion: '1.16' },
      messages: [/served up to 1\.15;/],
    },
    {
      name: 'a kind that is gone with all its versions',
      document: { apiVersion: 'policy/v1beta1', kind: 'PodSecurityPolicy' },
      known: { controlPlaneVersion: '1.25' },
      messages: [/served up to 1\.24;/],
    },
  ],
})
