import { catalog } from '../../catalog/catalog.ts'
import { isBefore } from '../../values/version.ts'
import { gateSetting, withoutGate } from '../../derived/feature-gates.ts'
import { defineRule } from '../../model/rule.ts'

export const overlayGate = defineRule({
  id: 'overlay-gate',
  basis: 'refused',
  summary: 'kube-proxy serves overlay networks only with its feature gate',
  remediation: 'Take the gate off the list; it is added where a version needs it.',
  decisions: ['networkMode', 'kubernetesVersion', 'featureGates'],

  check({ networkMode, kubernetesVersion, featureGates }) {
    const { gate } = catalog.modes[networkMode]
    if (!gate || !isBefore(kubernetesVersion, gate.value.lockedFrom)) return undefined
    const { name } = gate.value
    if (gateSetting(featureGates, name) !== false) return undefined
    return {
      message: `${name}=false stops kube-proxy ${kubernetesVersion} on ${catalog.modes[networkMode].name} networks; it must be true.`,
      facts: [gate],
      suggestion: { featureGates: withoutGate(featureGates, name) },
    }
  },
})
