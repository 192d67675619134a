import { testRule } from '../../testing/test-rule.ts'
import { hypervImagePull } from './hyperv-image-pull.ts'

const image = 'mcr.microsoft.com/windows/servercore:ltsc2019'

testRule(hypervImagePull, {
  valid: [
    {},
    { isolation: 'hyperv' },
    { image },
    { isolation: 'hyperv', image: `${image}@sha256:0011` },
    { isolation: 'hyperv', image, containerRuntime: 'docker' },
  ],
  invalid: [
    {
      given: { isolation: 'hyperv', image },
      message:
        /build of Windows Server 2025, the node\. Where .*servercore:ltsc2019 is a list.*that of Windows Server 2019/,
      severity: 'warning',
    },
  ],
})
