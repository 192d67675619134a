import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const errors = (text: string) =>
  diagnose([{ name: 'message.txt', text }])
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ id }) => id)
const mismatch = 'The container operating system does not match the host operating system.\n'

test.each([
  `Nodes: Windows Server 2022, Kubernetes 1.27.3. Image: mcr.microsoft.com/windows/servercore:ltsc2019\n${mismatch}`,
  `Kubernetes 1.27.3. Our pods on Windows Server 2022 nodes use the image mcr.microsoft.com/windows/servercore:ltsc2019.\n${mismatch}`,
  `Nodes: Windows Server 2022, Kubernetes 1.27.3. The image in our deployment is mcr.microsoft.com/windows/servercore:ltsc2019\n${mismatch}`,
  `Nodes: Windows Server 2022, Kubernetes 1.27.3\nimage used by the pods: mcr.microsoft.com/windows/servercore:ltsc2019\n${mismatch}`,
])('an image in words is judged against the host beside it: %s', (text) => {
  expect(errors(text)).toEqual(['image-matches-host'])
})

test.each([
  `Nodes: Windows Server 2022, Kubernetes 1.27.3. Image: mcr.microsoft.com/windows/servercore:ltsc2022\n`,
  `Windows Server 2022, Kubernetes 1.27.3. I tried docker run mcr.microsoft.com/windows/servercore:ltsc2019 cmd by hand.\n${mismatch}`,
  `Nodes: Windows Server 2022, Kubernetes 1.27.3. The image of our old deployment is mcr.microsoft.com/windows/servercore:ltsc2019\n${mismatch}`,
  `Nodes: Windows Server 2022, Kubernetes 1.27.3. The image in the docs is mcr.microsoft.com/windows/servercore:ltsc2019\n${mismatch}`,
])('nothing is said of one that fits, or that somebody starts by hand: %s', (text) => {
  expect(errors(text)).toEqual([])
})

test('the build of the image that machines are made from is that of the node', () => {
  const { observations } = diagnose([
    {
      name: 'message.txt',
      text: 'Golden image Windows Server 2022 build 20348.587, kubelet 1.27.3.',
    },
  ])
  expect(observations.find(({ name }) => name === 'host.build')?.value).toBe('10.0.20348.587')
})

const images = (text: string) =>
  diagnose([{ name: 'build.txt', text }]).observations.flatMap(({ name, raw, line }) =>
    name === 'image' ? [`${line} ${raw}`] : [],
  )

test.each([
  [
    'a step of a build',
    ' ---> 1\nStep 1/2 : FROM mcr.microsoft.com/windows/nanoserver:ltsc2022\n',
    2,
  ],
  ['a step of BuildKit', '#4 [1/3] FROM mcr.microsoft.com/windows/nanoserver:ltsc2022\n', 1],
  [
    'flags with values of their own',
    'I ran docker run -m 4G --name web -v "C:\\src:C:\\app" mcr.microsoft.com/windows/nanoserver:ltsc2022 cmd\n',
    1,
  ],
])('%s names the image', (_, text, line) => {
  expect(images(text)).toContain(`${line} mcr.microsoft.com/windows/nanoserver:ltsc2022`)
})

test('containerd logs what it pulls', () => {
  const line =
    'time="2022-04-11T08:22:43Z" level=info msg="PullImage \\"harbor.corp.local/win/app:1.0\\""\n'
  expect(images(line)).toEqual(['1 harbor.corp.local/win/app:1.0'])
})
