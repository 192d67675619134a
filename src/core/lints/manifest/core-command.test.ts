import { hostProcessManifest, podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { coreCommand } from './core-command.ts'

const core = 'mcr.microsoft.com/windows/servercore:ltsc2022'
const pod = (command: readonly string[], image = core) => podManifest({}, { image, command })

testLint(coreCommand, {
  valid: [
    { name: 'the PowerShell of Windows', document: pod(['powershell', '-Command', 'Get-Date']) },
    {
      name: 'an image that has PowerShell 7',
      document: pod(['pwsh'], 'mcr.microsoft.com/powershell:lts-windowsservercore-ltsc2022'),
    },
    {
      name: 'an image of one’s own',
      document: pod(['pwsh'], 'registry.local/tools:1-servercore-ltsc2022'),
    },
    { name: 'a folder that is mounted', document: pod(['C:\\tools\\pwsh\\pwsh.exe']) },
    {
      name: 'a HostProcess container',
      document: hostProcessManifest({}, {}, { image: core, command: ['pwsh'] }),
    },
  ],
  invalid: [
    {
      name: 'a HostProcess container of the base image, which is empty',
      document: hostProcessManifest(
        {},
        {},
        {
          image:
            'mcr.microsoft.com/oss/kubernetes/windows-host-process-containers-base-image:v1.0.0',
          command: ['pwsh.exe'],
        },
      ),
      messages: [/neither the base image of HostProcess containers nor Windows Server has/],
      severity: 'warning',
    },
    {
      name: 'a command',
      document: pod(['pwsh.exe', '-Command', 'Get-Date']),
      messages: [/command\[0\] starts pwsh, PowerShell 7/],
      severity: 'warning',
    },
    {
      name: 'a probe behind cmd on an image with IIS',
      document: podManifest(
        {},
        {
          image: 'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022',
          readinessProbe: { exec: { command: ['cmd', '/c', 'pwsh -File C:/probe.ps1'] } },
        },
      ),
      messages: [/readinessProbe\.exec\.command\[2\] starts pwsh/],
    },
  ],
})
