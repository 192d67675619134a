import { testLint } from '../../testing/test-lint.ts'
import { pauseImageBuild } from './pause-image-build.ts'

const config = (image: string) =>
  `=== config.toml ===\nversion = 2\n[plugins."io.containerd.grpc.v1.cri"]\nsandbox_image = "${image}"\n`
const host = (build: string) =>
  `=== ver.txt ===\nC:\\>ver\n\nMicrosoft Windows [Version 10.0.${build}]\n`
const mcr = 'mcr.microsoft.com/oss/kubernetes/pause'

testLint(pauseImageBuild, {
  valid: [
    { name: 'a layer of the build', text: config(`${mcr}:3.6`) + host('20348.2582') },
    { name: 'a host that nobody tells', text: config(`${mcr}:1.4.1`) },
    { name: 'an image that nothing is known of', text: config('my/pause:1') + host('20348.2582') },
  ],
  invalid: [
    {
      name: 'no layer of the build',
      text: config(`${mcr}:3.5`) + host('20348.2582'),
      messages: [/pause:3\.5 has no layer for Windows Server 2022/],
      severity: 'error',
    },
    {
      name: 'no layer of the build, as is concluded',
      text:
        config('k8s.gcr.io/pause:3.9').replace('k8s.gcr.io', 'registry.k8s.io') + host('18363.1'),
      messages: [/pause:3\.9 has no layer/],
      severity: 'warning',
    },
  ],
})
