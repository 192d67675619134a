import { isolation as mechanisms } from '../../catalog/isolation.ts'
import { isAtLeast } from '../../values/version.ts'
import { gateSetting, withoutGate } from '../../derived/feature-gates.ts'
import { defineRule } from '../../model/rule.ts'

export const hypervContainerGate = defineRule({
  id: 'hyperv-container-gate',
  basis: 'fails',
  summary:
    'With Docker, Hyper-V isolation needs a feature gate of the kubelet that exists and is on',
  remediation:
    'Turn the gate on where the kubelet has it: HyperVContainer=true among its feature gates. Else use process isolation, or containerd with a RuntimeClass.',
  decisions: ['kubernetesVersion', 'containerRuntime', 'isolation', 'featureGates'],

  check({ kubernetesVersion, containerRuntime, isolation, featureGates }) {
    const { annotation } = mechanisms.hyperv
    if (isolation !== 'hyperv' || containerRuntime !== annotation.runtime) return undefined
    const { gate, stages, needsBoth } = annotation
    if (isAtLeast(kubernetesVersion, stages.value.removed)) {
      return {
        message: `Kubernetes ${stages.value.removed} removed ${gate}, and with it Hyper-V isolation with Docker; the kubelet of ${kubernetesVersion} does not know the gate.`,
        facts: [stages],
        basis: 'refused',
        decisions: ['kubernetesVersion', 'containerRuntime', 'isolation'],
        suggestion: { isolation: 'process' },
      }
    }
    if (gateSetting(featureGates, gate) !== false) return undefined
    return {
      message: `${gate} is off, so the kubelet ignores the isolation annotation and starts the pod with process isolation.`,
      facts: [needsBoth, stages],
      decisions: ['isolation', 'featureGates'],
      suggestion: { featureGates: withoutGate(featureGates, gate) },
    }
  },
})
