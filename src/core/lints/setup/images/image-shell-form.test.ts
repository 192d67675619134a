import { testLint } from '../../../testing/test-lint.ts'
import { imageShellForm } from './image-shell-form.ts'

const from = 'FROM mcr.microsoft.com/windows/servercore:ltsc2019'
const dockerfile = (...all: readonly string[]) => `=== Dockerfile ===\n${all.join('\n')}\n`
const nodes = (runtime: string) =>
  `=== nodes.txt ===\nNAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME\nwin0   Ready    <none>   30d   v1.22.4   10.1.4.20     <none>        Windows Server 2019 Datacenter   10.0.17763.2300   ${runtime}\n`
const pod = (start: string) =>
  `=== pod.yaml ===\napiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers:\n  - {name: a, image: r.local/a:1${start}}\n`
const shell = dockerfile(from, 'COPY start.ps1 .', 'CMD powershell .\\start.ps1')

testLint(imageShellForm, {
  valid: [
    { name: 'a list', text: dockerfile(from, 'CMD ["a.exe"]') + nodes('containerd://1.5.8') },
    { name: 'a containerd that knows it', text: shell + nodes('containerd://1.6.21') },
    { name: 'a newer containerd', text: shell + nodes('containerd://1.7.0') },
    { name: 'Docker', text: shell + nodes('docker://20.10.9') },
    { name: 'a containerd that nobody tells', text: shell },
    {
      name: 'a stage that only builds',
      text:
        dockerfile(from, 'CMD make all', from, 'ENTRYPOINT ["a.exe"]') +
        nodes('containerd://1.5.8'),
    },
    {
      name: 'arguments of a list',
      text: dockerfile(from, 'ENTRYPOINT ["a.exe"]', 'CMD --port 80') + nodes('containerd://1.5.8'),
    },
    {
      name: 'an image for Linux',
      text: dockerfile('FROM alpine:3.19', 'CMD sleep 3600') + nodes('containerd://1.5.8'),
    },
    {
      name: 'a pod that names its command',
      text: shell + nodes('containerd://1.5.8') + pod(', command: [powershell.exe]'),
    },
  ],
  invalid: [
    {
      name: 'a command',
      text: shell + nodes('containerd://1.5.8'),
      messages: [/ArgsEscaped, which containerd 1\.5\.8 does not know, 1\.6\.21 does/],
      severity: 'warning',
    },
    {
      name: 'an entry point, and a pod that leaves it',
      text: dockerfile(from, 'ENTRYPOINT C:/app/app.exe') + nodes('containerd://1.6.8') + pod(''),
      messages: [/containerd 1\.6\.8 does not know/],
      severity: 'warning',
    },
  ],
})
