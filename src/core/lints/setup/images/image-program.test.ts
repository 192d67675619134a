import { testLint } from '../../../testing/test-lint.ts'
import { imageProgram } from './image-program.ts'

const from = 'FROM mcr.microsoft.com/windows/servercore:ltsc2022'
const dockerfile = (...all: readonly string[]) => `=== Dockerfile ===\n${all.join('\n')}\n`

testLint(imageProgram, {
  valid: [
    {
      name: 'PowerShell with the script',
      text: dockerfile(from, 'ENTRYPOINT ["powershell.exe", "-File", "C:\\\\start.ps1"]'),
    },
    {
      name: 'a script as the argument of an entry point',
      text: dockerfile(from, 'ENTRYPOINT ["powershell.exe"]', 'CMD ["C:\\\\start.ps1"]'),
    },
    { name: 'a batch file', text: dockerfile(from, 'CMD ["start.cmd"]') },
    { name: 'an image for Linux', text: dockerfile('FROM alpine:3.19', 'CMD ["/start.sh"]') },
    {
      name: 'a stage that only builds',
      text: dockerfile(from, 'CMD ["build.ps1"]', from, 'CMD ["app.exe"]'),
    },
  ],
  invalid: [
    {
      name: 'a script as entry point',
      text: dockerfile(from, 'COPY start.ps1 C:/', 'ENTRYPOINT [ "C:\\\\start.ps1", "-Verbose" ]'),
      messages: [/starts C:\\start\.ps1, a script and no program/],
      severity: 'warning',
    },
    {
      name: 'a script of another shell',
      text: dockerfile(from, 'CMD ["entrypoint.sh"]'),
      messages: [/starts entrypoint\.sh/],
      severity: 'warning',
    },
  ],
})
