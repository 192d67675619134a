import { testLint } from '../testing/test-lint.ts'
import { runtimeClass } from './runtime-class.ts'

const document = (handler: string, more: object = {}) => ({
  apiVersion: 'node.k8s.io/v1',
  kind: 'RuntimeClass',
  metadata: { name: 'a' },
  handler,
  ...more,
})
const windows = { operatingSystem: 'windows' } as const

testLint(runtimeClass, {
  valid: [
    {
      name: 'a class that is called as its handler',
      document: document('runhcs-wcow-process', { metadata: { name: 'runhcs-wcow-process' } }),
      known: { ...windows, kubernetesVersion: '1.30', containerRuntime: 'containerd' },
    },
    {
      name: 'process isolation',
      document: document('runhcs-wcow-process'),
      known: { ...windows, kubernetesVersion: '1.30', containerRuntime: 'containerd' },
    },
    {
      name: 'scheduling for a newer API server than the node',
      document: document('docker', { scheduling: {} }),
      known: {
        ...windows,
        kubernetesVersion: '1.15',
        controlPlaneVersion: '1.24',
        containerRuntime: 'docker',
      },
    },
    {
      name: 'overhead where it exists',
      document: document('docker', { overhead: { podFixed: { memory: '64Mi' } } }),
      known: {
        ...windows,
        kubernetesVersion: '1.16',
        controlPlaneVersion: '1.16',
        containerRuntime: 'docker',
      },
    },
    { name: 'a template', document: document('{{ .Values.handler }}'), known: windows },
    { name: 'a class for Linux', document: document('runsc'), known: { operatingSystem: 'linux' } },
  ],
  invalid: [
    {
      name: 'a class that is called as the handler of the other isolation',
      document: document('runhcs-wcow-process', { metadata: { name: 'runhcs-wcow-hypervisor' } }),
      messages: [/pods of this class share the kernel of the node/],
      severity: 'info',
    },
    {
      name: 'a handler below spec, where the first version had it',
      document: {
        apiVersion: 'node.k8s.io/v1',
        kind: 'RuntimeClass',
        metadata: { name: 'a' },
        spec: { runtimeHandler: 'runhcs-wcow-process' },
      },
      known: { ...windows, kubernetesVersion: '1.30' },
      messages: [/has no handler/],
      severity: 'error',
    },
    {
      name: 'a handler with capitals',
      document: document('RunHCS-wcow-process'),
      known: { ...windows, kubernetesVersion: '1.30' },
      messages: [/DNS label in lower case/],
      severity: 'error',
    },
    {
      name: 'Hyper-V isolation',
      document: document('runhcs-wcow-hypervisor'),
      known: { ...windows, kubernetesVersion: '1.30' },
      messages: [/^handler is runhcs-wcow-hypervisor: /],
      severity: 'warning',
    },
    {
      name: 'another handler than that of Docker',
      document: document('runhcs-wcow-process'),
      known: { ...windows, kubernetesVersion: '1.20', containerRuntime: 'docker' },
      messages: [/only accepted RuntimeClass handler is docker/],
      severity: 'error',
    },
    {
      name: 'scheduling before it exists',
      document: document('docker', { scheduling: {} }),
      known: {
        ...windows,
        kubernetesVersion: '1.15',
        controlPlaneVersion: '1.15',
        containerRuntime: 'docker',
      },
      messages: [/scheduling does not exist/],
    },
    {
      name: 'overhead before it exists',
      document: document('docker', { overhead: { podFixed: { memory: '64Mi' } } }),
      known: {
        ...windows,
        kubernetesVersion: '1.15',
        controlPlaneVersion: '1.15',
        containerRuntime: 'docker',
      },
      messages: [/has the field from 1\.16 on, and the API server 1\.15 does not have it/],
      severity: 'error',
    },
  ],
})
