import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { podNames } from './pod-names.ts'

const port = (name: string) => podManifest({}, { ports: [{ name, containerPort: 80 }] })
const variable = (name: string) => podManifest({}, { env: [{ name, value: 'b' }] })

testLint(podNames, {
  valid: [
    { name: 'usual names', document: port('http') },
    { name: 'fifteen letters', document: port('metrics-windows') },
    { name: 'digits with a letter', document: port('8080-tcp') },
    { name: 'a port without a name', document: port('') },
    { name: 'dots and hyphens in a variable', document: variable('Logging__Level.Default-1') },
    { name: 'names that a template fills in', document: podManifest({}, { name: '{{ .Name }}' }) },
    { name: 'a name that a guide leaves open', document: podManifest({}, { name: '<name>' }) },
    {
      name: 'an init container of its own name',
      document: podManifest({ initContainers: [{ name: 'first', image: 'b' }] }),
    },
  ],
  invalid: [
    {
      name: 'capitals in the name of a container',
      document: podManifest({}, { name: 'Web' }),
      messages: [/containers\[0\]\.name is Web/],
      severity: 'error',
    },
    {
      name: 'an underscore in the name of a volume',
      document: podManifest({ volumes: [{ name: 'log_files', emptyDir: {} }] }),
      messages: [/volumes\[0\]\.name is log_files/],
      severity: 'error',
    },
    {
      name: 'an underscore in the name of a claim',
      document: {
        apiVersion: 'apps/v1',
        kind: 'StatefulSet',
        metadata: { name: 'a' },
        spec: {
          template: {
            metadata: { labels: { app: 'a' } },
            spec: { containers: [{ name: 'a', image: 'b' }] },
          },
          volumeClaimTemplates: [{ metadata: { name: 'my_data' }, spec: {} }],
        },
      },
      messages: [/volumeClaimTemplates\[0\]\.metadata\.name is my_data/],
      severity: 'error',
    },
    {
      name: 'a long name of a port',
      document: port('windows-exporter-metrics'),
      messages: [/is windows-exporter-metrics, with 24 letters: .*at most 15/],
      severity: 'error',
    },
    {
      name: 'a port called by its number',
      document: port('8080'),
      messages: [/with a letter among them/],
      severity: 'error',
    },
    {
      name: 'a variable with its value in the name',
      document: variable('COMPLUS_X=1'),
      messages: [/no name of a variable has = in it/],
      severity: 'error',
    },
    {
      name: 'an init container called as the main one',
      document: podManifest({ initContainers: [{ name: 'a', image: 'b' }] }),
      messages: [/initContainers\[0\]\.name is a, .*Duplicate value/],
      severity: 'error',
    },
  ],
})
