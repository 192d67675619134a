import { testLint } from '../../testing/test-lint.ts'
import { containerdConfigChecked } from './containerd-config-checked.ts'

const cri = 'plugins."io.containerd.grpc.v1.cri"'
const runtimes = (name: string, handler: string) =>
  `version = 2\nroot = "C:/ProgramData/containerd"\n[${cri}.containerd]\ndefault_runtime_name = "${name}"\n[${cri}.containerd.runtimes.${handler}]\nruntime_type = "io.containerd.runhcs.v1"\n`
const registry = (more: string) =>
  `version = 2\n[${cri}.registry]\nconfig_path = "C:/ProgramData/containerd/certs.d"\n${more}`

testLint(containerdConfigChecked, {
  valid: [
    { name: 'a runtime of the file', text: runtimes('mine', 'mine') },
    { name: 'a built-in one', text: runtimes('runhcs-wcow-process', 'mine') },
    {
      name: 'parts in other files',
      text: runtimes('mine', 'other').replace('root', 'imports = ["C:/conf.d/*.toml"]\nroot'),
    },
    {
      name: 'a runtime of the old table',
      text: `${runtimes('mine', 'other')}[${cri}.containerd.default_runtime]\nruntime_type = "io.containerd.runhcs.v1"\n`,
    },
    {
      name: 'a Linux node',
      text: runtimes('nvidia', 'runc')
        .replace('C:/ProgramData', '/var/lib')
        .replace('runhcs.v1', 'runc.v2'),
    },
    {
      name: 'the plugin for pods switched off on a Linux node',
      text: 'version = 2\nroot = "/var/lib/containerd"\ndisabled_plugins = ["cri"]\n',
    },
    { name: 'a folder for registries alone', text: registry('') },
    {
      name: 'the tables of a registry as they belong',
      text: `version = 2\n[plugins."io.containerd.grpc.v1.cri".registry.configs."tls.example".tls]\ninsecure_skip_verify = true\n`,
    },
    { name: 'empty tables beside it', text: registry(`[${cri}.registry.mirrors]\n`) },
  ],
  invalid: [
    {
      name: 'a runtime that the file does not have',
      text: runtimes('runc', 'runhcs-wcow-process'),
      messages: [/default_runtime_name is runc, and runtimes has runhcs-wcow-process/],
      severity: 'error',
    },
    {
      name: 'a misspelt runtime beside the empty old table of a default file',
      text: `${runtimes('runhcs-wcow-proces', 'runhcs-wcow-process')}[${cri}.containerd.default_runtime]\nruntime_type = ""\n`,
      messages: [
        /default_runtime_name is runhcs-wcow-proces, and runtimes has runhcs-wcow-process/,
      ],
      severity: 'error',
    },
    {
      name: 'a runtime that a file of schema 3 does not have',
      text: runtimes('mine', 'other')
        .replace('version = 2', 'version = 3')
        .replaceAll('io.containerd.grpc.v1.cri', 'io.containerd.cri.v1.runtime'),
      messages: [/default_runtime_name is mine, and runtimes has other/],
    },
    {
      name: 'the plugin for pods switched off',
      text: 'version = 2\nroot = "C:/ProgramData/containerd"\ndisabled_plugins = ["io.containerd.grpc.v1.cri"]\n',
      messages: [/^disabled_plugins has io\.containerd\.grpc\.v1\.cri/],
      severity: 'warning',
    },
    {
      name: 'mirrors beside the folder',
      text: registry(`[${cri}.registry.mirrors."docker.io"]\nendpoint = ["https://a"]\n`),
      messages: [/has mirrors beside config_path/],
      severity: 'error',
    },
    {
      name: 'mirrors beside the folder in schema 3',
      text: `version = 3\n[plugins.'io.containerd.cri.v1.images'.registry]\nconfig_path = 'C:\\certs.d'\n[plugins.'io.containerd.cri.v1.images'.registry.mirrors.'docker.io']\nendpoint = ['https://a']\n`,
      messages: [/has mirrors beside config_path/],
      severity: 'error',
    },
    {
      name: 'the tables of a registry the wrong way round',
      text: `version = 2\n[plugins."io.containerd.grpc.v1.cri".registry.configs.tls."a.example"]\ninsecure_skip_verify = true\n`,
      messages: [/configs\.tls\."a\.example" is the wrong way round/],
      severity: 'warning',
    },
    {
      name: 'certificates beside the folder',
      text: registry(`[${cri}.registry.configs."a".tls]\nca_file = "C:/ca.crt"\n`),
      messages: [/has configs\.tls beside config_path/],
      severity: 'error',
    },
  ],
})
