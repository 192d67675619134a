import { testLint } from '../../../testing/test-lint.ts'
import { crictlPipeOfRuntime } from './crictl-pipe-of-runtime.ts'

const crictl = (pipe: string) =>
  `runtime-endpoint: npipe:////./pipe/${pipe}\nimage-endpoint: npipe:////./pipe/${pipe}\ntimeout: 10\n`
const config = `=== config.toml ===
version = 2
[grpc]
  address = "\\\\\\\\.\\\\pipe\\\\containerd-containerd"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "mcr.microsoft.com/oss/kubernetes/pause:3.9"
`
const kubelet = (pipe: string) =>
  `=== kubelet.ps1 ===\nC:\\k\\kubelet.exe --config=C:\\k\\kubelet.yaml --container-runtime-endpoint=npipe:////./pipe/${pipe}\n`

testLint(crictlPipeOfRuntime, {
  valid: [
    { name: 'one pipe', text: crictl('containerd-containerd') + config },
    {
      name: 'what was',
      text: `Before, crictl.yaml had runtime-endpoint: npipe:////./pipe/dockershim. It works since.\n${kubelet('containerd-containerd')}`,
    },
    { name: 'crictl alone', text: crictl('dockershim') },
    {
      name: 'kubelets of two runtimes',
      text: `${crictl('dockershim')}${kubelet('containerd-containerd')}${kubelet('cri-dockerd').replace('kubelet.ps1', 'b.ps1')}`,
    },
    {
      name: 'a kubelet that asks otherwise than containerd listens, which is told by itself',
      text: crictl('dockershim') + config + kubelet('cri-dockerd'),
    },
  ],
  invalid: [
    {
      name: 'the pipe of dockershim beside containerd',
      text: crictl('dockershim') + config,
      messages: [/^npipe:\/\/\/\/\.\/pipe\/dockershim is asked here, and containerd listens on/],
      severity: 'warning',
    },
    {
      name: 'the variable that lasts',
      text: `setx CONTAINER_RUNTIME_ENDPOINT "npipe:////./pipe/cri-dockerd" /M\n${config}`,
      messages: [/cri-dockerd is asked here/],
    },
    {
      name: 'another pipe than the kubelet asks',
      text: crictl('docker_engine') + kubelet('containerd-containerd'),
      messages: [/and the kubelet asks npipe/],
    },
  ],
})
