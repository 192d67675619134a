import { hostProcessManifest, podManifest } from '../testing/manifests.ts'
import { testLint } from '../testing/test-lint.ts'
import { imageBuild } from './image-build.ts'

const image = 'mcr.microsoft.com/windows/servercore:ltsc2019'

testLint(imageBuild, {
  valid: [
    {
      name: 'the build of the node',
      document: podManifest({}, { image }),
      known: { windowsRelease: 'ltsc2019' },
    },
    {
      name: 'a tag that names no release',
      document: podManifest({}, { image: 'registry.local/app:v3' }),
    },
    {
      name: 'a pod whose RuntimeClass may stand for Hyper-V',
      document: podManifest({ runtimeClassName: 'hyperv' }, { image }),
      known: { windowsRelease: 'ltsc2025' },
    },
    {
      name: 'a HostProcess pod, which takes any image',
      document: hostProcessManifest({}, {}, { image }),
      known: { windowsRelease: 'ltsc2025' },
    },
  ],
  invalid: [
    {
      name: 'another build than that of the nodes it asks for',
      document: podManifest(
        { nodeSelector: { 'node.kubernetes.io/windows-build': '10.0.20348' } },
        { image },
      ),
      messages: [/names Windows Server 2019.*2022 does not run/],
      severity: 'error',
    },
    {
      name: 'values of a chart',
      text: `image:
  repository: mcr.microsoft.com/windows/servercore
  tag: ltsc2022
nodeSelector:
  node.kubernetes.io/windows-build: 10.0.17763
`,
      messages: [/names Windows Server 2022.*2019 does not run/],
    },
    {
      name: 'an older build',
      document: podManifest({}, { image }),
      known: { windowsRelease: 'ltsc2022' },
      messages: [/^spec\.containers\[0\]\.image names Windows Server 2019.*2022 does not run/],
      severity: 'error',
      basis: 'fails',
    },
  ],
})
