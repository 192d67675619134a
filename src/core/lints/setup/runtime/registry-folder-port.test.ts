import { testLint } from '../../../testing/test-lint.ts'
import { registryFolderPort } from './registry-folder-port.ts'

const hosts =
  'server = "https://reg.corp:5000"\n\n[host."https://reg.corp:5000"]\n  capabilities = ["pull", "resolve"]\n'
const root = String.raw`C:\ProgramData\containerd\certs.d`
const file = (path: string) => `=== ${path} ===\n${hosts}`
const printed = (folder: string) =>
  `PS C:\\> Get-Content ${root}\\${folder}\\hosts.toml\n${hosts}\nPS C:\\> exit\n`
const pod = (image = 'reg.corp:5000/shop/web:1') => `=== pod.yaml ===
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers:
  - {name: web, image: "${image}"}
`
const tree = (...names: string[]) =>
  `PS C:\\> tree /F ${root}\n${root.toUpperCase()}\n${names.map((name) => `├───${name}\n│       hosts.toml\n`).join('')}\n`
const messages = [/^The folder reg\.corp below certs\.d .* reads reg\.corp_5000_/]

testLint(registryFolderPort, {
  valid: [
    { name: 'the port in the name', text: file(`${root}\\reg.corp_5000_\\hosts.toml`) + pod() },
    {
      name: 'both folders',
      text: tree('reg.corp', 'reg.corp5000') + printed('reg.corp5000') + pod(),
    },
    {
      name: 'a folder for all others',
      text: tree('reg.corp', '_default') + printed('_default') + pod(),
    },
    {
      name: 'an image without a port',
      text: file(`${root}\\reg.corp\\hosts.toml`) + pod('reg.corp/web:1'),
    },
    {
      name: 'images with and without the port',
      text: printed('reg.corp') + pod('reg.corp/web:1') + pod(),
    },
    {
      name: 'a folder that was renamed since',
      text: `${printed('reg.corp')}PS C:\\> Rename-Item ${root}\\reg.corp reg.corp_5000_\n${pod()}`,
    },
    { name: 'a Linux node', text: file('/etc/containerd/certs.d/reg.corp/hosts.toml') + pod() },
    {
      name: 'folders of Docker',
      text: file(String.raw`C:\ProgramData\docker\certs.d\reg.corp\hosts.toml`) + pod(),
    },
    {
      name: 'what was, in a sentence',
      text: `The file was ${root}\\reg.corp\\hosts.toml before, it works since we renamed it:\n\n${hosts}\n${pod()}`,
    },
    {
      name: 'a question',
      text: `Is the right place in ${root}\\reg.corp\\hosts.toml or with the port?\n\n${hosts}\n${pod()}`,
    },
  ],
  invalid: [
    {
      name: 'a file by its path',
      text: file(`${root}\\reg.corp\\hosts.toml`) + pod(),
      messages,
      severity: 'error',
    },
    {
      name: 'a tree and a file',
      text: tree('docker.io', 'reg.corp') + printed('reg.corp') + pod(),
      messages,
    },
    {
      name: 'a list of folders',
      text: `C:\\>dir ${root}\n\n Directory of ${root}\n\n01/09/2025  03:01 PM    <DIR>          .\n01/09/2025  03:01 PM    <DIR>          reg.corp\n\nC:\\>type ${root}\\reg.corp\\hosts.toml\n${hosts}\nC:\\>exit\n${pod()}`,
      messages,
    },
    {
      name: 'a pull of the log',
      text: `E1109 15:10:02.101 2044 kuberuntime_image.go:55] "Failed to pull image" err="x" image="reg.corp:5000/a/b:1"\n\n${printed('reg.corp')}`,
      messages,
    },
    {
      name: 'a script',
      text: `@'\n${hosts}'@ | Set-Content ${root}\\reg.corp\\hosts.toml\ncrictl pull reg.corp:5000/a/b:1\n`,
      messages,
    },
    {
      name: 'a sentence',
      text: `Our hosts.toml is ${root}\\reg.corp\\hosts.toml and pulls fail.\n\n${hosts}\n${pod()}`,
      messages,
    },
  ],
})
