import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isAtLeast, isBefore } from '../../values/version.ts'
import { gateSetting, withoutGate } from '../../derived/feature-gates.ts'
import { defineRule } from '../../model/rule.ts'

export const hostprocessGate = defineRule({
  id: 'hostprocess-gate',
  basis: 'fails',
  summary: 'Until they are stable, HostProcess containers need their feature gate on',
  remediation: 'Leave the gate on.',
  decisions: ['kubernetesVersion', 'isolation', 'featureGates'],

  check({ kubernetesVersion, isolation, featureGates }) {
    if (isolation !== 'hostprocess') return undefined
    const { gate, stages, from } = mechanisms.hostprocess
    if (gateSetting(featureGates, gate) !== false) return undefined
    if (!isAtLeast(kubernetesVersion, from.value)) return undefined
    if (!isBefore(kubernetesVersion, stages.value.stable)) return undefined
    return {
      message: `${gate} is off, so Kubernetes ${kubernetesVersion} starts no HostProcess container.`,
      facts: [stages],
      decisions: ['isolation', 'featureGates'],
      suggestion: { featureGates: withoutGate(featureGates, gate) },
    }
  },
})
