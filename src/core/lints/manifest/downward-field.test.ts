import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { downwardField } from './downward-field.ts'

const from = (fieldPath: string) =>
  podManifest({}, { env: [{ name: 'A', valueFrom: { fieldRef: { fieldPath } } }] })

testLint(downwardField, {
  valid: [
    { name: 'the name of the node', document: from('spec.nodeName') },
    { name: 'the addresses of the node', document: from('status.hostIPs') },
    { name: 'a label', document: from("metadata.labels['app']") },
    { name: 'the former name of spec.nodeName', document: from('spec.host') },
    { name: 'a template', document: from('{{ .Values.field }}') },
  ],
  invalid: [
    {
      name: 'a resource that no container has',
      document: podManifest({
        volumes: [
          {
            name: 'info',
            downwardAPI: {
              items: [
                { path: 'a', resourceFieldRef: { containerName: 'a', resource: 'limits.mem' } },
              ],
            },
          },
        ],
      }),
      messages: [/resourceFieldRef\.resource is limits\.mem; the API server takes limits\.cpu/],
      severity: 'error',
    },
    {
      name: 'a small letter',
      document: from('spec.nodename'),
      messages: [/fieldPath is spec\.nodename; the API server takes metadata\.name/],
      severity: 'error',
    },
    {
      name: 'all labels, which only a volume takes',
      document: from('metadata.labels'),
      messages: [/fieldPath is metadata\.labels/],
      severity: 'error',
    },
  ],
})
