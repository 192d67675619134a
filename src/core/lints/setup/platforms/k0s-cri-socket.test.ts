import { testLint } from '../../../testing/test-lint.ts'
import { k0sCriSocket } from './k0s-cri-socket.ts'

const worker = (version: string, socket: string) =>
  `.\\k0s-${version}+k0s.1-amd64.exe worker --cluster-dns 10.96.0.10 --cri-socket=${socket} --token-file k0s.token\n`

testLint(k0sCriSocket, {
  valid: [
    {
      name: 'a shim for Docker',
      text: worker('v1.26.2', 'remote:npipe:////./pipe/cri-dockerd'),
    },
    { name: 'Docker in an old release', text: worker('v1.21.1', 'docker:tcp://127.0.0.1:2375') },
    {
      name: 'nobody tells the release',
      text: 'k0s worker --cri-socket=docker:tcp://127.0.0.1:2375 --token-file k0s.token\n',
    },
  ],
  invalid: [
    {
      name: 'Docker, typed at a prompt',
      text: `PS C:\\k0s> ${worker('v1.26.2', 'docker:tcp://127.0.0.1:2375')}time="2023-03-30 15:56:09" level=info msg="No cached API server addresses found"\n`,
      messages: [/names docker/],
    },
    {
      name: 'Docker',
      text: worker('v1.26.2', 'docker:tcp://127.0.0.1:2375'),
      messages: [/from Kubernetes 1\.24 on/],
      severity: 'error',
    },
  ],
})
