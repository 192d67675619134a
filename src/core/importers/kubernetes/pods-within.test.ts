import { testImporter } from '../../testing/test-importer.ts'
import { kubernetesObjects } from '../kubernetes-objects.ts'

testImporter(kubernetesObjects, [
  {
    name: 'steps of a workflow of Argo, each a pod of its own',
    text: `apiVersion: argoproj.io/v1alpha1
kind: Workflow
metadata:
  generateName: a-
spec:
  entrypoint: win
  templates:
    - name: win
      nodeSelector:
        kubernetes.io/os: windows
      container:
        image: mcr.microsoft.com/windows/nanoserver:ltsc2022
        command: [cmd, /c]
    - name: steps
      steps:
        - - name: b
            template: win
`,
    reads: [
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 10],
      ['image', 'mcr.microsoft.com/windows/nanoserver:ltsc2022', 12],
      ['workload.command', 'cmd /c', 13],
    ],
  },
  {
    name: 'a step of Argo with another system than its workflow',
    text: `apiVersion: argoproj.io/v1alpha1
kind: Workflow
metadata:
  generateName: a-
spec:
  nodeSelector:
    kubernetes.io/os: linux
  templates:
    - name: win
      nodeSelector:
        kubernetes.io/os: windows
      container:
        image: registry.local/a
`,
    reads: [['workload.nodeSelector', 'kubernetes.io/os=windows', 11]],
  },
  {
    name: 'steps of a task of Tekton',
    text: `apiVersion: tekton.dev/v1
kind: TaskRun
metadata:
  name: a
spec:
  podTemplate:
    nodeSelector:
      kubernetes.io/os: windows
  taskSpec:
    steps:
      - name: b
        image: mcr.microsoft.com/powershell:lts-nanoserver-ltsc2022
`,
    reads: [
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 8],
      ['image', 'mcr.microsoft.com/powershell:lts-nanoserver-ltsc2022', 12],
    ],
  },
  {
    name: 'a runner of GitHub',
    text: `apiVersion: actions.summerwind.dev/v1alpha1
kind: RunnerDeployment
metadata:
  name: a
spec:
  template:
    spec:
      repository: a/b
      image: example/runner:ltsc2019
      nodeSelector:
        kubernetes.io/os: windows
`,
    reads: [
      ['image', 'example/runner:ltsc2019', 9],
      ['workload.nodeSelector', 'kubernetes.io/os=windows', 11],
    ],
  },
  {
    name: 'a job that KEDA scales',
    text: `apiVersion: keda.sh/v1alpha1
kind: ScaledJob
metadata:
  name: a
spec:
  jobTargetRef:
    template:
      spec:
        containers:
          - name: b
            image: example/agent:1
`,
    reads: [['image', 'example/agent:1', 11]],
  },
])
