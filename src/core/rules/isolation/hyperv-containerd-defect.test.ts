import { testRule } from '../../testing/test-rule.ts'
import { hypervContainerdDefect } from './hyperv-containerd-defect.ts'

const hyperv = { isolation: 'hyperv' } as const

testRule(hypervContainerdDefect, {
  valid: [
    {},
    hyperv,
    { runtimeVersion: '2.3.1' },
    { ...hyperv, runtimeVersion: '2.2.3' },
    { ...hyperv, runtimeVersion: '2.3.3', imageRelease: 'ltsc2022' },
    { ...hyperv, runtimeVersion: '2.3.1', imageRelease: 'ltsc2025' },
  ],
  invalid: [
    {
      given: { ...hyperv, runtimeVersion: '2.3.1', imageRelease: 'ltsc2022' },
      message: /2\.3\.1: Hyper-V guests older than Windows Server 2025 fail/,
      severity: 'error',
      suggestion: { runtimeVersion: '2.3.4' },
    },
    {
      given: { ...hyperv, runtimeVersion: '2.2.0' },
      message:
        /invalid runtime sandbox platform.* A configuration that sets SandboxPlatform avoids it/,
      severity: 'warning',
      suggestion: { runtimeVersion: '2.2.7' },
    },
  ],
})
