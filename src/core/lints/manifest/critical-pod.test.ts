import { testLint } from '../../testing/test-lint.ts'
import { criticalPod } from './critical-pod.ts'

const set = (namespace: string, version: string) => ({
  text: `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: exporter, namespace: ${namespace}}
spec:
  selector: {matchLabels: {app: e}}
  template:
    metadata: {labels: {app: e}}
    spec:
      priorityClassName: system-node-critical
      nodeSelector: {kubernetes.io/os: windows}
      containers: [{name: a, image: registry.local/a}]
`,
  known: { kubernetesVersion: '1.16', kubernetesRelease: version } as const,
})

testLint(criticalPod, {
  valid: [
    { name: 'in the namespace of the system', ...set('kube-system', '1.16.8') },
    {
      name: 'a later version',
      ...set('monitoring', '1.17.3'),
      known: { kubernetesVersion: '1.17', kubernetesRelease: '1.17.3' },
    },
    {
      name: 'an API server of a later version than the nodes',
      ...set('monitoring', '1.16.8'),
      known: {
        kubernetesVersion: '1.16',
        kubernetesRelease: '1.16.8',
        controlPlaneVersion: '1.17',
      },
    },
    { name: 'a version that nobody told', text: set('monitoring', '1.16.8').text },
  ],
  invalid: [
    {
      name: 'in a namespace of its own',
      ...set('monitoring', '1.16.8'),
      messages: [/is for pods in kube-system alone up to 1\.16/],
      severity: 'error',
    },
  ],
})
