import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const releasesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap(({ decision, value }) =>
    decision === 'windowsRelease' ? [value] : [],
  )

test.each([
  'sandbox_image = "mcr.microsoft.com/oss/kubernetes/pause:3.6-windows-1809-amd64"\nhost: Windows Server 2022, containerd 1.7.1',
  'Our nodes are Windows Server 2022 and the image is contoso.azurecr.io/web/shop:v3-windows-2019.',
  'Windows Server 2022 host, we run registry.corp.local:5000/base/core:10.0.17763.5206 there',
  'microsoft/iis:nanoserver-sac2016 on Windows Server 2022 nodes',
  'image: microsoft/iis:nanoserver-sac2016 on Windows Server 2022 node k8s 1.21',
  'win22 nodes, the image microsoft/iis does not start',
  'On Windows Server 2022 nodes the ltsc2019 image mcr.microsoft.com/windows/servercore:ltsc2019 does not start.',
])('the system of a tag is that of its image: %s', (text) =>
  expect(new Set(releasesIn(text))).toEqual(new Set(['ltsc2022'])),
)

test.each([
  'The mcr.microsoft.com/windows/servercore:1809 image is Windows Server 2019.',
  'Which image do Windows Server 2019 nodes need, the one for windows/servercore:ltsc2019?',
  'image based on Windows Server 2019 node images',
  'our node is called win19, win22 is the other',
  'pause image is mcr.microsoft.com/oss/kubernetes/pause:3.9-windows-ltsc2022-amd64',
])('no system of a host: %s', (text) => expect(releasesIn(text)).toEqual([]))

test.each([
  'node image AKSWindows-2019-containerd-17763.2366.211215',
  'OS: Windows Server 2019 (10.0.17763.2366), see https://contoso.example/wiki/nodes: Windows Server 2019',
  'The win19 nodes are fine. Next month: Kubernetes 1.30 and Windows Server 2022.',
])('a system that is no tag: %s', (text) =>
  expect(new Set(releasesIn(text))).toEqual(new Set(['ltsc2019'])),
)

test.each([
  [
    'The pool has AKSWindows-2019-17763.1554.201021, and the latest version of it is `AKSWindows-2019-17763.1577.201111`.',
    1554,
  ],
  ['Our pool has the latest image, AKSWindows-2019-17763.1577.201111.', 1577],
])('an image that is offered is on no node: %s', (text, revision) =>
  expect(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
      one.decision === 'windowsRevision' ? [one.value] : [],
    ),
  ).toEqual([revision]),
)
