import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { objectFieldMissing } from './object-field-missing.ts'

const service = (ports: unknown) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web' },
  spec: { selector: { app: 'web' }, ports },
})
const container = { name: 'a', image: 'a/b:ltsc2022' }

testLint(objectFieldMissing, {
  valid: [
    { name: 'what is whole', document: podManifest({}) },
    { name: 'a port of a Service', document: service([{ port: 80 }]) },
    {
      name: 'a patch, which names the container and what changes',
      text: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  template:
    spec:
      containers:
      - name: a
        resources: {limits: {memory: 1Gi}}
`,
    },
    {
      name: 'an item that a patch takes away',
      document: podManifest({ containers: [container], volumes: [{ $patch: 'delete', x: 'a' }] }),
    },
    {
      name: 'a misspelt name, which is told as that',
      document: podManifest({ containers: [{ nmae: 'a', image: 'a/b:ltsc2022' }] }),
    },
    {
      name: 'an object of another project',
      text: 'apiVersion: example.com/v1\nkind: Service\nmetadata: {}\nspec: {ports: [{name: a}]}\n',
    },
  ],
  invalid: [
    {
      name: 'a container without a name',
      document: podManifest({ containers: [{ image: 'a/b:ltsc2022' }] }),
      messages: [/^spec\.containers\[0\] has no name: .*“name: Required value”/],
      severity: 'error',
    },
    {
      name: 'a port without a number',
      document: service([{ name: 'http', targetPort: 80 }]),
      messages: [/^spec\.ports\[0\] has no port/],
    },
    {
      name: 'a volume and a mount without their names',
      document: podManifest({
        containers: [{ ...container, volumeMounts: [{ mountPath: 'C:\\a' }] }],
        volumes: [{ hostPath: { type: 'Directory' } }],
      }),
      messages: [
        /volumeMounts\[0\] has no name/,
        /volumes\[0\] has no name/,
        /hostPath has no path/,
      ],
    },
    {
      name: 'a class of storage without its driver',
      text: 'apiVersion: storage.k8s.io/v1\nkind: StorageClass\nmetadata: {name: a}\nparameters: {a: b}\n',
      messages: [/^The StorageClass has no provisioner/],
    },
  ],
})
