import { gateIn } from '../../catalog/flags/gates.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { gateSetting } from '../../derived/feature-gates.ts'
import { releaseOf } from '../../derived/release.ts'
import { defineRule } from '../../model/rule.ts'

export const gracefulShutdownService = defineRule({
  id: 'graceful-shutdown-service',
  basis: 'unsupported',
  summary: 'A graceful shutdown of the node needs a kubelet that is a Windows service itself',
  remediation: 'Run the kubelet as a native Windows service if it is to give pods time to end.',
  decisions: ['serviceManager', 'kubernetesVersion', 'kubernetesRelease', 'featureGates'],

  check(scenario) {
    if (scenario.serviceManager === 'native') return undefined
    const { gate: name } = nodeSettings.gracefulShutdown.value
    const gate = gateIn(name, releaseOf(scenario))
    if (gate.is !== 'known') return undefined
    const wanted = gateSetting(scenario.featureGates, name)
    if (!(wanted ?? gate.default)) return undefined
    return {
      message: `${name} is on in ${releaseOf(scenario)}, but under nssm the kubelet does not hear of a shutdown: shutdownGracePeriod has no effect.`,
      facts: [nodeSettings.gracefulShutdown, gate.fact],
      // A gate that is on by itself does nothing yet: the grace period begins at zero.
      ...(wanted === true ? {} : { basis: 'advice' as const }),
      suggestion: { serviceManager: 'native' },
    }
  },
})
