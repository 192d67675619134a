import { testImporter } from '../testing/test-importer.ts'
import { dockerfile } from './dockerfile.ts'

const core = 'mcr.microsoft.com/windows/servercore'

testImporter(dockerfile, [
  {
    name: 'the last of two stages',
    text: `# escape=\`
FROM ${core}:ltsc2022 AS build
RUN make
FROM ${core}:ltsc2019
COPY --from=build a b`,
    reads: [
      ['image', `${core}:ltsc2022`, 2],
      ['image.base', `${core}:ltsc2019`, 4],
    ],
  },
  {
    name: 'a stage that is built on another',
    text: `FROM ${core}:ltsc2022 AS Base\nWORKDIR /a\nFROM base AS final\nENTRYPOINT ["a.exe"]`,
    reads: [['image.base', `${core}:ltsc2022`, 1]],
  },
  {
    name: 'a folder on another drive, in which the program starts',
    text: `FROM ${core}:ltsc2022\nWORKDIR C:\\build\nWORKDIR D:\\app\nENTRYPOINT ["a.exe"]`,
    reads: [
      ['image.base', `${core}:ltsc2022`, 1],
      ['workload.workingDir', 'D:\\app', 3],
    ],
  },
  {
    name: 'an argument with a default',
    text: `ARG TAG=ltsc2019\nFROM ${core}:\${TAG}\nRUN dir`,
    reads: [['image.base', `${core}:ltsc2019`, 2]],
  },
  {
    name: 'an argument that only the build knows',
    text: `ARG TAG\nFROM ${core}:$TAG\nRUN dir`,
    reads: [],
    never: ['image.base'],
  },
  {
    name: 'a Linux image',
    text: 'FROM alpine:3.20\nRUN apk add curl',
    reads: [],
    never: ['image.base'],
  },
  ...[
    'HEALTHCHECK --interval=30s \\\n  # each\n\n  CMD C:/app/check.exe',
    'RUN echo a && \\\n    cmd /c echo b',
  ].map((step) => ({
    name: `no start in a step that goes on: ${step.slice(0, 12)}`,
    text: `FROM ${core}:ltsc2022\nCMD ["C:\\\\app\\\\run.exe"]\n${step}\n`,
    reads: [['image.program', 'C:\\app\\run.exe', 2] as const],
    never: ['image.shellForm'],
  })),
])
