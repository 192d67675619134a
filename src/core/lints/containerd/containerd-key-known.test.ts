import { testLint } from '../../testing/test-lint.ts'
import { containerdKeyKnown } from './containerd-key-known.ts'

const file = (lines: string) => `version = 2
root = "C:\\\\ProgramData\\\\containerd\\\\root"
state = "C:\\\\ProgramData\\\\containerd\\\\state"
${lines}
`
const runtime = (key: string) =>
  file(`[plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process]
  ${key} = "io.containerd.runhcs.v1"
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runhcs-wcow-process.options]
    Debug = true
    SandboxImag = "a"`)

testLint(containerdKeyKnown, {
  valid: [
    { name: 'a runtime with options of its own', text: runtime('runtime_type') },
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
