import { gateIn, gates, readersOf, type GateVerdict } from '../../catalog/flags/gates.ts'
import { listedGates, withoutGate } from '../../derived/feature-gates.ts'
import type { Violation } from '../../model/finding.ts'
import { releaseOf } from '../../derived/release.ts'
import { defineRule } from '../../model/rule.ts'

export const featureGateKnown = defineRule({
  id: 'feature-gate-known',
  basis: 'refused',
  summary: 'A component stops on a feature gate that its release does not know',
  remediation: 'Take the gate off the list, or choose a release that knows it.',
  decisions: ['featureGates', 'kubernetesVersion', 'kubernetesRelease'],

  check(scenario) {
    const { featureGates } = scenario
    if (featureGates.length === 0) return undefined
    const release = releaseOf(scenario)
    return [...listedGates(featureGates.filter(({ value }) => value)).keys()].flatMap(
      (name): readonly Violation[] => {
        const verdict = gateIn(name, release)
        if (verdict.is === 'known' || verdict.is === 'library') return []
        const other = verdict.is === 'unheard' ? sameLetters(name) : undefined
        return [
          {
            message: `${reason(name, verdict, other)} ${readersOf(name).join(' and ')} ${release} stops on a name that it does not know.`,
            facts: [verdict.fact],
            suggestion: {
              featureGates: other
                ? featureGates.map(({ text }) => renamed(text, name, other))
                : withoutGate(featureGates, name),
            },
          },
        ]
      },
    )
  },
})

function reason(name: string, verdict: GateVerdict, other: string | undefined): string {
  switch (verdict.is) {
    case 'removed':
      return `${name} was removed in ${verdict.since}:`
    case 'early':
      return `${name} exists from ${verdict.from} on:`
    default:
      return other ? `${name} is written ${other}:` : `No release has a feature gate ${name}:`
  }
}

const renamed = (text: string, name: string, other: string) =>
  text.startsWith(`${name}=`) ? `${other}${text.slice(name.length)}` : text

function sameLetters(name: string): string | undefined {
  const wanted = name.toLowerCase()
  return [...gates().keys()].find((known) => known.toLowerCase() === wanted)
}
