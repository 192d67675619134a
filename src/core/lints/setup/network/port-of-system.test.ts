import { testLint } from '../../../testing/test-lint.ts'
import { portOfSystem } from './port-of-system.ts'

const pod = (port: number) =>
  `=== pod.yaml ===\napiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers:\n  - name: web\n    image: mcr.microsoft.com/windows/servercore/iis\n    ports:\n    - containerPort: 80\n      hostPort: ${port}\n`
const netstat = (port: number, process: number) =>
  `=== n.txt ===\nPS C:\\> netstat -ano\n  Proto  Local Address          Foreign Address        State           PID\n  TCP    0.0.0.0:${port}             0.0.0.0:0              LISTENING       ${process}\n  TCP    [::]:${port}                [::]:0                 LISTENING       ${process}\n`
const connection =
  '=== n.txt ===\nPS C:\\> Get-NetTCPConnection -LocalPort 80 -State Listen\n\nLocalAddress                        LocalPort RemoteAddress                       RemotePort State       AppliedSetting OwningProcess\n------------                        --------- -------------                       ---------- -----       -------------- -------------\n::                                  80        ::                                  0          Listen                     4\n'

testLint(portOfSystem, {
  valid: [
    { name: 'another port', text: pod(8080) + netstat(80, 4) },
    { name: 'another process', text: pod(80) + netstat(80, 4012) },
    { name: 'no pod with a port of the node', text: netstat(445, 4) },
  ],
  invalid: [
    {
      name: 'the port of a pod',
      text: pod(80) + netstat(80, 4),
      messages: [/listens on port 80 of the node/],
      severity: 'warning',
    },
    { name: 'as PowerShell shows it', text: pod(80) + connection, messages: [/port 80/] },
    {
      name: 'a port in words',
      text: `=== a.md ===\nThe ingress has hostPort 80 on the Windows node.\n${netstat(80, 4)}`,
      messages: [/hostPort of a pod/],
    },
  ],
})
