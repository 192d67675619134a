import { isBefore } from '../../values/version.ts'
import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { gateSetting, withoutGate } from '../../derived/feature-gates.ts'
import { defineRule } from '../../model/rule.ts'

export const dualStackVersion = defineRule({
  id: 'dual-stack-version',
  basis: 'fails',
  summary: 'This Kubernetes version has dual-stack on Windows nodes',
  remediation: 'Use IPv4 alone, or a newer version with the gate on.',
  decisions: ['ipFamily', 'kubernetesVersion', 'featureGates'],

  check({ ipFamily, kubernetesVersion, featureGates }) {
    if (ipFamily !== 'dual-stack') return undefined
    const { from, stages, gate } = serviceFeatures.dualStack
    if (isBefore(kubernetesVersion, from.value)) {
      return {
        message: `Windows nodes have dual-stack from Kubernetes ${from.value} on; this is ${kubernetesVersion}.`,
        facts: [from],
        decisions: ['ipFamily', 'kubernetesVersion'],
        suggestion: { ipFamily: 'ipv4' },
      }
    }
    const isListedOff = gateSetting(featureGates, gate) === false
    if (!isListedOff || !isBefore(kubernetesVersion, stages.value.stable)) return undefined
    return {
      message: `${gate}=false turns dual-stack off.`,
      facts: [stages],
      decisions: ['ipFamily', 'featureGates'],
      suggestion: { featureGates: withoutGate(featureGates, gate) },
    }
  },
})
