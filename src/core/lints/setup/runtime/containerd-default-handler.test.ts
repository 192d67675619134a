import { testLint } from '../../../testing/test-lint.ts'
import { containerdDefaultHandler } from './containerd-default-handler.ts'

const cri = 'plugins."io.containerd.grpc.v1.cri".containerd'
const file = (handler: string, name = 'default_runtime_name = "runhcs-wcow-process"') =>
  `=== config.toml ===\nversion = 2\nroot = "D:/containerd/root"\n[${cri}]\n${name}\n[${cri}.runtimes.${handler}]\nruntime_type = "io.containerd.runhcs.v1"\n`
const release = (version: string) =>
  `=== v.txt ===\ncontainerd github.com/containerd/containerd v${version} 8fc6bcff5131\n`
const hyperv = 'runhcs-wcow-hypervisor'

testLint(containerdDefaultHandler, {
  valid: [
    { name: 'the default among them', text: file('runhcs-wcow-process') + release('1.7.20') },
    {
      name: 'a table that somebody added, without the rest of the file',
      text: file(hyperv, '').replace(/version = 2\nroot[^\n]+\n/, '') + release('1.7.20'),
    },
    {
      name: 'the same with the version of the file',
      text: file(hyperv, '').replace(/root[^\n]+\n/, '') + release('1.7.20'),
    },
    { name: 'a release that keeps the built-in ones', text: file(hyperv) + release('2.1.4') },
    {
      name: 'no runtimes at all',
      text: `=== config.toml ===\nversion = 2\n[${cri}]\ndefault_runtime_name = "runhcs-wcow-process"\n${release('1.6.20')}`,
    },
    {
      name: 'parts in other files',
      text:
        file(hyperv).replace('root', 'imports = ["D:/conf.d/*.toml"]\nroot') + release('1.7.20'),
    },
    {
      name: 'another default, which the file has',
      text: file('mine', 'default_runtime_name = "mine"') + release('1.7.20'),
    },
    {
      name: 'a file of schema 3',
      text: file(hyperv)
        .replace('version = 2', 'version = 3')
        .replaceAll('io.containerd.grpc.v1.cri', 'io.containerd.cri.v1.runtime'),
    },
    {
      name: 'a Linux node',
      text: file('nvidia', 'default_runtime_name = "runc"')
        .replace('D:/containerd', '/var/lib/containerd')
        .replace('runhcs.v1', 'runc.v2'),
    },
  ],
  invalid: [
    {
      name: 'the default not among them',
      text: file(hyperv) + release('1.7.20'),
      messages: [
        /runhcs-wcow-hypervisor, take the place of the built-in ones in containerd 1\.7\.20/,
      ],
      severity: 'error',
    },
    {
      name: 'the same in a file whose list of other files is empty',
      text: file(hyperv).replace('root', 'imports = []\nroot') + release('1.7.20'),
      messages: [/is not among them/],
    },
    {
      name: 'the default that the file does not name',
      text: file('win2022', '') + release('1.6.8'),
      messages: [/runhcs-wcow-process, the default, is not among them/],
      severity: 'error',
    },
    {
      name: 'a release that nobody told',
      text: file(hyperv),
      messages: [/Which release is on the node\?/],
      severity: 'unknown',
    },
  ],
})
