import { testLint } from '../../../testing/test-lint.ts'
import { containerdAccount } from './containerd-account.ts'

const service = (account: string) => `=== sc.txt ===
C:\\> sc.exe qc containerd
[SC] QueryServiceConfig SUCCESS

SERVICE_NAME: containerd
        TYPE               : 10  WIN32_OWN_PROCESS
        START_TYPE         : 2   AUTO_START
        BINARY_PATH_NAME   : "C:\\Program Files\\containerd\\containerd.exe" --run-service
        SERVICE_START_NAME : ${account}
`
const pod = (isHostProcess: boolean) => `=== pod.yaml ===
apiVersion: v1
kind: Pod
metadata: {name: agent}
spec:
  hostNetwork: ${isHostProcess}
  nodeSelector: {kubernetes.io/os: windows}
  securityContext:
    windowsOptions: {hostProcess: ${isHostProcess}, runAsUserName: 'NT AUTHORITY\\SYSTEM'}
  containers:
  - {name: agent, image: mcr.microsoft.com/windows/nanoserver:ltsc2022}
`

testLint(containerdAccount, {
  valid: [
    { name: 'LocalSystem', text: service('LocalSystem') + pod(true) },
    { name: 'LocalService', text: service('NT AUTHORITY\\LocalService') + pod(true) },
    { name: 'no HostProcess container', text: service('CONTOSO\\svc-k8s') + pod(false) },
    { name: 'an account that nobody tells', text: pod(true) },
    {
      name: 'the account of another service',
      text: `=== sc.txt ===
SERVICE_NAME: containerd
        START_TYPE         : 2   AUTO_START

SERVICE_NAME: sqlagent
        SERVICE_START_NAME : CONTOSO\\svc-sql
${pod(true)}`,
    },
  ],
  invalid: [
    {
      name: 'a user of the domain',
      text: service('CONTOSO\\svc-k8s') + pod(true),
      messages: [/containerd runs as CONTOSO\\svc-k8s/],
      severity: 'error',
    },
    {
      name: 'a user of the machine',
      text: `=== svc.txt ===\nPS C:\\> Get-CimInstance Win32_Service -Filter "Name='containerd'" | fl Name,StartName\n\nName      : containerd\nStartName : .\\svc\n\n${pod(true)}`,
      messages: [/containerd runs as \.\\svc/],
      severity: 'error',
    },
  ],
})
