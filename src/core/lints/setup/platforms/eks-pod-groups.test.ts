import { testLint } from '../../../testing/test-lint.ts'
import { eksPodGroups } from './eks-pod-groups.ts'

const setup = (label: string, system: string) => `apiVersion: vpcresources.k8s.aws/v1beta1
kind: SecurityGroupPolicy
metadata: { name: a }
spec:
  podSelector: { matchLabels: { app: ${label} } }
  securityGroups: { groupIds: [sg-1] }
---
apiVersion: v1
kind: Pod
metadata: { name: web, labels: { app: web } }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: a, image: b } ]
`

testLint(eksPodGroups, {
  valid: [
    { name: 'pods of Linux', text: setup('web', 'linux') },
    { name: 'other pods', text: setup('db', 'windows') },
  ],
  invalid: [
    {
      name: 'Windows pods',
      text: setup('web', 'windows'),
      messages: [/to pods of web, which run on Windows nodes/],
      severity: 'warning',
    },
  ],
})
