import { gateDependencies } from '../../catalog/flags/gate-dependencies.ts'
import { unmetDependencies, withDependencies } from '../../derived/gate-dependencies.ts'
import { releaseOf } from '../../derived/release.ts'
import { textsOf, valuesOf } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'

export const featureGateDependency = defineRule({
  id: 'feature-gate-dependency',
  basis: 'refused',
  summary: 'A feature gate is on only while the gates that it depends on are on',
  remediation: 'Set the gates that belong together alike, or take them off the list.',
  decisions: ['featureGates', 'kubernetesVersion', 'kubernetesRelease'],

  check(scenario) {
    const { featureGates } = scenario
    if (featureGates.length === 0) return undefined
    const release = releaseOf(scenario)
    const gates = valuesOf(featureGates)
    const unmet = unmetDependencies(gates, release)
    if (unmet.length === 0) return undefined
    const added = withDependencies(gates, release).slice(gates.length)
    const suggestion = {
      featureGates: [...textsOf(featureGates), ...added.map(({ name, isOn }) => `${name}=${isOn}`)],
    }
    return unmet.map(({ gate, off }) => ({
      message: `${gate} is on and depends on ${off.join(' and ')}, which ${off.length > 1 ? 'are' : 'is'} off: kubelet ${release} does not start.`,
      facts: [gateDependencies],
      suggestion,
    }))
  },
})
