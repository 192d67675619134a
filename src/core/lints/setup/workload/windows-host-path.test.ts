import { testLint } from '../../../testing/test-lint.ts'
import { windowsHostPath } from './windows-host-path.ts'

const pod = (system: string, ...paths: readonly string[]) => `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: ${system} }
  containers: [ { name: a, image: b } ]
  volumes:
${paths.map((path, i) => `  - name: v${i}\n    hostPath: { path: '${path}' }\n`).join('')}`

testLint(windowsHostPath, {
  valid: [
    { name: 'a pod for Linux', text: pod('linux', '/proc', '/sys', '/var/lib/docker/containers') },
    {
      name: 'folders that Windows nodes have too',
      text: pod(
        'windows',
        '/var/log/pods',
        'C:\\ProgramData\\docker',
        '/var/lib/kubelet',
        '/etc/cni',
      ),
    },
    {
      name: 'names that begin alike',
      text: pod('windows', 'C:\\procdump', 'C:\\devops', '/system'),
    },
    { name: 'the whole drive', text: pod('windows', 'C:\\', '/') },
    { name: 'a socket', text: pod('windows', '/var/lib/docker/docker.sock') },
    {
      name: 'logs, whose folders are checked with their links',
      text: pod('windows', '/var/log', '/var/lib/docker/containers'),
    },
  ],
  invalid: [
    {
      name: 'what the kernel of Linux shows',
      text: pod('windows', '/proc', '/sys/fs/cgroup'),
      messages: [/mounts \/proc of its node.*Windows has nothing there/, /\/sys\/fs\/cgroup/],
      severity: 'warning',
    },
    {
      name: 'the folder of Docker',
      text: pod('windows', '/var/lib/docker/containers'),
      messages: [/Windows has it in C:\\ProgramData\\docker/],
      severity: 'warning',
    },
    {
      name: 'the same with a drive',
      text: pod('windows', 'C:\\var\\lib\\docker\\containers'),
      messages: [/of its node/],
      severity: 'warning',
    },
  ],
})
