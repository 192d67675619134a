import { podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { containerCommand } from './container-command.ts'

testLint(containerCommand, {
  valid: [
    {
      name: 'a script behind what runs it',
      document: podManifest({}, { command: ['powershell.exe', '-File', 'C:/start.ps1'] }),
    },
    {
      name: 'a program of Windows',
      document: podManifest({}, { command: ['cmd.exe', '/c', 'dir'] }),
    },
    {
      name: 'a shell that an image of one’s own may have',
      document: podManifest({}, { image: 'example.com/git:1', command: ['sh', '-c', 'ls'] }),
    },
    {
      name: 'a program of Linux that an image may bring',
      document: podManifest({}, { image: 'example.com/gitbash:1', command: ['cat', 'a'] }),
    },
    {
      name: 'a program of both systems in an image of one’s own',
      document: podManifest({}, { image: 'example.com/a:1', command: ['curl', '-f', 'http://a'] }),
    },
    {
      name: 'a path with blanks',
      document: podManifest(
        {},
        { command: ['C:/Program Files/PowerShell/7/pwsh.exe', '-c', 'dir'] },
      ),
    },
    {
      name: 'a program of Windows in a folder that is named as on Linux',
      document: podManifest({}, { command: ['/usr/local/bin/agent.exe'] }),
    },
    {
      name: 'arguments that only look like a folder of Linux',
      document: podManifest({}, { image: 'example.com/a:1', args: ['/bin/data', '-c'] }),
    },
    {
      name: 'the path of a shell for the program of the image',
      document: podManifest({}, { image: 'example.com/a:1', args: ['/bin/bash', '/app'] }),
    },
    {
      name: 'a shell as an argument of a program',
      document: podManifest({}, { command: ['agent.exe'], args: ['/bin/sh', '-c', 'ls'] }),
    },
    {
      name: 'a pod for Linux',
      document: podManifest(
        { nodeSelector: { 'kubernetes.io/os': 'linux' } },
        { command: ['/bin/sh'] },
      ),
    },
  ],
  invalid: [
    {
      name: 'a script alone',
      document: podManifest({}, { command: ['C:\\scripts\\Start.PS1'] }),
      messages: [/Start\.PS1, a script and no program/],
      severity: 'warning',
    },
    {
      name: 'a shell of Linux in an image of Windows, whatever the selector says',
      document: podManifest(
        { nodeSelector: { 'kubernetes.io/os': 'Windows' } },
        { image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022', command: ['/bin/sh', '-c', 'a'] },
      ),
      messages: [/command\[0\] is \/bin\/sh/],
    },
    {
      name: 'a shell of Linux by its name, in an image of Microsoft',
      document: podManifest(
        {},
        { image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022', command: ['sh', '-c', 'dir'] },
      ),
      messages: [/command\[0\] is sh, a program of Linux/],
      severity: 'warning',
    },
    {
      name: 'a program of Linux that hardly an image brings',
      document: podManifest(
        {},
        { image: 'example.com/a:1', livenessProbe: { exec: { command: ['cat', '/tmp/healthy'] } } },
      ),
      messages: [/command\[0\] is cat, a program of Linux, which an image for Windows has only/],
      severity: 'warning',
    },
    {
      name: 'a command of cmd.exe',
      document: podManifest({}, { readinessProbe: { exec: { command: ['dir', 'C:/ready'] } } }),
      messages: [/is dir, a command of cmd\.exe and no program/],
      severity: 'warning',
    },
    {
      name: 'a whole line in one item',
      document: podManifest(
        {},
        { livenessProbe: { exec: { command: ['powershell.exe -Command Get-Date'] } } },
      ),
      messages: [/taken as the name of one file/],
    },
    {
      name: 'a shell of Linux in the arguments, which its image would start otherwise',
      document: podManifest({}, { image: 'example.com/a:1', args: ['/bin/bash', '-c', 'a.sh'] }),
      messages: [/args\[0\] is \/bin\/bash, a program of Linux/],
      severity: 'warning',
    },
    {
      name: 'a shell that an image of one’s own may have or not',
      document: podManifest(
        {},
        { image: 'example.com/a:1', readinessProbe: { exec: { command: ['sh', '-c', 'a'] } } },
      ),
      messages: [/is sh, a shell of Linux, which an image for Windows has only where/],
      severity: 'info',
    },
    {
      name: 'a shell of Linux',
      document: podManifest({}, { command: ['/bin/sh', '-c', 'sleep 5'] }),
      messages: [/^spec\.containers\[0\]\.command\[0\] is \/bin\/sh, a program of Linux/],
      severity: 'warning',
    },
    {
      name: 'a probe of Linux',
      document: podManifest(
        {},
        { livenessProbe: { exec: { command: ['/usr/bin/test', '-f', 'a'] } } },
      ),
      messages: [/livenessProbe\.exec\.command\[0\] is \/usr\/bin\/test/],
    },
  ],
})
