import { testLint } from '../../../testing/test-lint.ts'
import { kubeletPipeOfRuntime } from './kubelet-pipe-of-runtime.ts'

const kubelet = (endpoint: string) =>
  `C:\\k\\kubelet.exe --container-runtime-endpoint=${endpoint} --kubeconfig=C:\\k\\config --v=4\n`
const file = (endpoint: string) =>
  `=== kubelet.yaml ===\napiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncontainerRuntimeEndpoint: ${endpoint}\n`
const containerd = (grpc: string, root = "'C:\\ProgramData\\containerd\\root'") =>
  `=== config.toml ===\nversion = 2\nroot = ${root}\n${grpc}[plugins."io.containerd.grpc.v1.cri".containerd]\n  snapshotter = "windows"\n`
const at = (pipe: string) => `[grpc]\n  address = '${pipe}'\n`

testLint(kubeletPipeOfRuntime, {
  valid: [
    {
      name: 'one pipe in two spellings',
      text:
        kubelet('npipe:////./pipe/containerd-containerd') +
        containerd(at(String.raw`\\.\pipe\containerd-containerd`)),
    },
    {
      name: 'the default of containerd',
      text: kubelet('npipe:////./pipe/containerd-containerd') + containerd(''),
    },
    {
      name: 'a pipe of one’s own in a file of schema 4',
      text: `${kubelet('npipe:////./pipe/ours')}=== config.toml ===\nversion = 4\nroot = 'C:\\ProgramData\\containerd\\root'\n[plugins.'io.containerd.server.v1.grpc']\n  address = '\\\\.\\pipe\\ours'\n[plugins.'io.containerd.cri.v1.images']\n  snapshotter = 'windows'\n`,
    },
    {
      name: 'configurations of several nodes',
      text:
        kubelet('npipe:////./pipe/containerd') +
        containerd(at(String.raw`\\.\pipe\containerd-containerd`)) +
        containerd(at(String.raw`\\.\pipe\containerd`)).replace('config.toml', 'b/config.toml'),
    },
    {
      name: 'no configuration, and the usual pipe',
      text: kubelet('npipe:////./pipe/containerd-containerd'),
    },
    {
      name: 'no configuration, and a pipe of dockershim',
      text: kubelet('npipe:////./pipe/dockershim'),
    },
    { name: 'no configuration, and a name of one’s own', text: kubelet('npipe:////./pipe/ours') },
    {
      name: 'a name at which a paste ends',
      text: kubelet('npipe:////./pipe/containerd-cont') + containerd(''),
    },
    {
      name: 'a variable',
      text: kubelet('$env:ENDPOINT') + containerd(at(String.raw`\\.\pipe\containerd`)),
    },
    {
      name: 'the configuration of a Linux node',
      text: `${kubelet('npipe:////./pipe/containerd')}=== config.toml ===\nversion = 2\nroot = "/var/lib/containerd"\n[grpc]\n  address = "/run/containerd/containerd.sock"\n`,
    },
    {
      name: 'nodes with several endpoints',
      text:
        kubelet('npipe:////./pipe/containerd-containerd') +
        file('npipe:////./pipe/containerd') +
        containerd(at(String.raw`\\.\pipe\containerd`)),
    },
  ],
  invalid: [
    {
      name: 'no configuration, and a pipe that is nearly the usual one',
      text: kubelet('npipe:////./pipe/containerd'),
      messages: [/no runtime listens on this one/],
      severity: 'warning',
    },
    {
      name: 'another pipe',
      text:
        kubelet('npipe:////./pipe/containerd') +
        containerd(at(String.raw`\\.\pipe\containerd-containerd`)),
      messages: [/asks the pipe npipe:\/\/\/\/\.\/pipe\/containerd, and containerd listens on/],
      severity: 'error',
    },
    {
      name: 'another pipe than the default',
      text: kubelet('npipe:////./pipe/containerd') + containerd(''),
      messages: [/its default/],
      severity: 'warning',
    },
    {
      name: 'in the file of the kubelet',
      text: file('npipe:////./pipe/containerd') + containerd(at(String.raw`\\.\pipe\own`)),
      messages: [/listens on \\\\\.\\pipe\\own/],
      severity: 'error',
    },
  ],
})
