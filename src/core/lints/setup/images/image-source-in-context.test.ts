import { testLint } from '../../../testing/test-lint.ts'
import { imageSourceInContext } from './image-source-in-context.ts'

const dockerfile = (...lines: readonly string[]) =>
  `=== Dockerfile ===\n# escape=\x60\nFROM mcr.microsoft.com/windows/servercore:ltsc2022\n${lines.join('\n')}\n`

testLint(imageSourceInContext, {
  valid: [
    { name: 'a folder of the context', text: dockerfile('COPY app/ C:/app/') },
    { name: 'all of it', text: dockerfile('COPY . C:\\\\app') },
    { name: 'a list', text: dockerfile('COPY ["app settings.json", "C:/app/"]') },
    { name: 'another stage', text: dockerfile('COPY --from=build C:\\\\out C:\\\\app') },
    {
      name: 'another image, with an owner',
      text: dockerfile('COPY --chown=ContainerUser --from=build C:/out C:/app'),
    },
    { name: 'a download', text: dockerfile('ADD https://aka.ms/a.zip C:\\\\a.zip') },
    { name: 'a path in a step', text: dockerfile('RUN copy C:\\\\a.txt C:\\\\b.txt') },
    { name: 'a build for Linux', text: '=== Dockerfile ===\nFROM golang:1.22\nCOPY ../go.mod .\n' },
    { name: 'a comment', text: dockerfile('# COPY C:\\\\app .', 'CMD ["cmd"]') },
  ],
  invalid: [
    {
      name: 'a path of the host',
      text: dockerfile('ADD C:\\\\Web\\\\WebUI\\\\ /Web'),
      messages: [/WebUI\S* is no path in the build context/],
      severity: 'warning',
    },
    {
      name: 'one of a list',
      text: dockerfile('COPY ["D:/share/setup.exe", "C:/setup.exe"]'),
      messages: [/D:\/share\/setup\.exe is no path/],
      severity: 'warning',
    },
    {
      name: 'a folder above',
      text: dockerfile('COPY ..\\\\lib C:\\\\lib'),
      messages: [/lib is no path in the build context/],
      severity: 'warning',
    },
  ],
})
