import { gateIn } from '../../catalog/flags/gates.ts'
import { listedGates, withoutGate } from '../../derived/feature-gates.ts'
import { parseGoBoolean } from '../../values/go-boolean.ts'
import type { Violation } from '../../model/finding.ts'
import { releaseOf } from '../../derived/release.ts'
import { defineRule } from '../../model/rule.ts'

export const featureGateLocked = defineRule({
  id: 'feature-gate-locked',
  basis: 'refused',
  summary: 'A locked feature gate keeps its value',
  remediation: 'Take the gate off the list: its value cannot be changed in this release.',
  decisions: ['featureGates', 'kubernetesVersion', 'kubernetesRelease'],

  check(scenario) {
    const { featureGates } = scenario
    if (featureGates.length === 0) return undefined
    const release = releaseOf(scenario)
    return [...listedGates(featureGates.filter(({ value }) => value))].flatMap(
      ([name, value = '']): readonly Violation[] => {
        const gate = gateIn(name, release)
        if (gate.is !== 'known' || !gate.locked) return []
        const locked = String(gate.default)
        if (parseGoBoolean(value) === gate.default) return []
        return [
          {
            message: `${name}=${value} cannot be set: the gate is locked to ${locked} in ${release}.`,
            facts: [gate.fact],
            suggestion: { featureGates: withoutGate(featureGates, name) },
          },
        ]
      },
    )
  },
})
