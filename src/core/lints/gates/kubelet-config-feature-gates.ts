import { defineLint } from '../../model/lint.ts'
import { gateFaultsIn } from './in-config.ts'

export const kubeletConfigFeatureGates = defineLint({
  id: 'kubelet-config-feature-gates',
  on: 'kubelet-config',
  summary: 'The kubelet of this version knows every feature gate in its file',
  remediation: 'Correct the list of feature gates, or leave the gate out.',
  decisions: ['kubernetesVersion'],
  check: ({ value }, surroundings) => gateFaultsIn(value, surroundings),
})
