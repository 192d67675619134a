import { testLint } from '../../testing/test-lint.ts'
import { dockerServerOs } from './docker-server-os.ts'

const version = (client: string, server: string) => `Client: Docker Engine - Community
 Version:           19.03.5
 OS/Arch:           ${client}/amd64

Server: Docker Engine - Community
 Engine:
  Version:          19.03.5
  OS/Arch:          ${server}/amd64
`

testLint(dockerServerOs, {
  valid: [
    { name: 'Windows containers', text: version('windows', 'windows') },
    {
      name: 'a workstation beside nodes with containerd',
      text: `${version('windows', 'linux')}
PS C:\\> kubectl get nodes -o wide
NAME   STATUS   ROLES   AGE   VERSION   INTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win1   Ready    agent   9d    v1.30.6   10.224.0.33   Windows Server 2022 Datacenter   10.0.20348.2700   containerd://1.7.20
`,
    },
    { name: 'a Linux machine', text: version('linux', 'linux') },
  ],
  invalid: [
    {
      name: 'Linux containers on Windows',
      text: version('windows', 'linux'),
      messages: [/runs Linux containers/],
      severity: 'error',
    },
  ],
})
