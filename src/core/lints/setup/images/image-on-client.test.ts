import { testLint } from '../../../testing/test-lint.ts'
import { imageOnClient } from './image-on-client.ts'

const node = (system: string, build: string) =>
  `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
win1   Ready    <none>   3d    v1.28.3   10.0.0.5      <none>        ${system}   ${build}   containerd://1.7.8
`
const pod = (tag: string) => `---
apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers:
  - name: a
    image: mcr.microsoft.com/windows/servercore:${tag}
`
const run = (build: string, more: string) =>
  `C:\\> ver\nMicrosoft Windows [Version ${build}]\nC:\\> docker run ${more} mcr.microsoft.com/windows/nanoserver:ltsc2019 cmd /c ver\n`

testLint(imageOnClient, {
  valid: [
    {
      name: 'the release from which on a newer client takes images',
      text: node('Windows 11 Pro', '10.0.22631.3007') + pod('ltsc2022'),
    },
    {
      name: 'a client with the build of a server, and its image',
      text: node('Windows 10 Enterprise LTSC 2019', '10.0.17763.5122') + pod('ltsc2019'),
    },
    { name: 'the isolation of Docker on clients', text: run('10.0.19045.3803', '') },
    { name: 'Hyper-V isolation', text: run('10.0.19045.3803', '--isolation=hyperv') },
    {
      name: 'a server',
      text: node('Windows Server 2019 Datacenter', '10.0.17763.5122') + pod('ltsc2022'),
    },
    {
      name: 'a client beside a server',
      text:
        node('Windows Server 2022 Datacenter', '10.0.20348.2527') +
        pod('ltsc2022') +
        '---\nOsName : Microsoft Windows 10 Pro\nOsVersion : 10.0.19045\n',
    },
  ],
  invalid: [
    {
      name: 'an older client as a node',
      text: node('Windows 10 Pro', '10.0.19045.3803') + pod('ltsc2022'),
      messages: [/^With process isolation Windows 10 \(10\.0\.19045\) .*Windows Server 2022/],
      severity: 'error',
    },
    {
      name: 'a client that has the build of a server',
      text: node('Windows 10 Enterprise LTSC 2019', '10.0.17763.5122') + pod('ltsc2022'),
      messages: [/^With process isolation Windows 10 \(10\.0\.17763\) .*Windows Server 2022/],
      severity: 'error',
    },
    {
      name: 'an image from before',
      text: node('Windows 11 Pro', '10.0.22631.3007') + pod('ltsc2019'),
      messages: [/Windows 11 \(10\.0\.22631\) does not run images of Windows Server 2019/],
      severity: 'error',
    },
    {
      name: 'process isolation that somebody asks for',
      text: run('10.0.22631.3007', '--isolation=process'),
      messages: [/does not run images of Windows Server 2019/],
      severity: 'error',
    },
  ],
})
