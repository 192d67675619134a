import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { oneForm } from './one-form.ts'

const asks = { httpGet: { path: '/', port: 80 } }

testLint(oneForm, {
  valid: [
    { name: 'a probe that asks one way', document: podManifest({}, { readinessProbe: asks }) },
    {
      name: 'the times of a probe, which a patch changes',
      document: podManifest({
        containers: [{ name: 'a', livenessProbe: { periodSeconds: 30 } }],
      }),
    },
    {
      name: 'a handler that is misspelt, which another check tells',
      document: podManifest({}, { readinessProbe: { httpget: { port: 80 } } }),
    },
    {
      name: 'variables from two places, each one',
      document: podManifest(
        {},
        {
          env: [
            { name: 'A', value: 'b' },
            { name: 'B', value: '', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
          ],
        },
      ),
    },
    {
      name: 'volumes of one kind each',
      document: podManifest({
        volumes: [
          { name: 'a', emptyDir: {} },
          { name: 'b', configMap: { name: 'c' }, secret: null },
        ],
      }),
    },
  ],
  invalid: [
    {
      name: 'a volume of two kinds',
      document: podManifest({
        volumes: [{ name: 'a', emptyDir: {}, persistentVolumeClaim: { claimName: 'b' } }],
      }),
      messages: [/volumes\[0\] has emptyDir and persistentVolumeClaim: .*more than 1 volume type/],
      severity: 'error',
    },
    {
      name: 'a probe that asks two ways',
      document: podManifest({}, { readinessProbe: { ...asks, tcpSocket: { port: 80 } } }),
      messages: [/readinessProbe has httpGet and tcpSocket: .*more than 1 handler type/],
      severity: 'error',
    },
    {
      name: 'a probe that asks nothing',
      document: podManifest({}, { livenessProbe: { periodSeconds: 10 } }),
      messages: [/livenessProbe does not say what to ask: .*must specify a handler type/],
      severity: 'error',
    },
    {
      name: 'a variable from two places',
      document: podManifest(
        {},
        {
          env: [
            {
              name: 'A',
              valueFrom: {
                fieldRef: { fieldPath: 'status.podIP' },
                secretKeyRef: { name: 'a', key: 'b' },
              },
            },
          ],
        },
      ),
      messages: [/has fieldRef and secretKeyRef: .*may not have more than one field specified/],
    },
    {
      name: 'a variable that is given twice',
      document: podManifest(
        {},
        {
          env: [
            { name: 'NODE', value: 'a', valueFrom: { fieldRef: { fieldPath: 'spec.nodeName' } } },
          ],
        },
      ),
      messages: [/env\[0\] has value and valueFrom/],
      severity: 'error',
    },
  ],
})
