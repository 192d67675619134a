import { testLint } from '../../testing/test-lint.ts'
import { pipeName } from './pipe-name.ts'

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

testLint(pipeName, {
  valid: [
    { name: 'that of Docker', document: pod(String.raw`\\.\pipe\docker_engine`) },
    { name: 'that of containerd', document: pod(String.raw`\\.\pipe\containerd-containerd`) },
    { name: 'that of a driver', document: pod(String.raw`\\.\pipe\csi-proxy-disk-v1`) },
    { name: 'one of Docker Desktop', document: pod(String.raw`\\.\pipe\docker_engine_windows`) },
    { name: 'a folder', document: pod(String.raw`C:\docker-engine`) },
  ],
  invalid: [
    {
      name: 'a hyphen',
      document: pod(String.raw`\\.\pipe\docker-engine`),
      messages: [/names the pipe docker-engine; that of the runtime is called docker_engine/],
      severity: 'error',
    },
    {
      name: 'an underscore, with slashes',
      document: pod('//./pipe/containerd_containerd'),
      messages: [/is called containerd-containerd/],
    },
  ],
})
