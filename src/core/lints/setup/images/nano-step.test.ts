import { testLint } from '../../../testing/test-lint.ts'
import { nanoStep } from './nano-step.ts'

const on = (image: string, ...steps: readonly string[]) =>
  `FROM ${image}\nWORKDIR C:/app\n${steps.join('\n')}\n`
const nano = 'mcr.microsoft.com/windows/nanoserver:ltsc2022'

testLint(nanoStep, {
  valid: [
    { name: 'cmd', text: on(nano, 'RUN cmd /c mkdir a', 'CMD ["cmd"]') },
    {
      name: 'Server Core',
      text: on('mcr.microsoft.com/windows/servercore:ltsc2022', 'RUN powershell -c dir'),
    },
    {
      name: 'the stage before',
      text: `${on('mcr.microsoft.com/windows/servercore:ltsc2022', 'SHELL ["powershell", "-c"]')}${on(nano, 'CMD ["a.exe"]')}`,
    },
    {
      name: 'the first Nano Server',
      text: on(nano.replace('ltsc2022', 'sac2016'), 'RUN powershell a'),
    },
    { name: 'PowerShell 7', text: on(nano, 'RUN pwsh -c dir') },
    {
      name: 'a program that is brought along',
      text: on(
        nano,
        'COPY --from=core /Windows/System32/WindowsPowerShell C:/ps',
        'RUN powershell a',
      ),
    },
    {
      name: 'a shell that nothing is run in',
      text: on(nano, 'SHELL ["powershell", "-Command"]', 'ENTRYPOINT [ "a.exe" ]'),
    },
    { name: 'a word of the step', text: on(nano, 'RUN echo powershell') },
  ],
  invalid: [
    {
      name: 'a shell',
      text: on(nano, 'SHELL ["powershell", "-Command"]', 'RUN dir'),
      messages: [/starts powershell, which an image of Nano Server/],
      severity: 'error',
    },
    {
      name: 'a step, and what runs at last, told once',
      text: on(nano, 'RUN powershell.exe -c dir', 'ENTRYPOINT ["powershell", "-File", "a.ps1"]'),
      messages: [/starts powershell/],
    },
    {
      name: '.NET on Nano Server',
      text: on('mcr.microsoft.com/dotnet/aspnet:8.0-nanoserver-ltsc2022', 'CMD powershell -c dir'),
      messages: [/starts powershell/],
    },
  ],
})
