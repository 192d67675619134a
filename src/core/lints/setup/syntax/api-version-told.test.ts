import { testLint } from '../../../testing/test-lint.ts'
import { apiVersionTold } from './api-version-told.ts'

const known = { controlPlaneVersion: '1.26' } as const

testLint(apiVersionTold, {
  valid: [
    ...[
      'Our RuntimeClass uses apiVersion node.k8s.io/v1.',
      'Does our RuntimeClass need apiVersion node.k8s.io/v1beta1?',
      'The docs show a RuntimeClass with apiVersion node.k8s.io/v1beta1.',
      'The RuntimeClass should not have apiVersion node.k8s.io/v1beta1.',
      'Our Gizmo uses apiVersion example.com/v1beta1.',
    ].map((text) => ({ name: text, text: `${text}\n`, known })),
    {
      name: 'a version that still serves it',
      text: 'Our RuntimeClass uses apiVersion node.k8s.io/v1beta1.\n',
      known: { controlPlaneVersion: '1.24' },
    },
    {
      name: 'a manifest that was sent',
      text: 'Our RuntimeClass uses apiVersion node.k8s.io/v1beta1.\n\n```yaml\napiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata:\n  name: a\nhandler: runhcs-wcow-process\n```\n',
      known,
    },
  ],
  invalid: [
    ...[
      'Our RuntimeClass uses apiVersion node.k8s.io/v1beta1.',
      'The RuntimeClass has `apiVersion: node.k8s.io/v1beta1`.',
      'We have apiVersion node.k8s.io/v1beta1 in our RuntimeClass.',
    ].map((text) => ({
      name: text,
      text: `${text}\n`,
      known,
      messages: [/served up to 1\.24; the API server of 1\.26 refuses it/],
      severity: 'warning' as const,
    })),
    {
      name: 'one that is not there yet',
      text: 'The CronJob has apiVersion batch/v1.\n',
      known: { controlPlaneVersion: '1.19' },
      messages: [/served from 1\.21 on/],
    },
  ],
})
