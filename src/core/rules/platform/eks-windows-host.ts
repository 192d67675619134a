import { defineRule } from '../../model/rule.ts'
import { releaseViolation } from './pool-release.ts'

export const eksWindowsHost = defineRule({
  id: 'eks-windows-host',
  basis: 'refused',
  summary: 'EKS offers each Windows release for some Kubernetes minors',
  remediation: 'Choose a Windows release that EKS offers for this Kubernetes version.',
  decisions: ['platform', 'kubernetesVersion', 'windowsRelease'],

  check: (scenario) => releaseViolation('eks', scenario),
})
