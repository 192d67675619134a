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
const kubelet = (flag: string) =>
  `=== start.cmd ===\nc:\\k\\kubelet.exe --kubeconfig=c:\\k\\config --cgroups-per-qos=false --enforce-node-allocatable="" --resolv-conf="" ${flag}\n`

testLint(gmsaAnnotation, {
  valid: [
    { name: 'other annotations', text: pod(`${ofPod}s`, 'note') },
    { name: 'the release that reads it', text: node('1.14.3') + pod(ofPod) },
    {
      name: 'a kubelet with the gate',
      text: node('1.14.3') + pod(ofPod) + kubelet('--feature-gates=WindowsGMSA=true'),
    },
    {
      name: 'a kubelet with all gates of its stage',
      text: node('1.14.3') + pod(ofPod) + kubelet('--feature-gates="AllAlpha=true"'),
    },
    {
      name: 'a kubelet whose further flags a variable holds',
      text: node('1.14.3') + pod(ofPod) + kubelet('--v=4 %KUBELET_ARGS%'),
    },
    { name: 'a kubelet with a file', text: node('1.14.3') + pod(ofPod) + kubelet('--config=a') },
    {
      name: 'gates that a variable holds',
      text: node('1.14.3') + pod(ofPod) + kubelet('--feature-gates=%GATES%'),
    },
  ],
  invalid: [
    {
      name: 'a kubelet without the gate',
      text: node('1.14.3') + pod(ofPod) + kubelet('--feature-gates=WindowsGMSA=false'),
      messages: [/with the feature gate WindowsGMSA alone/],
      severity: 'warning',
    },
    {
      name: 'a kubelet without gates',
      text: node('1.14.3') + pod(ofPod) + kubelet('--v=4'),
      messages: [/does not turn it on/],
    },
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
