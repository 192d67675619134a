import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { hostProcessBaseLint } from './host-process-base.ts'

const image = 'mcr.microsoft.com/oss/kubernetes/windows-host-process-containers-base-image:v1.0.0'
const hostProcess = { windowsOptions: { hostProcess: true, runAsUserName: 'NT AUTHORITY\\SYSTEM' } }

testLint(hostProcessBaseLint, {
  valid: [
    {
      name: 'a HostProcess pod',
      document: podManifest({ hostNetwork: true, securityContext: hostProcess }, { image }),
    },
    {
      name: 'a HostProcess container',
      document: podManifest({ hostNetwork: true }, { image, securityContext: hostProcess }),
    },
    {
      name: 'another image',
      document: podManifest({}, { image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022' }),
    },
  ],
  invalid: [
    {
      name: 'an ordinary container',
      document: podManifest({}, { image }),
      messages: [/has no files of Windows/],
      severity: 'error',
    },
  ],
})
