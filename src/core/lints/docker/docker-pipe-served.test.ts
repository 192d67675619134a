import { testLint } from '../../testing/test-lint.ts'
import { dockerPipeServed } from './docker-pipe-served.ts'

const daemon = (hosts: readonly string[], more = {}) => ({
  document: { hosts, 'exec-opts': ['isolation=process'], ...more },
})
const tcp = 'tcp://0.0.0.0:2375'

testLint(dockerPipeServed, {
  valid: [
    { name: 'the pipe beside an address', ...daemon([tcp, 'npipe://']) },
    { name: 'the pipe by its name', ...daemon(['npipe:////./pipe/docker_engine', tcp]) },
    { name: 'nothing said', document: { 'exec-opts': ['isolation=process'] } },
    { name: 'a daemon that nobody knows', document: { hosts: [tcp] } },
    {
      name: 'a file of Linux',
      text: `$ cat /etc/docker/daemon.json\n${JSON.stringify({ hosts: [tcp] })}\n`,
    },
    {
      name: 'a kubelet that asks the address',
      text: `kubelet.exe --docker-endpoint=tcp://localhost:2375 --kubeconfig=C:\\k\\config\n---\nPS C:\\> cat C:\\ProgramData\\docker\\config\\daemon.json\n${JSON.stringify({ hosts: [tcp] })}\n`,
    },
    {
      name: 'a daemon beside containerd',
      text: `The node has Windows Server 2019 and Kubernetes 1.24.6 with containerd 1.6.8; Docker is there for builds alone.\n---\nPS C:\\> cat C:\\ProgramData\\docker\\config\\daemon.json\n${JSON.stringify({ hosts: [tcp] })}\n`,
    },
  ],
  invalid: [
    {
      name: 'an address alone',
      ...daemon([tcp]),
      messages: [/hosts has tcp:\/\/0\.0\.0\.0:2375 and no npipe:\/\//],
      severity: 'warning',
    },
  ],
})
