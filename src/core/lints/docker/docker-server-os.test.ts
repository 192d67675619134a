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
