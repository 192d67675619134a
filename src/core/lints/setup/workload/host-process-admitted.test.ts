import { testLint } from '../../../testing/test-lint.ts'
import { hostProcessAdmitted } from './host-process-admitted.ts'

const setup = (level: string, hostProcess = true) => `apiVersion: v1
kind: Namespace
metadata:
  name: agents
  labels: {pod-security.kubernetes.io/enforce: ${level}}
---
apiVersion: v1
kind: Pod
metadata: {name: agent, namespace: agents}
spec:
  hostNetwork: ${hostProcess}
  nodeSelector: {kubernetes.io/os: windows}
  securityContext: {windowsOptions: {hostProcess: ${hostProcess}, runAsUserName: ContainerUser}}
  containers: [{name: a, image: registry.local/a}]
`
const known = { kubernetesVersion: '1.29' } as const

testLint(hostProcessAdmitted, {
  valid: [
    { name: 'a namespace that admits all', text: setup('privileged'), known },
    { name: 'a pod that needs nothing', text: setup('baseline', false), known },
  ],
  invalid: [
    {
      name: 'a namespace that refuses it',
      text: setup('restricted'),
      known,
      messages: [/of the namespace agents is restricted, and agent is HostProcess/],
      severity: 'error',
    },
  ],
})
