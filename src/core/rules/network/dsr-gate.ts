import { network } from '../../catalog/network.ts'
import { isBefore } from '../../values/version.ts'
import { gateSetting, withoutGate } from '../../derived/feature-gates.ts'
import { defineRule } from '../../model/rule.ts'

export const dsrGate = defineRule({
  id: 'dsr-gate',
  basis: 'refused',
  summary: 'Direct server return needs its feature gate in kube-proxy',
  remediation: 'Take the gate off the list, or turn direct server return off.',
  decisions: ['directServerReturn', 'kubernetesVersion', 'featureGates'],

  check({ directServerReturn, kubernetesVersion, featureGates }) {
    const { gate, refused } = network.dsr
    if (!directServerReturn || !isBefore(kubernetesVersion, gate.value.lockedFrom)) return undefined
    const { name } = gate.value
    if (gateSetting(featureGates, name) !== false) return undefined
    return {
      message: `kube-proxy ${kubernetesVersion} stops when direct server return is on and ${name}=false.`,
      facts: [gate, refused],
      suggestion: { featureGates: withoutGate(featureGates, name) },
    }
  },
})
