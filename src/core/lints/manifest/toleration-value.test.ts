import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { tolerationValue } from './toleration-value.ts'

const pod = (toleration: object) => podManifest({ tolerations: [toleration] })

testLint(tolerationValue, {
  valid: [
    { name: 'both', document: pod({ key: 'os', operator: 'Equal', effect: 'NoSchedule' }) },
    { name: 'neither', document: pod({ operator: '', effect: '' }) },
    { name: 'an operator of a later version', document: pod({ key: 'a', operator: 'Lt' }) },
    { name: 'a template', document: pod({ key: 'os', effect: '{{ .Values.effect }}' }) },
  ],
  invalid: [
    {
      name: 'a misspelt effect',
      document: pod({ key: 'os', value: 'windows', effect: 'NoShedule' }),
      messages: [/effect is NoShedule; the API server takes NoSchedule/],
      severity: 'error',
    },
    {
      name: 'an operator of a RuntimeClass in other words',
      document: {
        apiVersion: 'node.k8s.io/v1',
        kind: 'RuntimeClass',
        metadata: { name: 'a' },
        handler: 'runhcs-wcow-process',
        scheduling: { tolerations: [{ key: 'os', operator: 'Equals', value: 'windows' }] },
      },
      messages: [/operator is Equals/],
      severity: 'error',
    },
  ],
})
