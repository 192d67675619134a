import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { objectNamed } from './object-named.ts'

const job = (metadata: unknown) => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata,
  spec: {
    template: {
      metadata: { labels: { app: 'copy' } },
      spec: { containers: [{ name: 'a', image: 'a' }], restartPolicy: 'Never' },
    },
  },
})

testLint(objectNamed, {
  valid: [
    { name: 'an object with a name', document: podManifest({ containers: [{ name: 'a' }] }) },
    { name: 'a name that the API server makes', document: job({ generateName: 'copy-' }) },
    { name: 'metadata that a template fills', document: job({ '<<': 'common', labels: {} }) },
    {
      name: 'metadata that somebody left out',
      document: { apiVersion: 'v1', kind: 'Service', spec: { ports: [{ port: 80 }] } },
    },
    {
      name: 'an object of another project',
      document: { apiVersion: 'example.com/v1', kind: 'Service', metadata: { labels: {} } },
    },
    {
      name: 'a list',
      document: {
        apiVersion: 'v1',
        kind: 'List',
        metadata: { resourceVersion: '' },
        items: [podManifest({ containers: [{ name: 'a' }] })],
      },
    },
    {
      name: 'a template of pods',
      document: {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name: 'web' },
        spec: {
          selector: { matchLabels: { app: 'web' } },
          template: {
            metadata: { labels: { app: 'web' } },
            spec: { containers: [{ name: 'web', image: 'web' }] },
          },
        },
      },
    },
  ],
  invalid: [
    {
      name: 'labels alone',
      document: job({ labels: { app: 'copy' } }),
      messages: [/The Job has no name: .*name or generateName is required/],
      severity: 'error',
    },
    {
      name: 'a name without a value',
      document: {
        apiVersion: 'v1',
        kind: 'Service',
        metadata: { name: null, namespace: 'web' },
        spec: { ports: [{ port: 80 }] },
      },
      messages: [/The Service has no name/],
    },
  ],
})
