import { testLint } from '../../../testing/test-lint.ts'
import { imageReleaseSpelt } from './image-release-spelt.ts'

const pod = (image: string) => `apiVersion: v1
kind: Pod
metadata: { name: a }
spec:
  nodeSelector: { kubernetes.io/os: windows }
  containers:
    - { name: a, image: '${image}' }
`

testLint(imageReleaseSpelt, {
  valid: [
    ...[
      'mcr.microsoft.com/windows/servercore:ltsc2022',
      'mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2019',
      'registry.local/app:1.2-ltsc2025',
      'registry.local/lstc2022-app:1.2',
      'registry.local/app:result2019',
    ].map((image) => ({ name: image, text: pod(image) })),
    { name: 'words', text: 'Our nodes run Windows Server LSTC 2022, build 20348.\n' },
    {
      name: 'a fault that was found',
      text: 'The tag was a typo (servercore:lstc2022), it pulls now.\n',
    },
    {
      name: 'a chart that has it right',
      text: 'image:\n  repository: a/b\n  tag: 3.6-windows-ltsc2022\n',
    },
  ],
  invalid: [
    {
      name: 'letters that changed places',
      text: pod('mcr.microsoft.com/windows/servercore:lstc2022'),
      messages: [/lstc2022 is no release of Windows Server: it is called ltsc2022/],
      severity: 'warning',
    },
    {
      name: 'behind other parts of the tag',
      text: pod('registry.local/team/app:1.2-windows-ltcs2019'),
      messages: [/ltcs2019 .* it is called ltsc2019/],
    },
    {
      name: 'a year without a release',
      text: pod('mcr.microsoft.com/dotnet/framework/aspnet:4.8-windowsservercore-ltsc2202'),
      messages: [/ltsc2202 is no release/],
    },
    {
      name: 'the start of an image build',
      text: 'FROM mcr.microsoft.com/windows/nanoserver:lstc2022\nRUN dir\n',
      messages: [/lstc2022/],
    },
    {
      name: 'a variable before it, in a script',
      text: '#!/usr/bin/env bash\nPAUSE_VERSION=3.6\ncrane pull rancher/pause:${PAUSE_VERSION}-windows-lstc2022-amd64 a.tar\n',
      messages: [/lstc2022/],
    },
    {
      name: 'values of a chart',
      text: 'image:\n  repository: a/b\n  tag: "3.6-windows-lstc2022"\n',
      messages: [/lstc2022/],
    },
    {
      name: 'the pause image of containerd',
      text: 'version = 2\n[plugins."io.containerd.grpc.v1.cri"]\n  sandbox_image = "rancher/pause:3.6-windows-lstc2022-amd64"\n',
      messages: [/lstc2022/],
    },
    {
      name: 'in words',
      text: 'docker pull mcr.microsoft.com/windows/nanoserver:lstc2022 fails on our nodes.\n',
      messages: [/lstc2022/],
    },
  ],
})
