import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const releases = (text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text: `Kubernetes 1.30.2. ${text}` }]).observations.flatMap(
      ({ decision, value }) => (decision === 'windowsRelease' ? [value] : []),
    ),
  ),
]

test.each([
  'The build server was moved to Windows Server 2025.',
  'It turned out that the build server had been moved to Windows Server 2025.',
  'Our Jenkins agent runs on Windows Server 2025.',
  'The GitLab runner (gl-07) is now on Windows Server 2025.',
])('%s', (text) => {
  expect(releases(text)).toEqual([])
  expect(releases(`The nodes run Windows Server 2022. ${text}`)).toEqual(['ltsc2022'])
})

test.each([
  'The GitLab runner is on Windows Server 2022 nodes.',
  'The server was moved to Windows Server 2022.',
  'Our build of the image is for Windows, the nodes have Windows Server 2022.',
])('%s', (text) => expect(releases(text)).toEqual(['ltsc2022']))
