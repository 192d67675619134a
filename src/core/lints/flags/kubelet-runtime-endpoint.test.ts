import { testLint } from '../../testing/test-lint.ts'
import { kubeletRuntimeEndpoint } from './kubelet-runtime-endpoint.ts'

const pipe = 'npipe:////./pipe/containerd-containerd'

testLint(kubeletRuntimeEndpoint, {
  valid: [
    {
      name: 'the pipe of containerd',
      text: `kubelet.exe --container-runtime-endpoint=${pipe} --max-pods=30`,
      known: { kubernetesVersion: '1.29' },
    },
    {
      name: 'the pipe of dockershim while there was one',
      text: 'kubelet.exe --container-runtime-endpoint=npipe:////./pipe/dockershim --max-pods=30',
      known: { kubernetesVersion: '1.22' },
    },
    {
      name: 'an address of TCP, which the kubelet takes',
      text: 'kubelet.exe --container-runtime-endpoint=tcp://localhost:3735 --max-pods=30',
      known: { kubernetesVersion: '1.29' },
    },
    {
      name: 'a scheme in capitals',
      text: `kubelet.exe --container-runtime-endpoint=${pipe.replace('npipe', 'NPIPE')} --max-pods=30`,
      known: { kubernetesVersion: '1.29' },
    },
    {
      name: 'a remote runtime beside dockershim',
      text: `kubelet.exe --container-runtime=remote --container-runtime-endpoint=${pipe}`,
      known: { kubernetesVersion: '1.22' },
    },
  ],
  invalid: [
    {
      name: 'a misspelt pipe',
      text: 'kubelet.exe --container-runtime-endpoint=npipe:////./pipe/containerd-contaienrd --max-pods=30',
      known: { kubernetesVersion: '1.29' },
      messages: [/nearly the pipe of a runtime/],
      severity: 'warning',
    },
    {
      name: 'a path without its scheme',
      text: String.raw`kubelet.exe --container-runtime-endpoint=\\.\pipe\containerd-containerd --max-pods=30`,
      known: { kubernetesVersion: '1.29' },
      messages: [/takes an address with its scheme/],
      severity: 'error',
    },
    {
      name: 'the pipe of Docker itself',
      text: 'kubelet.exe --container-runtime-endpoint=npipe:////./pipe/docker_engine --max-pods=30',
      messages: [/does not speak CRI/],
      severity: 'warning',
    },
    {
      name: 'a socket of Linux',
      text: 'kubelet.exe --container-runtime-endpoint=unix:///run/containerd/containerd.sock --max-pods=30',
      known: { kubernetesVersion: '1.29' },
      messages: [/named pipe/],
      severity: 'error',
    },
    {
      name: 'the pipe of dockershim, which is gone',
      text: 'kubelet.exe --container-runtime-endpoint "npipe:////./pipe/dockershim" --max-pods=30',
      known: { kubernetesVersion: '1.30' },
      messages: [/pipe of dockershim/],
      severity: 'error',
    },
    {
      name: 'containerd without the flag that chooses it',
      text: `kubelet.exe --container-runtime-endpoint=${pipe} --kubeconfig=C:\\k\\config`,
      known: { kubernetesVersion: '1.22' },
      messages: [/Without --container-runtime=remote/],
    },
    {
      name: 'a slip in the scheme',
      text: 'kubelet.exe --container-runtime-endpoint=npiep:////./pipe/containerd-containerd --max-pods=30',
      known: { kubernetesVersion: '1.29' },
      messages: [/knows no npiep: addresses/],
      severity: 'error',
    },
  ],
})
