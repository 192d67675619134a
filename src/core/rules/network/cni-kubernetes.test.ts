import { testRule } from '../../testing/test-rule.ts'
import { cniKubernetes } from './cni-kubernetes.ts'

const calico = { cni: 'calico', networkMode: 'overlay', windowsRelease: 'ltsc2022' } as const

testRule(cniKubernetes, {
  valid: [
    {},
    { ...calico, kubernetesVersion: '1.34', cniRelease: '3.32.1' },
    { ...calico, kubernetesVersion: '1.24', cniRelease: '3.26.0' },
    // Nothing was read of older lines, and little of a newer minor.
    { ...calico, kubernetesVersion: '1.22', cniRelease: '3.22.0' },
    { ...calico, kubernetesVersion: '1.37', cniRelease: '3.32.1' },
    { ...calico, kubernetesVersion: '1.30', cniRelease: 'latest' },
    { cni: 'antrea', networkMode: 'transparent', kubernetesVersion: '1.36' },
  ],
  invalid: [
    {
      given: { ...calico, kubernetesVersion: '1.30', cniRelease: '3.32.1' },
      message: /Calico 3.32.1 was tested with Kubernetes 1.34 to 1.36, not with 1.30/,
      severity: 'warning',
      suggestion: { cniRelease: '3.29.7' },
    },
    { given: { ...calico, kubernetesVersion: '1.20' }, message: /1.24 to 1.28, not with 1.20/ },
    {
      given: { cni: 'antrea', networkMode: 'transparent', kubernetesVersion: '1.15' },
      message: /Antrea 1.15.2 was tested with Kubernetes 1.16 and later/,
    },
  ],
})
