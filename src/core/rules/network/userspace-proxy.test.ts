import { testRule } from '../../testing/test-rule.ts'
import { userspaceProxy } from './userspace-proxy.ts'

const antrea = { cni: 'antrea', networkMode: 'transparent' } as const

testRule(userspaceProxy, {
  valid: [
    {},
    { ...antrea, kubernetesVersion: '1.25', cniRelease: '1.12.0' },
    { ...antrea, kubernetesVersion: '1.26', cniRelease: '1.13.0' },
    { ...antrea, kubernetesVersion: '1.26', cniRelease: 'main' },
  ],
  invalid: [
    {
      given: { ...antrea, kubernetesVersion: '1.26', cniRelease: '1.12.0' },
      message:
        /Antrea 1.12.0 needs kube-proxy in userspace mode, which Kubernetes 1.26 no longer has, unless/,
      severity: 'warning',
      suggestion: { cniRelease: '1.15.2' },
    },
    {
      given: { ...antrea, kubernetesVersion: '1.26', cniRelease: '1.3.0' },
      message:
        /Antrea 1.3.0 needs kube-proxy in userspace mode, which Kubernetes 1.26 no longer has; from/,
      severity: 'error',
    },
  ],
})
