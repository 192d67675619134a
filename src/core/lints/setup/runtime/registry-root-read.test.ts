import { testLint } from '../../../testing/test-lint.ts'
import { registryRootRead } from './registry-root-read.ts'

const config = (path: string, plugin = 'io.containerd.grpc.v1.cri') =>
  `version = 2\n[plugins."${plugin}".registry]\n  config_path = '${path}'\n`
const written = (path: string) => `=== registry.ps1 ===
New-Item -ItemType Directory -Force '${path}\\reg.corp'
Copy-Item .\\hosts.toml '${path}\\reg.corp\\hosts.toml'
`
const own = String.raw`C:\ProgramData\containerd\certs.d`
const other = String.raw`C:\Program Files\containerd\certs.d`

testLint(registryRootRead, {
  valid: [
    { name: 'one folder', text: config(own) + written(own) },
    {
      name: 'one folder in other letters and slashes',
      text: config('c:/programdata/containerd/certs.d/') + written(own),
    },
    { name: 'one of several', text: config(`${own};${other}`) + written(other) },
    {
      name: 'folders of Docker',
      text: config(own) + written(String.raw`C:\ProgramData\docker\certs.d`),
    },
    { name: 'no folder that was told', text: config(own) },
    {
      name: 'a Linux node',
      text: `version = 2\nroot = "/var/lib/containerd"\n[plugins."io.containerd.grpc.v1.cri".registry]\n  config_path = "/etc/containerd/certs.d"\n${written(own)}`,
    },
    {
      name: 'what was',
      text: `The files were in ${other}\\reg.corp before, it works since.\n\n${config(own)}`,
    },
  ],
  invalid: [
    {
      name: 'a script that writes to another folder',
      text: config(other) + written(own),
      messages: [
        /reads the folders of registries in C:\\Program Files.*hosts\.toml is in C:\\ProgramData/,
      ],
      severity: 'error',
    },
    {
      name: 'containerd 2',
      text:
        config(other, 'io.containerd.cri.v1.images').replace('version = 2', 'version = 3') +
        written(own),
      messages: [/reads the folders of registries/],
    },
  ],
})
