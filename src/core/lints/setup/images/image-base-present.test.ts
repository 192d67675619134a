import { testLint } from '../../../testing/test-lint.ts'
import { imageBasePresent } from './image-base-present.ts'

const build = (image: string) => ({
  text: `FROM ${image}\nCOPY app C:/app\nCMD ["C:/app/a.exe"]\n`,
})

testLint(imageBasePresent, {
  valid: [
    { name: 'a release', ...build('mcr.microsoft.com/windows/servercore:ltsc2022') },
    { name: 'the image of 2022', ...build('mcr.microsoft.com/windows/server:ltsc2022') },
    { name: 'the full image of before', ...build('mcr.microsoft.com/windows:1809') },
    { name: 'a patch', ...build('mcr.microsoft.com/windows/nanoserver:10.0.20348.2402-amd64') },
    { name: 'a copy of one’s own', ...build('registry.local/windows/servercore:23H2') },
    { name: 'an image made of it', ...build('mcr.microsoft.com/windows/servercore/iis:latest') },
  ],
  invalid: [
    {
      name: 'no tag latest',
      ...build('mcr.microsoft.com/windows/servercore:latest'),
      messages: [/no tag latest/],
      severity: 'error',
    },
    {
      name: 'a release without images',
      ...build('mcr.microsoft.com/windows/nanoserver:23H2'),
      messages: [/23H2 has no base images/],
      severity: 'error',
    },
    {
      name: 'a release of clients alone',
      ...build('mcr.microsoft.com/windows/servercore:21H1'),
      messages: [/no base image of this name/],
      severity: 'warning',
    },
    {
      name: 'the full image of 2022',
      ...build('mcr.microsoft.com/windows:ltsc2022'),
      messages: [/windows\/server takes its place/],
      severity: 'error',
    },
    {
      name: 'the year alone',
      ...build('mcr.microsoft.com/windows/servercore:2022'),
      messages: [/called ltsc2019/],
      severity: 'warning',
    },
  ],
})
