import { testLint } from '../../../testing/test-lint.ts'
import { imageStepsApart } from './image-steps-apart.ts'

const from = 'FROM mcr.microsoft.com/windows/servercore:ltsc2022'
const lines = (...all: readonly string[]) => `=== Dockerfile ===\n${all.join('\n')}\n`
const escape = '# escape=`'

testLint(imageStepsApart, {
  valid: [
    {
      name: 'the directive',
      text: lines(escape, from, 'COPY site C:\\inetpub\\wwwroot\\', 'RUN dir C:\\'),
    },
    {
      name: 'the directive below another one',
      text: lines('# syntax=docker/dockerfile:1', escape, from, 'COPY a C:\\a\\', 'RUN dir'),
    },
    {
      name: 'the directive below a title',
      text: `Our Dockerfile:\n${escape}\n${from}\nCOPY a C:\\a\\\nRUN dir\n`,
    },
    {
      name: 'the directive below words',
      text: `this is what we build\n${escape}\n${from}\nCOPY a C:\\a\\\nRUN dir\n`,
    },
    {
      name: 'the directive above steps that read like sentences, and a further stage',
      text: lines(
        escape,
        from,
        '',
        'RUN Write-Host we download what this image needs',
        '',
        from,
        '',
        'COPY --from=0 C:\\a\\ C:\\a\\',
        'CMD ["a.exe"]',
      ),
    },
    { name: 'slashes', text: lines(from, 'COPY site C:/inetpub/wwwroot/', 'RUN dir') },
    {
      name: 'a step that goes on',
      text: lines(from, 'RUN mkdir C:\\logs\\ \\', '  && dir C:\\logs', 'CMD ["cmd"]'),
    },
    {
      name: 'a step that goes on behind a path',
      text: lines(from, 'RUN robocopy a C:\\', '  /E', 'CMD ["cmd"]'),
    },
    { name: 'a doubled backslash', text: lines(from, 'COPY a C:\\\\a\\\\', 'RUN dir') },
    { name: 'a comment', text: lines(from, '# into C:\\a\\', 'RUN dir') },
    {
      name: 'a step that goes on with a backtick',
      text: lines(escape, from, 'RUN mkdir a; `', '  mkdir b', 'CMD ["cmd"]'),
    },
    {
      name: 'a path before the next step',
      text: lines(escape, from, 'RUN dir C: \\', 'CMD ["cmd"]'),
    },
    {
      name: 'brackets of PowerShell',
      text: lines(from, "RUN [IO.File]::ReadAllLines('C:\\a.txt')[0]"),
    },
    {
      name: 'a letter that JSON has',
      text: lines(from, 'CMD ["powershell", "Write-Host \\"a\\tb\\"; C:\\\\app\\\\run.exe"]'),
    },
    {
      name: 'lists',
      text: lines(
        from,
        'SHELL ["C:\\\\LogMonitor\\\\LogMonitor.exe", "powershell"]',
        'RUN ["cmd", "/c", "echo \\"a\\""]',
        'ENTRYPOINT ["C:/app/app.exe", "https:\\/\\/a"]',
      ),
    },
    {
      name: 'brackets of PowerShell',
      text: lines(from, 'RUN [Environment]::Exit(0); dir C:\\temp'),
    },
  ],
  invalid: [
    {
      name: 'a target that joins the next step',
      text: lines(from, 'COPY site C:\\inetpub\\wwwroot\\', '', '# settings', 'COPY a C:/b/'),
      messages: [
        /joins it with the next one: COPY becomes a part of it and is no step any more\.$/,
      ],
      severity: 'error',
    },
    {
      name: 'the end of a longer step',
      text: lines(from, 'RUN mkdir a; \\', '  dir C:\\', 'WORKDIR C:/a'),
      messages: [/WORKDIR becomes a part/],
      severity: 'error',
    },
    {
      name: 'a directive below a comment',
      text: lines('# our image', escape, from, 'ADD a.zip C:\\', 'RUN dir'),
      messages: [/RUN becomes a part.*is a comment where it stands/],
      severity: 'error',
    },
    {
      name: 'a directive below the image',
      text: lines(from, escape, 'ADD a.zip C:\\', 'RUN dir'),
      messages: [/RUN becomes a part.*is a comment where it stands/],
      severity: 'error',
    },
    {
      name: 'a backslash in spite of the directive',
      text: lines(escape, from, 'RUN mkdir a; \\', '    mkdir b'),
      messages: [/“mkdir b” is then no instruction/],
      severity: 'error',
    },
    {
      name: 'lists with backslashes alone',
      text: lines(escape, from, 'RUN ["powershell", "C:\\tools\\run.ps1"]', 'CMD ["C:\\app.exe"]'),
      messages: [/^RUN is a list/, /^CMD is a list/],
      severity: 'error',
    },
  ],
})
