import { gateIn } from '../catalog/flags/gates.ts'
import { nodeSettings } from '../catalog/flags/node-settings.ts'
import { gateSetting } from '../model/feature-gates.ts'
import { releaseOf } from '../model/release.ts'
import { defineRule } from '../model/rule.ts'

export const gracefulShutdownService = defineRule({
  id: 'graceful-shutdown-service',
  basis: 'unsupported',
  summary: 'A graceful shutdown of the node needs a kubelet that is a Windows service itself',
  remediation: 'Run the kubelet as a native Windows service, or turn the feature gate off.',
  decisions: ['serviceManager', 'kubernetesVersion', 'kubernetesRelease', 'featureGates'],

  check(scenario) {
    if (scenario.serviceManager === 'native') return undefined
    const { gate: name } = nodeSettings.gracefulShutdown.value
    const gate = gateIn(name, releaseOf(scenario))
    if (gate.is !== 'known') return undefined
    if (!(gateSetting(scenario.featureGates, name) ?? gate.default)) return undefined
    return {
      message: `${name} is on in ${releaseOf(scenario)}, but under nssm the kubelet does not hear of a shutdown: pods end without notice.`,
      facts: [nodeSettings.gracefulShutdown, gate.fact],
      suggestion: { serviceManager: 'native' },
    }
  },
})
