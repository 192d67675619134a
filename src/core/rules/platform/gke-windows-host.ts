import { defineRule } from '../../model/rule.ts'
import { releaseViolation } from './pool-release.ts'

export const gkeWindowsHost = defineRule({
  id: 'gke-windows-host',
  basis: 'refused',
  summary: 'GKE offers each Windows release for some Kubernetes minors',
  remediation: 'Choose a Windows release that GKE offers for this Kubernetes version.',
  decisions: ['platform', 'kubernetesVersion', 'windowsRelease'],

  check: (scenario) => releaseViolation('gke', scenario),
})
