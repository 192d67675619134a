import { testRule } from '../../testing/test-rule.ts'
import { cniReleaseRuntime } from './cni-release-runtime.ts'

const antrea = { cni: 'antrea', networkMode: 'transparent', cniRelease: '2.7.0' } as const

testRule(cniReleaseRuntime, {
  valid: [
    { containerRuntime: 'containerd', cniRelease: '1.2.0' },
    { containerRuntime: 'docker', cniRelease: '0.8.6' },
    { containerRuntime: 'containerd', cniRelease: '0.9.1', networkMode: 'l2bridge' },
    { containerRuntime: 'containerd', cniRelease: 'next' },
    { cni: 'antrea', networkMode: 'transparent', containerRuntime: 'docker' },
  ],
  invalid: [
    {
      given: { containerRuntime: 'containerd', cniRelease: '1.1.1' },
      severity: 'error',
      basis: 'fails',
      suggestion: { cniRelease: '1.2.0' },
    },
    {
      given: { cni: 'win-overlay', containerRuntime: 'containerd', cniRelease: '1.0.0' },
      severity: 'error',
    },
    {
      given: { ...antrea, containerRuntime: 'docker' },
      severity: 'error',
      basis: 'unsupported',
      suggestion: { containerRuntime: 'containerd' },
    },
    {
      given: { ...antrea, containerRuntime: 'mirantis' },
      severity: 'error',
    },
  ],
})
