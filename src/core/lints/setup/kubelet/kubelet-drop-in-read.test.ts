import { testLint } from '../../../testing/test-lint.ts'
import { kubeletDropInRead } from './kubelet-drop-in-read.ts'

const start = (more = '') =>
  `C:\\k\\kubelet.exe --config=C:\\var\\lib\\kubelet\\config.yaml --kubeconfig=C:\\k\\config ${more}\n\n`
const listing = (folder: string, ...files: readonly string[]) =>
  `PS C:\\> dir ${folder}\n\n    Directory: ${folder}\n\nMode                 LastWriteTime         Length Name\n----                 -------------         ------ ----\n${files.map((one) => `-a----         3/4/2025   9:10 AM            214 ${one}\n`).join('')}\n`
const folder = 'C:\\var\\lib\\kubelet\\conf.d'
const flag = `--config-dir=${folder}`

testLint(kubeletDropInRead, {
  valid: [
    { name: 'the right ending', text: start(flag) + listing(folder, '20-windows.conf') },
    { name: 'no such flag', text: start() + listing(folder, '20-windows.yaml') },
    { name: 'another folder', text: start(flag) + listing('C:\\k', 'kubelet.yaml') },
    { name: 'what was put aside', text: start(flag) + listing(folder, '20-windows.yaml.bak') },
    { name: 'an empty folder', text: start(flag) + listing(folder) },
    {
      name: 'two folders',
      text: start(flag) + start('--config-dir=C:\\k\\conf.d') + listing(folder, '20-windows.yaml'),
    },
    {
      name: 'files of containerd',
      text: start(flag) + listing('C:\\Program Files\\containerd\\conf.d', 'a.yaml'),
    },
  ],
  invalid: [
    {
      name: 'the ending of the main file',
      text: start(flag) + listing(folder, '20-windows.yaml'),
      messages: [/end in \.conf; it passes over 20-windows\.yaml, and nothing of it holds/],
      severity: 'error',
    },
    {
      name: 'JSON, and the other slash',
      text: start('--config-dir=c:/var/lib/kubelet/conf.d/') + listing(folder, '20.json'),
      messages: [/passes over 20\.json/],
    },
    {
      name: 'one beside a right one',
      text: start(flag) + listing(folder, '10-a.conf', '20-b.yml'),
      messages: [/passes over 20-b\.yml/],
      severity: 'warning',
    },
    {
      name: 'a script with the drive of the system',
      text: `\`\`\`powershell\n$args = "--config=$env:SYSTEMDRIVE/k/config.yaml",\n        "--config-dir=$env:SYSTEMDRIVE/var/lib/kubelet/conf.d"\n\n$kubeletCommandLine = "C:\\k\\kubelet.exe " + ($args -join " ")\nInvoke-Expression $kubeletCommandLine\n\`\`\`\n\n${listing(folder, '20-windows.yaml')}`,
      messages: [/passes over 20-windows\.yaml/],
    },
  ],
})
