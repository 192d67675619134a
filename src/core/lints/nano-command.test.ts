import { podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { nanoCommand } from './nano-command.ts'

const image = 'mcr.microsoft.com/windows/nanoserver:ltsc2022'

testLint(nanoCommand, {
  valid: [
    { name: 'cmd', document: podManifest({}, { image, command: ['cmd', '/c', 'ping', 'a'] }) },
    {
      name: 'PowerShell on Server Core',
      document: podManifest(
        {},
        { image: 'mcr.microsoft.com/windows/servercore:ltsc2022', command: ['powershell'] },
      ),
    },
    {
      name: 'PowerShell 7 in its own image',
      document: podManifest(
        {},
        { image: 'mcr.microsoft.com/powershell:lts-nanoserver-ltsc2022', command: ['pwsh', '-c'] },
      ),
    },
    {
      name: 'the first Nano Server',
      document: podManifest(
        {},
        { image: 'mcr.microsoft.com/windows/nanoserver:sac2016', command: ['powershell'] },
      ),
    },
    {
      name: 'an image of one’s own',
      document: podManifest(
        {},
        { image: 'example.com/app:nanoserver-1809', command: ['powershell'] },
      ),
    },
    {
      name: 'HostProcess, which has the programs of the node',
      document: podManifest(
        { hostNetwork: true, securityContext: { windowsOptions: { hostProcess: true } } },
        { image, command: ['powershell', '-c', 'dir'] },
      ),
    },
    {
      name: 'a word behind the program',
      document: podManifest({}, { image, command: ['cmd', 'powershell'] }),
    },
  ],
  invalid: [
    {
      name: 'PowerShell',
      document: podManifest({}, { image, command: ['powershell.exe', '-Command', 'dir'] }),
      messages: [/command\[0\] starts powershell, which an image of Nano Server does not have/],
      severity: 'error',
    },
    {
      name: 'by its path',
      document: podManifest(
        {},
        {
          image,
          command: ['C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\PowerShell.exe'],
        },
      ),
      messages: [/starts powershell/],
    },
    {
      name: 'behind cmd.exe',
      document: podManifest({}, { image, command: ['cmd.exe', '/c', 'powershell -c dir'] }),
      messages: [/command\[2\] starts powershell/],
    },
    {
      name: 'as the arguments of an image without an entry point',
      document: podManifest({}, { image, args: ['powershell', '-c', 'dir'] }),
      messages: [/args\[0\] starts powershell/],
    },
    {
      name: 'in a probe of .NET on Nano Server',
      document: podManifest(
        {},
        {
          image: 'mcr.microsoft.com/dotnet/aspnet:8.0-nanoserver-ltsc2022',
          livenessProbe: { exec: { command: ['powershell', '-c', 'exit 0'] } },
        },
      ),
      messages: [/livenessProbe\.exec\.command\[0\]/],
    },
    {
      name: 'PowerShell 7 where nothing brings it',
      document: podManifest({}, { image, command: ['pwsh', '-c', 'dir'] }),
      messages: [/starts pwsh/],
      severity: 'warning',
    },
  ],
})
