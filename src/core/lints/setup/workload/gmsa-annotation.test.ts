import { testLint } from '../../../testing/test-lint.ts'
import { gmsaAnnotation } from './gmsa-annotation.ts'

const ofPod = 'pod.alpha.windows.kubernetes.io/gmsa-credential-spec-name'
const pod = (...annotations: readonly string[]) => `apiVersion: v1
kind: Pod
metadata:
  name: web
  annotations:
${annotations.map((key) => `    ${key}: web`).join('\n')}
spec:
  nodeSelector:
    kubernetes.io/os: windows
  containers:
    - name: web
      image: web:1
`
const node = (version: string) =>
  `=== node.txt ===\n$ kubelet --version\nKubernetes v${version}\n=== pod.yaml ===\n`

testLint(gmsaAnnotation, {
  valid: [
    { name: 'other annotations', text: pod(`${ofPod}s`, 'note') },
    { name: 'the release that reads it', text: node('1.14.3') + pod(ofPod) },
  ],
  invalid: [
    {
      name: 'no release is told',
      text: pod(ofPod),
      messages: [/Only Kubernetes 1\.14 read/],
      severity: 'warning',
    },
    { name: 'a later one', text: node('1.30.1') + pod(ofPod), messages: [/no effect/] },
    {
      name: 'one of a container, and the spec itself',
      text: pod(
        'web.container.alpha.windows.kubernetes.io/gmsa-credential-spec-name',
        'pod.alpha.windows.kubernetes.io/gmsa-credential-spec',
      ),
      messages: [/web\.container/, /pod\.alpha/],
    },
    {
      name: 'in a template of pods',
      text: `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata:
      labels: {app: web}
      annotations: {${ofPod}: web}
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      containers: [{name: web, image: 'web:1'}]
`,
      messages: [/gets no gMSA/],
    },
  ],
})
