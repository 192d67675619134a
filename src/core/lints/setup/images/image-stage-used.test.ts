import { testLint } from '../../../testing/test-lint.ts'
import { imageStageUsed } from './image-stage-used.ts'

const built = (first: string, copy: string) => `FROM ${first}
RUN echo a
FROM mcr.microsoft.com/windows/nanoserver:ltsc2022
${copy}
ENTRYPOINT ["a.exe"]
`

testLint(imageStageUsed, {
  valid: [
    {
      name: 'a stage that one copies from by its name',
      text: built('golang:1.22 AS build', 'COPY --from=build C:/a C:/a'),
    },
    {
      name: 'a stage that one copies from by its number',
      text: built('golang:1.22', 'COPY --from=0 C:/a C:/a'),
    },
    { name: 'a stage that may be built by its name', text: built('golang:1.22 AS test', 'RUN b') },
    {
      name: 'a stage by whose image one copies',
      text: built(
        'mcr.microsoft.com/windows/servercore:ltsc2022',
        'COPY --from=mcr.microsoft.com/windows/servercore:ltsc2022 C:/a C:/a',
      ),
    },
    {
      name: 'two files with words between them',
      text: 'FROM mcr.microsoft.com/windows/servercore:ltsc2019\nCOPY a.exe C:/\n\nand now it is\n\nFROM mcr.microsoft.com/windows/servercore:ltsc2022\nCOPY a.exe C:/\n',
    },
    {
      name: 'two files with their names',
      text: '# web/Dockerfile\nFROM mcr.microsoft.com/windows/servercore:ltsc2022\nCOPY a.exe C:/\n\n# api/Dockerfile\nFROM mcr.microsoft.com/windows/nanoserver:ltsc2022\nCOPY b.exe C:/\n',
    },
    {
      name: 'one stage',
      text: 'FROM mcr.microsoft.com/windows/nanoserver:ltsc2022\nRUN echo a\n',
    },
  ],
  invalid: [
    {
      name: 'a stage that nothing is copied from',
      text: built('ghcr.io/prometheus-community/windows-exporter:0.24.0', 'USER ContainerUser'),
      messages: [
        /^Nothing is copied from ghcr\.io\/prometheus-community\/windows-exporter:0\.24\.0/,
      ],
      severity: 'warning',
    },
  ],
})
