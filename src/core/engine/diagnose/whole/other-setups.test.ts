import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const idsOf = (text: string) => diagnose([{ name: 'a.txt', text }]).findings.map(({ id }) => id)

test.each([
  ['setups side by side', 'Seen with v1.29.6 + Calico v3.27.4 and v1.32.1 + Calico v3.29.2.'],
  ['pods of an older release', 'Windows Server 2016 pods stop on our 1803 nodes.'],
  [
    'what a pod is based on',
    'A pod based on Windows Server 2019 starts on a Windows Server 2022 node.',
  ],
  [
    'what each system has',
    '* Kubernetes (windows) v1.20.0\n* Kubernetes (linux) v1.21.1\n* Windows Server 2019',
  ],
  ['a name that was put together', 'Host: Windows Server 2019 2004 (10.0.19041.508).'],
  [
    'a cluster that does as it should',
    'With kubernetes 1.16.6 the Windows nodes show nothing. But for kubernetes 1.15.3 cluster it shows the output as expected.',
  ],
  [
    'kinds of images to choose from',
    'We pass one of:\nWINDOWS_CORE_2019_x86_64\nWINDOWS_FULL_2019_x86_64\nWINDOWS_CORE_2022_x86_64\nWINDOWS_FULL_2022_x86_64\n',
  ],
])('%s contradict nothing', (_, text) => {
  expect(idsOf(text)).not.toContain('values-disagree')
})

test('two releases of one plugin in one setup are still a contradiction', () => {
  const text =
    'Calico v3.27.4 runs in the cluster. The Windows nodes got Calico v3.25.1 from a zip.'
  expect(idsOf(text)).toContain('values-disagree')
})

test('the release of pods tells of the nodes where nothing else does', () => {
  const { scenario } = diagnose([
    { name: 'a.txt', text: 'Kubernetes 1.27.3. Our Windows Server 2022 pods resolve no names.' },
  ])
  expect(scenario.windowsRelease).toBe('ltsc2022')
})

test('a release that EKS had in its day is no fault of a node from then', () => {
  const text = (ami: string) => `K8s version: 1.16\nThe node has the AMI ${ami}.`
  const host = 'windows-host-supported'
  expect(
    idsOf(text('Windows_Server-1909-English-Core-EKS_Optimized-1.16-2020.06.10')),
  ).not.toContain(host)
  expect(
    idsOf('Kubernetes 1.22.1, Windows Server, version 1909 (10.0.18363.1556), docker 19.03'),
  ).toContain(host)
  expect(
    idsOf(
      'Kubernetes 1.16.4, the nodes run on vSphere.\nThe node has Windows Server version 1909.',
    ),
  ).toContain(host)
})

test('a manifest that is cut at its end may have a selector below', () => {
  const pod = (end: string) => `apiVersion: v1
kind: Pod
metadata:
  name: iis
spec:
  containers:
    - name: iis
      image: mcr.microsoft.com/windows/servercore:1809
      ${end}`
  expect(idsOf(pod('ports:\n'))).not.toContain('os-selector')
  expect(idsOf(pod('ports: []\n'))).toContain('os-selector')
})
