import { testLint } from '../../testing/test-lint.ts'
import { containerdKeyKnown } from './containerd-key-known.ts'

const file = (lines: string) => `version = 2
root = "C:\\\\ProgramData\\\\containerd\\\\root"
state = "C:\\\\ProgramData\\\\containerd\\\\state"
${lines}
`
const runtime = (key: string, type = 'io.containerd.runhcs.v1', option = 'SandboxImage') =>
  file(`[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]
  ${key} = "${type}"
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process.options]
    Debug = true
    ${option} = "a"`)

testLint(containerdKeyKnown, {
  valid: [
    { name: 'a runtime with the options of Windows', text: runtime('runtime_type') },
    {
      name: 'options in small letters',
      text: runtime('runtime_type', 'io.containerd.runhcs.v1', 'sandboximage'),
    },
    {
      name: 'another runtime with options of its own',
      text: runtime('runtime_type', 'io.containerd.kata.v2', 'ConfigPath'),
    },
    {
      name: 'names that people choose',
      text: file(
        '[plugins."io.containerd.grpc.v1.cri".registry.mirrors."docker.iu"]\n  endpoint = ["https://mirror.example.com"]',
      ),
    },
    {
      name: 'what no name comes near',
      text: file('[plugins."io.containerd.cri.v1.images"]\n  some_later_setting = true'),
    },
    {
      name: 'another plugin',
      text: file('[plugins."io.containerd.gc.v1.scheduler"]\n  paus_threshold = 0.02'),
    },
  ],
  invalid: [
    {
      name: 'an option that the shim for Windows never had',
      text: runtime('runtime_type', 'io.containerd.runhcs.v1', 'SandboxOsVersion'),
      messages: [/^SandboxOsVersion is no option of the shim for Windows/],
      severity: 'warning',
    },
    {
      name: 'a misspelt option',
      text: runtime('runtime_type', 'io.containerd.runhcs.v1', 'SandboxImag'),
      messages: [/^SandboxImag .*it is called SandboxImage/],
      severity: 'warning',
    },
    {
      name: 'the type of a runtime',
      text: runtime('runtme_type'),
      messages: [/^runtme_type is no key of containerd.*called runtime_type/],
      severity: 'error',
    },
    {
      name: 'keys of schema 3 and of the file',
      text: 'version = 3\nrot = "C:\\\\containerd"\nstate = "C:\\\\s"\n[plugins."io.containerd.cri.v1.images"]\nsnapshottr = "windows"\n[plugins."io.containerd.cri.v1.runtime".cni]\nconf_dr = "C:\\\\k"\n',
      messages: [/called root/, /called conf_dir/, /called snapshotter/],
    },
    {
      name: 'the name of a plugin',
      text: `version = 3
[plugins."io.containerd.cri.v1.image"]
snapshotter = "windows"
[plugins."io.containerd.cri.v1.runtime".cni]
conf_dir = "C:\\\\k"
`,
      messages: [/^io\.containerd\.cri\.v1\.image is no plugin of containerd/],
    },
    {
      name: 'the key of the pause image',
      text: `version = 3
[plugins."io.containerd.cri.v1.images".pinned_images]
sandbxo = "registry.k8s.io/pause:3.10"
`,
      messages: [/^sandbxo is no key of containerd.*called sandbox/],
    },
  ],
})
