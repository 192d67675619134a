import { diagnose } from '../../../engine/diagnose/diagnose.ts'
import { expect, test } from 'vitest'

const agent = (folder: string, hostProcess = true) => `apiVersion: apps/v1
kind: DaemonSet
metadata:
  name: agent
spec:
  selector: {matchLabels: {app: agent}}
  template:
    metadata:
      labels: {app: agent}
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      hostNetwork: ${hostProcess}
      securityContext:
        windowsOptions:
          hostProcess: ${hostProcess}
          runAsUserName: NT AUTHORITY\\SYSTEM
      containers:
      - name: agent
        image: registry.local/agent:1.0
        workingDir: '${folder}'
`
const nodes = (runtime: string) =>
  `NAME  STATUS  ROLES  AGE  VERSION  INTERNAL-IP  EXTERNAL-IP  OS-IMAGE  KERNEL-VERSION  CONTAINER-RUNTIME
lin0   Ready   <none>   3h   v1.28.1   10.2.0.10   <none>   Ubuntu 22.04.1 LTS   5.15.0-58-generic   containerd://1.6.16
win0   Ready   <none>   3h   v1.28.1   10.2.0.20   <none>   Windows Server 2022 Datacenter   10.0.20348.2031   ${runtime}
`
const found = (yaml: string, runtime: string) =>
  diagnose([
    { name: 'a.yaml', text: yaml },
    { name: 'nodes.txt', text: nodes(runtime) },
  ])
    .findings.filter(({ id }) => id === 'host-process-directory')
    .map(({ severity, file, line }) => [severity, file, line])

test.each([
  ['..\\..\\CalicoWindows', 'containerd://1.7.0-beta.3'],
  ['../agent', 'containerd://1.7.20+azure'],
  ['..\\agent', 'containerd://2.1.4'],
])('%s leads elsewhere with %s', (folder, runtime) => {
  expect(found(agent(folder), runtime)).toEqual([['error', 'a.yaml', 20]])
})

test.each([
  ['..\\..\\CalicoWindows', 'containerd://1.6.21', true],
  ['C:/CalicoWindows', 'containerd://1.7.20', true],
  ['$env:CONTAINER_SANDBOX_MOUNT_POINT/agent', 'containerd://1.7.20', true],
  ['..\\agent', 'containerd://1.7.20', false],
])('%s is left alone with %s', (folder, runtime, isHostProcess) => {
  expect(found(agent(folder, isHostProcess), runtime)).toEqual([])
})
