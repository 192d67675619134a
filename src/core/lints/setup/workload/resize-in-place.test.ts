import { testLint } from '../../../testing/test-lint.ts'
import { resizeInPlace } from './resize-in-place.ts'

const known = { kubernetesVersion: '1.33' } as const
const setup = (mode: string, os = 'windows', container = '') => `apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata: {name: web}
spec:
  targetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  updatePolicy: {updateMode: ${mode}}
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      nodeSelector: {kubernetes.io/os: ${os}}
      containers: [{name: a, image: registry.local/a${container}}]
`

testLint(resizeInPlace, {
  valid: [
    { name: 'new pods', text: setup('Recreate'), known },
    { name: 'pods of Linux', text: setup('InPlaceOrRecreate', 'linux'), known },
  ],
  invalid: [
    {
      name: 'an autoscaler that resizes running pods',
      text: setup('InPlaceOrRecreate'),
      known,
      messages: [/updateMode is InPlaceOrRecreate for pods of Windows/],
      severity: 'warning',
    },
    {
      name: 'a policy for the resize',
      text: setup(
        'Recreate',
        'windows',
        ', resizePolicy: [{resourceName: cpu, restartPolicy: NotRequired}]',
      ),
      known,
      messages: [/resizePolicy is set in a pod for Windows/],
    },
  ],
})
