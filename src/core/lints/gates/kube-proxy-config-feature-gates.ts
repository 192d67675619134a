import { defineLint } from '../../model/lint.ts'
import { gateFaultsIn } from './in-config.ts'

export const kubeProxyConfigFeatureGates = defineLint({
  id: 'kube-proxy-config-feature-gates',
  on: 'kube-proxy-config',
  summary: 'kube-proxy of this version knows every feature gate in its file',
  remediation: 'Correct the list of feature gates, or leave the gate out.',
  decisions: ['kubernetesVersion'],
  check: ({ value }, surroundings) => gateFaultsIn(value, surroundings),
})
