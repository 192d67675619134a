import { testLint } from '../../../testing/test-lint.ts'
import { openshiftAutoscalerTarget } from './openshift-autoscaler.ts'

const setup = (system: string, target = 'web', mode = 'Auto', words = 'OpenShift 4.17 on AWS') =>
  `\n=== note.txt ===\n${words}, with Windows nodes.\n\n=== a.yaml ===\napiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata: { name: web }
spec:
  targetRef: { apiVersion: apps/v1, kind: Deployment, name: ${target} }
  updatePolicy: { updateMode: "${mode}" }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  selector: { matchLabels: { app: a } }
  template:
    metadata: { labels: { app: a } }
    spec:
      os: { name: ${system} }
      containers: [{ name: a, image: a }]
`

testLint(openshiftAutoscalerTarget, {
  valid: [
    { name: 'pods on Linux', text: setup('linux') },
    { name: 'another workload', text: setup('windows', 'other') },
    { name: 'advice alone', text: setup('windows', 'web', 'Off') },
    { name: 'another cluster', text: setup('windows', 'web', 'Auto', 'A kubeadm cluster') },
  ],
  invalid: [
    {
      name: 'pods on Windows',
      text: setup('windows'),
      messages: [/^VerticalPodAutoscaler is for web, whose pods run on Windows nodes/],
      severity: 'warning',
    },
  ],
})
