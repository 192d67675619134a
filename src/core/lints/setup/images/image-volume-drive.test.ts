import { testLint } from '../../../testing/test-lint.ts'
import { imageVolumeDrive } from './image-volume-drive.ts'

const from = 'FROM mcr.microsoft.com/windows/servercore:ltsc2022\nRUN dir\n'
const printed = (release: string) =>
  `=== version.txt ===\nPS C:\\> containerd --version\ncontainerd github.com/containerd/containerd ${release} 64b8a811b07b\n`
const containerd = printed('v1.7.27')
const dockerfile = (...lines: readonly string[]) =>
  `=== Dockerfile ===\n${from}${lines.join('\n')}\n`

testLint(imageVolumeDrive, {
  valid: [
    { name: 'a folder', text: dockerfile('VOLUME ["C:\\\\data"]') + containerd },
    { name: 'a folder on another drive', text: dockerfile('VOLUME ["D:\\\\data"]') + containerd },
    {
      name: 'a containerd that leaves drives alone',
      text: dockerfile('VOLUME ["D:"]') + printed('v2.0.0'),
    },
    { name: 'no volume', text: dockerfile('CMD ["a.exe"]') + containerd },
    {
      name: 'an image that Docker runs',
      text: `${dockerfile('VOLUME D:')}=== mail.txt ===\nThe nodes run Docker 20.10 as their container runtime.\n`,
    },
  ],
  invalid: [
    {
      name: 'drives in a list',
      text: dockerfile('VOLUME ["D:", "Z:"]') + containerd,
      messages: [/VOLUME names the drive D:/],
      severity: 'warning',
    },
    {
      name: 'a drive behind a folder',
      text: dockerfile('VOLUME ["C:\\\\data", "E:\\\\"]') + containerd,
      messages: [/VOLUME names the drive E:/],
      severity: 'warning',
    },
    {
      name: 'a drive alone, where nobody tells the runtime',
      text: dockerfile('VOLUME D:'),
      messages: [/VOLUME names the drive D:/],
      severity: 'warning',
    },
  ],
})
