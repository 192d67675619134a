import { gateIn } from '../../catalog/flags/gates.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { gateSetting } from '../../derived/feature-gates.ts'
import { releaseOf } from '../../derived/release.ts'
import { defineRule } from '../../model/rule.ts'

export const cpuAffinityRuntime = defineRule({
  id: 'cpu-affinity-runtime',
  basis: 'advice',
  summary: 'CPU affinity needs a runtime that applies it',
  remediation: 'Check the affinity of a container before you rely on it.',
  decisions: ['featureGates', 'kubernetesVersion', 'kubernetesRelease'],

  check(scenario) {
    const { affinity } = nodeSettings
    const { gate: name } = affinity.value
    if (gateSetting(scenario.featureGates, name) !== true) return undefined
    const gate = gateIn(name, releaseOf(scenario))
    if (gate.is !== 'known') return undefined
    return {
      message: `${name} is on: a runtime that cannot apply CPU affinity ignores it without a word.`,
      facts: [affinity, gate.fact],
      decisions: ['featureGates'],
    }
  },
})
