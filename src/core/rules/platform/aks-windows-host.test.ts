import { testRule } from '../../testing/test-rule.ts'
import { aksWindowsHost } from './aks-windows-host.ts'

testRule(aksWindowsHost, {
  valid: [
    {},
    { platform: 'aks', kubernetesVersion: '1.17', windowsRelease: 'ltsc2019' },
    { platform: 'aks', kubernetesVersion: '1.32', windowsRelease: 'ltsc2025' },
    { kubernetesVersion: '1.33', windowsRelease: 'ltsc2019' },
  ],
  invalid: [
    {
      given: { platform: 'aks', kubernetesVersion: '1.37', windowsRelease: '20H2' },
      severity: 'error',
    },
    {
      given: { platform: 'aks', kubernetesVersion: '1.33', windowsRelease: 'ltsc2019' },
      message: /AKS offers Windows Server 2019 until 1\.32, not with Kubernetes 1\.33/,
      severity: 'error',
      suggestion: { windowsRelease: 'ltsc2025' },
    },
    {
      given: { platform: 'aks', kubernetesVersion: '1.31', windowsRelease: 'ltsc2025' },
      message: /from 1\.32/,
    },
    {
      given: { platform: 'aks', kubernetesVersion: '1.20', windowsRelease: '2004' },
      message: /makes no pool/,
      severity: 'error',
    },
  ],
})
