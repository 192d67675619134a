import { testLint } from '../testing/test-lint.ts'
import { windowsSelector } from '../testing/manifests.ts'
import { replicaCount } from './replica-count.ts'

const deployment = (replicas: number) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'a' },
  spec: {
    replicas,
    template: { spec: { nodeSelector: windowsSelector, containers: [{ name: 'a' }] } },
  },
})

testLint(replicaCount, {
  valid: [
    { name: 'few pods', document: deployment(64) },
    {
      name: 'many, on a newer page',
      document: deployment(1024),
      known: { kubernetesVersion: '1.36' },
    },
  ],
  invalid: [
    {
      name: 'more than the pages of that time have',
      document: deployment(65),
      known: { kubernetesVersion: '1.30' },
      messages: [/spec\.replicas is 65: More than 64/],
      severity: 'info',
    },
    { name: 'more than any page has', document: deployment(1025), messages: [/1025/] },
  ],
})
