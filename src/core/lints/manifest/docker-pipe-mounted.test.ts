import { testLint } from '../../testing/test-lint.ts'
import { dockerPipeMounted } from './docker-pipe-mounted.ts'

const pod = (path: string, system = 'windows') => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'agent' },
  spec: {
    nodeSelector: { 'kubernetes.io/os': system },
    containers: [{ name: 'a', image: 'example.com/agent:1' }],
    volumes: [{ name: 'p', hostPath: { path } }],
  },
})
const own = String.raw`\\.\pipe\docker_engine`

testLint(dockerPipeMounted, {
  valid: [
    { name: 'Docker', document: pod(own), known: { containerRuntime: 'docker' } },
    {
      name: 'the pipe of containerd',
      document: pod(String.raw`\\.\pipe\containerd-containerd`),
      known: { containerRuntime: 'containerd' },
    },
    {
      name: 'a pod for Linux',
      document: pod(own, 'linux'),
      known: { containerRuntime: 'containerd' },
    },
  ],
  invalid: [
    {
      name: 'containerd',
      document: pod(own),
      known: { containerRuntime: 'containerd' },
      messages: [/is the pipe of Docker; the node runs containerd/],
      severity: 'warning',
    },
  ],
})
