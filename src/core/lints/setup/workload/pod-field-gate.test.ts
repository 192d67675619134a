import { testLint } from '../../../testing/test-lint.ts'
import { podFieldGate } from './pod-field-gate.ts'

const pod = (spec: string, version = 'Server Version: v1.16.15') => `kubectl version --short
${version}

kubectl get pod job -o yaml
apiVersion: v1
kind: Pod
metadata: {name: job}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  ${spec}
`
const plain = 'containers: [{name: a, image: registry.local/a}]'
const asUser =
  'containers: [{name: a, image: registry.local/a, securityContext: {windowsOptions: {runAsUserName: ContainerUser}}}]'
const probe = (probe: string) => `containers: [{name: a, image: registry.local/a, ${probe}}]`

testLint(podFieldGate, {
  valid: [
    { name: 'a field of a beta', text: pod(asUser, 'Server Version: v1.17.0') },
    { name: 'a version that nobody told', text: pod(asUser, '') },
    {
      name: 'a gate that a kubelet turns on',
      text: `${pod(asUser)}\n---\nkubelet.exe --feature-gates=WindowsRunAsUserName=true\n`,
    },
    {
      name: 'a gate that somebody tells to be on',
      text: `WindowsRunAsUserName is enabled on all of them.\n\n${pod(asUser)}`,
    },
    {
      name: 'a pod for Linux',
      text: pod(probe('startupProbe: {tcpSocket: {port: 80}}')).replace('os: windows', 'os: linux'),
    },
    {
      name: 'a container that nothing is said of',
      text: pod(probe('startupProbe: null')),
    },
    {
      name: 'a field that another lint tells to be unknown',
      text: pod(asUser, 'Server Version: v1.15.3'),
    },
  ],
  invalid: [
    {
      name: 'a user of an alpha',
      text: pod(asUser),
      messages: [
        /runAsUserName needs the feature gate WindowsRunAsUserName, which is off in 1\.16/,
      ],
      severity: 'warning',
    },
    {
      name: 'a probe of an alpha, and none of a gate that is off by name',
      text: `${pod(probe('startupProbe: {tcpSocket: {port: 80}}'))}\n---\nkubelet.exe --feature-gates=StartupProbe=false\n`,
      messages: [/startupProbe needs the feature gate StartupProbe/],
    },
    {
      name: 'a probe before the field',
      text: pod(probe('startupProbe: {tcpSocket: {port: 80}}'), 'Server Version: v1.15.3'),
      messages: [/startupProbe is a field from 1\.16 on; Kubernetes 1\.15 does not know it/],
    },
    {
      name: 'a probe by gRPC',
      text: pod(probe('livenessProbe: {grpc: {port: 9000}}'), 'Server Version: v1.23.4'),
      messages: [/livenessProbe\.grpc needs the feature gate GRPCContainerProbe/],
    },
    {
      name: 'a sidecar',
      text: pod(
        `${plain}\n  initContainers: [{name: s, image: registry.local/s, restartPolicy: Always}]`,
        'Server Version: v1.28.4',
      ),
      messages: [/initContainers\[0\]\.restartPolicy needs the feature gate SidecarContainers/],
    },
    {
      name: 'a HostProcess pod of the alpha',
      text: pod(
        `${plain}\n  securityContext: {windowsOptions: {hostProcess: true}}`,
        'Server Version: v1.22.4',
      ),
      messages: [/WindowsHostProcessContainers, which is off in 1\.22.*refuses the pod/],
      severity: 'warning',
    },
    {
      name: 'a time to live of a job that a CronJob makes',
      text: `Server Version: v1.19.11

---
apiVersion: batch/v1beta1
kind: CronJob
metadata: {name: nightly}
spec:
  schedule: "0 1 * * *"
  jobTemplate:
    spec:
      ttlSecondsAfterFinished: 60
      template:
        spec:
          nodeSelector: {kubernetes.io/os: windows}
          containers: [{name: a, image: registry.local/a}]
`,
      messages: [
        /ttlSecondsAfterFinished needs the feature gate TTLAfterFinished, which is off in 1\.19/,
      ],
      severity: 'warning',
    },
  ],
})
