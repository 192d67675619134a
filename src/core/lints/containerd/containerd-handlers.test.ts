import { testLint } from '../../testing/test-lint.ts'
import { containerdHandlersOfWindows } from './containerd-handlers.ts'

const cri = 'plugins."io.containerd.grpc.v1.cri".containerd'
const config = (handler: string, type: string, more = '', root = 'C:/ProgramData/containerd') =>
  `version = 2\nroot = "${root}"\n[${cri}]\nsnapshotter = "windows"\n[${cri}.runtimes.${handler}]\nruntime_type = "${type}"\n${more}`
const options = (isolation: number) =>
  `[${cri}.runtimes.runhcs-wcow-hypervisor.options]\nSandboxIsolation = ${isolation}\n`

testLint(containerdHandlersOfWindows, {
  valid: [
    {
      name: 'a pipe with slashes',
      text: 'version = 2\nroot = "C:/ProgramData/containerd"\n[grpc]\naddress = "//./pipe/containerd-containerd"\n',
    },
    {
      name: 'a file of Linux whose comment speaks of Windows',
      text: 'version = 2\n# On Windows: C:\\\\ProgramData\n[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]\nruntime_type = "io.containerd.runc.v2"\n',
    },
    {
      name: 'a folder of Linux behind another one',
      text: 'version = 2\n[plugins."io.containerd.grpc.v1.cri".registry]\nconfig_path = "/etc/containerd/certs.d:/etc/docker/certs.d"\n[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]\nruntime_type = "io.containerd.runc.v2"\n',
    },
    {
      name: 'the built-in one for virtual machines, of which a file of schema 3 changes a part',
      text: config('runhcs-wcow-hypervisor', 'io.containerd.runhcs.v1')
        .replace('version = 2', 'version = 3')
        .replaceAll('io.containerd.grpc.v1.cri', 'io.containerd.cri.v1.runtime'),
    },
    { name: 'processes', text: config('runhcs-wcow-process', 'io.containerd.runhcs.v1') },
    {
      name: 'virtual machines',
      text: config('runhcs-wcow-hypervisor', 'io.containerd.runhcs.v1', options(1)),
    },
    {
      name: 'a Linux node',
      text: config('runc', 'io.containerd.runc.v2', '# https://a\n', '/var/lib/containerd').replace(
        '"windows"',
        '"overlayfs"',
      ),
    },
  ],
  invalid: [
    {
      name: 'an address as its clients write it',
      text: 'version = 2\nroot = "C:/ProgramData/containerd"\n[grpc]\naddress = "npipe:////./pipe/containerd-containerd"\n',
      messages: [/^The address is npipe:.*takes that for a file name/],
      severity: 'error',
    },
    {
      name: 'the same where schema 4 keeps it',
      text: 'version = 4\nroot = "C:/ProgramData/containerd"\n[plugins."io.containerd.server.v1.grpc"]\naddress = "npipe://./pipe/containerd-containerd"\n',
      messages: [/^The address is npipe:/],
    },
    {
      name: 'a shim that there is not, and a socket of Linux',
      text: `version = 2
[grpc]
address = "/run/containerd/containerd.sock"
[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]
runtime_type = "io.containerd.runhcs.v2"
`,
      messages: [/for which containerd has no shim/, /^The address is \/run/],
    },
    {
      name: 'a handler by name alone',
      text: config('runhcs-wcow-hypervisor', 'io.containerd.runhcs.v1'),
      messages: [/does not set SandboxIsolation to 1/],
      severity: 'warning',
    },
    {
      name: 'one for virtual machines of its own, in a file of schema 3',
      text: config('hyperv-2022', 'io.containerd.runhcs.v1')
        .replace('version = 2', 'version = 3')
        .replaceAll('io.containerd.grpc.v1.cri', 'io.containerd.cri.v1.runtime'),
      messages: [/hyperv-2022 does not set SandboxIsolation to 1/],
    },
    {
      name: 'the other isolation',
      text: config('runhcs-wcow-hypervisor', 'io.containerd.runhcs.v1', options(0)),
      messages: [/does not set SandboxIsolation to 1/],
      severity: 'warning',
    },
    {
      name: 'a runtime of Linux',
      text: config('runc', 'io.containerd.runc.v2'),
      messages: [/io\.containerd\.runc\.v2, which runs on Linux alone/],
      severity: 'error',
    },
    {
      name: 'a snapshotter of Linux',
      text: config('runhcs-wcow-process', 'io.containerd.runhcs.v1').replace(
        '"windows"',
        '"overlayfs"',
      ),
      messages: [/snapshotter overlayfs is one of Linux/],
      severity: 'warning',
    },
    {
      name: 'a slip in the name of the snapshotter',
      text: config('runhcs-wcow-process', 'io.containerd.runhcs.v1').replace(
        '"windows"',
        '"windosw"',
      ),
      messages: [/snapshotter windosw is none that containerd has/],
    },
  ],
})
