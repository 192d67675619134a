import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { tolerationPartsFit } from './toleration-parts.ts'

const pod = (toleration: object) => podManifest({ tolerations: [toleration] })

testLint(tolerationPartsFit, {
  valid: [
    { name: 'every taint', document: pod({ operator: 'Exists' }) },
    {
      name: 'every taint of one effect',
      document: pod({ operator: 'Exists', effect: 'NoExecute' }),
    },
    { name: 'an empty key with Exists', document: pod({ key: '', operator: 'Exists' }) },
    { name: 'a key and a value', document: pod({ key: 'os', value: 'windows' }) },
    {
      name: 'Exists with an empty value',
      document: pod({ key: 'os', operator: 'Exists', value: '' }),
    },
    {
      name: 'a time for NoExecute',
      document: pod({ key: 'a', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 300 }),
    },
    { name: 'a template', document: pod({ value: '{{ .Values.taint }}' }) },
    { name: 'an empty entry', document: pod({}) },
  ],
  invalid: [
    {
      name: 'an empty key with Equal',
      document: pod({ key: '', operator: 'Equal', effect: 'NoSchedule' }),
      messages: [/has no key, and its operator is Equal: the API server refuses it/],
      severity: 'error',
    },
    {
      name: 'no key and no operator',
      document: pod({ effect: 'NoSchedule' }),
      messages: [/has no key, and its operator is left out/],
      severity: 'error',
    },
    {
      name: 'a value beside Exists',
      document: pod({ key: 'os', operator: 'Exists', value: 'windows', effect: 'NoSchedule' }),
      messages: [/operator Exists beside the value windows/],
      severity: 'error',
    },
    {
      name: 'a time for another effect',
      document: pod({ key: 'os', operator: 'Exists', effect: 'NoSchedule', tolerationSeconds: 60 }),
      messages: [/has tolerationSeconds, and its effect is NoSchedule/],
      severity: 'error',
    },
    {
      name: 'a RuntimeClass',
      document: {
        apiVersion: 'node.k8s.io/v1',
        kind: 'RuntimeClass',
        metadata: { name: 'a' },
        handler: 'runhcs-wcow-process',
        scheduling: { tolerations: [{ key: 'os', operator: 'Exists', value: 'windows' }] },
      },
      messages: [/operator Exists beside the value windows/],
      severity: 'error',
    },
  ],
})
