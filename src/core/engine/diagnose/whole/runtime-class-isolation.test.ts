import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const setup = (handler?: string) => [
  {
    name: 'pod.yaml',
    text: `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  runtimeClassName: vm
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: "mcr.microsoft.com/windows/servercore:ltsc2022"}]
`,
  },
  { name: 'host.txt', text: 'Microsoft Windows [Version 10.0.17763.5122]\n' },
  ...(handler === undefined
    ? []
    : [
        {
          name: 'class.yaml',
          text: `apiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata: {name: vm}\nhandler: ${handler}\n`,
        },
      ]),
]

test('a pod of a RuntimeClass is no HostProcess pod, so its image has to fit either way', () => {
  const { findings } = diagnose(setup())
  expect(findings.map(({ id }) => id)).toContain('image-matches-host')
})

test('the handler of its RuntimeClass tells the isolation', () => {
  const of = (handler: string) =>
    diagnose(setup(handler)).findings.find(({ id }) => id === 'image-matches-host')?.message
  expect(of('runhcs-wcow-hypervisor')).toMatch(/Hyper-V/)
  expect(of('runhcs-wcow-process')).not.toMatch(/Hyper-V/)
})

test('an annotation that does nothing leaves the isolation to the RuntimeClass', () => {
  const annotated = (handler: string) =>
    setup(handler).map(({ name, text }) => ({
      name,
      text: text.replace(
        'metadata: {name: web}',
        'metadata: {name: web, annotations: {experimental.windows.kubernetes.io/isolation-type: hyperv}}',
      ),
    }))
  const node = {
    name: 'version.txt',
    text: 'PS C:\\k> .\\kubelet.exe --version\nKubernetes v1.30.2\n',
  }
  const of = (handler: string) =>
    diagnose([...annotated(handler), node]).findings.find(({ id }) => id === 'image-matches-host')
      ?.message
  expect(of('runhcs-wcow-hypervisor')).toMatch(/Hyper-V/)
  expect(of('runhcs-wcow-process')).toMatch(/With process isolation/)
})

test('the options of a handler of one’s own tell the isolation where its file was sent', () => {
  const of = (mode: string) =>
    diagnose([
      ...setup('vm'),
      {
        name: 'config.toml',
        text: `version = 2
[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.vm]
  runtime_type = "io.containerd.runhcs.v1"
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.vm.options]
    ${mode}
`,
      },
    ]).findings.find(({ id }) => id === 'image-matches-host')?.message
  expect(of('SandboxIsolation = 1')).toMatch(/Hyper-V/)
  expect(of('SandboxIsolation = 0')).toMatch(/With process isolation/)
})
