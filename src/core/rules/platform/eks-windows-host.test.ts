import { testRule } from '../../testing/test-rule.ts'
import { eksWindowsHost } from './eks-windows-host.ts'

testRule(eksWindowsHost, {
  valid: [
    {},
    { platform: 'eks', kubernetesVersion: '1.35', windowsRelease: 'ltsc2025' },
    { platform: 'eks', kubernetesVersion: '1.23', windowsRelease: 'ltsc2022' },
    { platform: 'aws', kubernetesVersion: '1.30', windowsRelease: 'ltsc2025' },
  ],
  invalid: [
    {
      given: { platform: 'eks', kubernetesVersion: '1.27', windowsRelease: '2004' },
      message: /makes no pool with Windows Server, version 2004/,
      severity: 'error',
    },
    {
      given: { platform: 'eks', kubernetesVersion: '1.37', windowsRelease: '23H2' },
      severity: 'error',
    },
    {
      given: { platform: 'eks', kubernetesVersion: '1.34', windowsRelease: 'ltsc2025' },
      message: /EKS offers Windows Server 2025 from 1\.35, not with Kubernetes 1\.34/,
      severity: 'error',
      suggestion: { windowsRelease: 'ltsc2022' },
    },
    {
      given: { platform: 'eks', kubernetesVersion: '1.30', windowsRelease: '23H2' },
      message: /EKS makes no pool with/,
      severity: 'error',
    },
    {
      given: { platform: 'eks', kubernetesVersion: '1.35', windowsRelease: 'ltsc2019' },
      severity: 'unknown',
    },
  ],
})
