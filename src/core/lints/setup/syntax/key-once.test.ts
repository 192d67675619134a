import { testLint } from '../../../testing/test-lint.ts'
import { keyOnce } from './key-once.ts'

const pod = (more: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec:\n  securityContext:\n    runAsNonRoot: true\n${more}  containers: []\n`

testLint(keyOnce, {
  valid: [
    { name: 'each key once', text: pod('  hostNetwork: false\n') },
    {
      name: 'branches of a template',
      text: pod('{{ if .a }}\n    runAsNonRoot: false\n{{ end }}\n'),
    },
  ],
  invalid: [
    {
      name: 'a field of a pod',
      text: pod('    windowsOptions: {}\n    runAsNonRoot: false\n'),
      messages: [/runAsNonRoot stands twice/],
      severity: 'warning',
    },
    {
      name: 'a field of a file of the kubelet',
      text: 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nmaxPods: 30\nmaxPods: 60\n',
      messages: [/maxPods stands twice/],
    },
  ],
})
