import { testLint } from '../../testing/test-lint.ts'
import { pipeReadOnly } from './pipe-read-only.ts'

const pipe = String.raw`\\.\pipe\docker_engine`
const pod = (mount: object, system = 'windows') => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'agent' },
  spec: {
    nodeSelector: { 'kubernetes.io/os': system },
    containers: [
      { name: 'a', image: 'example.com/agent:1', volumeMounts: [{ name: 'p', ...mount }] },
    ],
    volumes: [{ name: 'p', hostPath: { path: pipe } }],
  },
})
const known = { containerRuntime: 'docker' } as const
const refused = { mountPath: pipe, readOnly: true }

testLint(pipeReadOnly, {
  valid: [
    { name: 'a pipe as it is', document: pod({ mountPath: pipe }), known },
    { name: 'said to be written to', document: pod({ mountPath: pipe, readOnly: false }), known },
    { name: 'a folder', document: pod({ mountPath: 'C:/data', readOnly: true }), known },
    { name: 'a pod for Linux', document: pod(refused, 'linux'), known },
    { name: 'containerd', document: pod(refused), known: { containerRuntime: 'containerd' } },
    { name: 'a runtime that nobody told', document: pod({ mountPath: pipe }) },
  ],
  invalid: [
    {
      name: 'a pipe',
      document: pod(refused),
      known,
      messages: [/docker_engine is mounted read-only; Docker refuses that/],
      severity: 'error',
    },
    {
      name: 'with slashes',
      document: pod({ mountPath: '//./pipe/docker_engine', readOnly: true }),
      known,
      messages: [/The pipe \/\/\.\/pipe/],
    },
  ],
})
