import { testLint } from '../../../testing/test-lint.ts'
import { runtimeClassHandlerKnown } from './runtime-class-handler-known.ts'

const setup = (handler: string) => `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata:
  name: hyperv
handler: ${handler}
=== config.toml ===
version = 2
[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]
runtime_type = "io.containerd.runhcs.v1"
`

const ofDocker = (runtime: string, system = 'windows') => `apiVersion: node.k8s.io/v1
kind: RuntimeClass
metadata:
  name: win2019
handler: docker
scheduling:
  nodeSelector:
    kubernetes.io/os: ${system}
=== node.txt ===
Name:               win-1
Roles:              <none>
System Info:
  Operating System:           windows
  Container Runtime Version:  ${runtime}
  Kubelet Version:            v1.23.4
`

testLint(runtimeClassHandlerKnown, {
  valid: [
    { name: 'the handler of dockershim with dockershim', text: ofDocker('docker://20.10.9') },
    {
      name: 'the handler of dockershim for Linux nodes',
      text: ofDocker('containerd://1.7.2', 'linux'),
    },
    {
      name: 'the handler for Hyper-V in a release that brings it',
      text: `${setup('runhcs-wcow-hypervisor').split('===')[0] ?? ''}=== v.txt ===
containerd github.com/containerd/containerd v1.7.8 9cd3357b
`,
    },
    {
      name: 'a built-in one besides those of the file, with a release that keeps it',
      text: `${setup('runhcs-wcow-hypervisor')}=== v.txt ===\ncontainerd github.com/containerd/containerd/v2 v2.0.4 1a43cb6a1035\n`,
    },
    {
      name: 'the same by the tables of the file',
      text: setup('runhcs-wcow-hypervisor')
        .replace('version = 2', 'version = 3')
        .replace('io.containerd.grpc.v1.cri', 'io.containerd.cri.v1.runtime'),
    },
    { name: 'a handler of Linux nodes', text: setup('runsc') },
    { name: 'a handler that is there', text: setup('runhcs-wcow-process') },
    {
      name: 'the configuration of a Linux node',
      text: setup('runhcs-wcow-hypervisor')
        .replace('runtimes.runhcs-wcow-process', 'runtimes.runc')
        .replace('runhcs.v1', 'runc.v2'),
    },
  ],
  invalid: [
    {
      name: 'a built-in one in whose place an older release puts those of the file',
      text: `${setup('runhcs-wcow-hypervisor')}=== v.txt ===\ncontainerd github.com/containerd/containerd v1.7.20 8fc6bcff51318944\n`,
      messages: [/runhcs-wcow-hypervisor; containerd has runhcs-wcow-process/],
      severity: 'error',
    },
    {
      name: 'the handler of dockershim with containerd',
      text: ofDocker('containerd://1.7.2'),
      messages: [/the handler docker, which is dockershim’s/],
      severity: 'warning',
    },
    {
      name: 'the handler for Hyper-V in a release that does not bring it',
      text: `${setup('runhcs-wcow-hypervisor').split('===')[0] ?? ''}=== v.txt ===
containerd github.com/containerd/containerd v1.6.8 9cd3357b
`,
      messages: [
        /runhcs-wcow-hypervisor; containerd has it by itself from 1\.7\.0 on, and the node has 1\.6\.8/,
      ],
      severity: 'warning',
    },
    {
      name: 'any handler of a RuntimeClass for Windows nodes',
      text: setup('docker\nscheduling: { nodeSelector: { kubernetes.io/os: windows } }'),
      messages: [/the handler docker; containerd has runhcs-wcow-process/],
      severity: 'error',
    },
    {
      name: 'a handler that is not',
      text: setup('runhcs-wcow-hypervisor'),
      messages: [/runhcs-wcow-hypervisor; containerd has runhcs-wcow-process/],
      severity: 'error',
    },
  ],
})

const alone = (handler: string) =>
  `apiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata:\n  name: a\nhandler: ${handler}\n`

testLint(runtimeClassHandlerKnown, {
  valid: [
    { name: 'containerd’s own for processes', text: alone('runhcs-wcow-process') },
    { name: 'containerd’s own for Hyper-V', text: alone('runhcs-wcow-hypervisor') },
    { name: 'one with a build', text: alone('runhcs-wcow-hypervisor-20348') },
    { name: 'one that somebody added', text: alone('runhcs-privileged') },
    { name: 'one of another shim', text: alone('kata') },
  ],
  invalid: ['runhcs-wcow-hyperv', 'runhcs-wcow-hypervisior', 'runhcs-wcow-proces'].map(
    (handler) => ({
      name: `${handler}, which nothing adds`,
      text: alone(handler),
      messages: [/containerd’s own is called runhcs-wcow-/],
      severity: 'warning' as const,
    }),
  ),
})
