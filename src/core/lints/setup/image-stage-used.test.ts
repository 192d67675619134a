import { testLint } from '../../testing/test-lint.ts'
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
