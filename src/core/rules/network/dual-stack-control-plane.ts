import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { isBefore } from '../../values/version.ts'
import { defineRule } from '../../model/rule.ts'

export const dualStackControlPlane = defineRule({
  id: 'dual-stack-control-plane',
  basis: 'refused',
  summary: 'The control plane has dual-stack on, where it is off by default',
  remediation:
    'Start kube-apiserver and kube-controller-manager with --feature-gates=IPv6DualStack=true.',
  decisions: ['ipFamily', 'controlPlaneVersion'],

  check({ ipFamily, controlPlaneVersion }) {
    const { stages, gate, controlPlaneGate } = serviceFeatures.dualStack
    if (ipFamily !== 'dual-stack' || !isBefore(controlPlaneVersion, stages.value.beta)) {
      return undefined
    }
    return {
      message: `An API server ${controlPlaneVersion} has ${gate} off unless it was turned on, and then refuses Services with two families; the gates of a node reach the node alone.`,
      facts: [controlPlaneGate],
      suggestion: { ipFamily: 'ipv4' },
    }
  },
})
