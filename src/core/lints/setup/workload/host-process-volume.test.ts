import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

interface Options {
  readonly mount?: string
  readonly volume?: string
  readonly hostProcess?: boolean
}

const agent = (
  args: string,
  { mount = 'C:/etc/agent', volume = 'configMap: {name: c}', hostProcess = true }: Options = {},
) => `apiVersion: v1
kind: Pod
metadata:
  name: agent
spec:
  nodeSelector: {kubernetes.io/os: windows}
  hostNetwork: ${hostProcess}
  securityContext:
    windowsOptions:
      hostProcess: ${hostProcess}
      runAsUserName: 'NT AUTHORITY\\SYSTEM'
  containers:
  - name: agent
    image: registry.local/agent:1.0
    args:
    - '${args}'
    volumeMounts:
    - name: c
      mountPath: '${mount}'
  volumes:
  - name: c
    ${volume}
`
const found = (yaml: string, told: string) =>
  diagnose([
    { name: 'a.yaml', text: yaml },
    { name: 'mail.txt', text: told },
  ])
    .findings.filter(({ id }) => id === 'host-process-volume')
    .map(({ severity, file, line }) => [severity, file, line])

const old = 'Windows Server 2022, Kubernetes 1.26.9, containerd 1.6.21\n'

test.each([
  ['--config.file=C:/etc/agent/config.yml', {}],
  ['--config C:\\etc\\agent\\config.yml', {}],
  ['/etc/agent/config.yml', { mount: '/etc/agent' }],
  ['--log=C:\\logs\\a.log', { mount: 'C:\\logs', volume: 'hostPath: {path: C:\\var\\log}' }],
])('%s is not there with containerd 1.6', (args, options) => {
  expect(found(agent(args, options), old)).toEqual([['error', 'a.yaml', 16]])
})

test.each([
  ['--config.file=%CONTAINER_SANDBOX_MOUNT_POINT%/etc/agent/config.yml', old, {}],
  ['--config.file=etc/agent/config.yml', old, {}],
  ['--config.file=C:/etc/agents/config.yml', old, {}],
  [
    '--config.file=C:/etc/agent/config.yml',
    'Windows Server 2022, Kubernetes 1.29.9, containerd 1.7.20\n',
    {},
  ],
  ['--config.file=C:/etc/agent/config.yml', 'Windows Server 2022, Kubernetes 1.29.9\n', {}],
  ['--config.file=C:/etc/agent/config.yml', old, { hostProcess: false }],
  ['--log=/var/log/a', old, { mount: 'C:\\var\\log', volume: 'hostPath: {path: /var/log}' }],
])('%s is left alone', (args, told, options) => {
  expect(found(agent(args, options), told)).toEqual([])
})
