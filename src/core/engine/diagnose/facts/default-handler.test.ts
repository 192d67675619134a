import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const config = (handler: string) => `version = 2
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "registry.k8s.io/pause:3.10"
  [plugins."io.containerd.grpc.v1.cri".containerd]
    default_runtime_name = "${handler}"
`

const pod = `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: windows }
  containers:
    - { name: a, image: 'mcr.microsoft.com/windows/servercore:ltsc2025' }
`

const diagnosed = (...configs: readonly string[]) => {
  const { scenario, findings } = diagnose([
    ...configs.map((handler, i) => ({ name: `config-${i}.toml`, text: config(handler) })),
    { name: 'pod.yaml', text: pod },
    { name: 'host.txt', text: 'The host runs Windows Server 2025.\n' },
  ])
  return { isolation: scenario.isolation, ids: findings.map(({ id }) => id) }
}

test('a pod without a RuntimeClass has the isolation of the handler by default', () => {
  expect(diagnosed('runhcs-wcow-hypervisor')).toMatchObject({
    isolation: 'hyperv',
    ids: expect.arrayContaining(['pause-image-runs']),
  })
})

test.each([
  [['runhcs-wcow-process']],
  [['of-our-own']],
  [['runhcs-wcow-process', 'runhcs-wcow-hypervisor']],
  [[]],
])('with %j it is that of a process', (handlers) => {
  const { isolation, ids } = diagnosed(...handlers)
  expect(isolation).toBe('process')
  expect(ids).not.toContain('pause-image-runs')
})
