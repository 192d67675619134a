import { defineRule } from '../../model/rule.ts'
import { releaseViolation } from './pool-release.ts'

export const aksWindowsHost = defineRule({
  id: 'aks-windows-host',
  basis: 'unsupported',
  matrix: true,
  summary: 'AKS offers each Windows release for some Kubernetes minors',
  remediation: 'Choose a Windows release that AKS offers for this Kubernetes version.',
  decisions: ['platform', 'kubernetesVersion', 'windowsRelease'],

  check: (scenario) => releaseViolation('aks', scenario),
})
