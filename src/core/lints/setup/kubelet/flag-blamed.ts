import { flagOf, type FlaggedComponent } from '../../../catalog/flags/accepted.ts'
import { defineLint } from '../../../model/lint.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isBefore } from '../../../values/version.ts'

const programs: readonly FlaggedComponent[] = ['kubelet', 'kube-proxy']

export const flagBlamed = defineLint({
  id: 'flag-blamed',
  on: 'setup',
  summary: 'A flag that people name as the fault is one that the version still has',
  remediation: 'Take the flag out of the command line, and out of what writes it.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, world) {
    if (named(observations, 'blamedFlag').length === 0) return []
    // Of what a line has or a program refused itself, other checks speak.
    const seen = new Set([
      ...ofKind(parsed, 'command-line').flatMap(({ value }) => value.flags.map(({ name }) => name)),
      ...observations.flatMap(({ name, value }) => (name === 'refusedFlag' ? [String(value)] : [])),
    ])
    const blamed = new Map(
      observations.flatMap((one) =>
        one.name === 'blamedFlag' && !seen.has(String(one.value))
          ? [[String(one.value), one] as const]
          : [],
      ),
    )
    if (blamed.size === 0) return []
    const { kubernetesVersion } = world
    return [...blamed].flatMap(([flagName, { file, line, column }]) => {
      const ended = programs.flatMap((program) => {
        const flag = flagOf(program, flagName)
        const through = flag?.accepted?.through
        return flag && through !== undefined && isBefore(through, kubernetesVersion)
          ? [{ program, flag, through }]
          : []
      })
      const isEverywhere = programs.every(
        (program) =>
          flagOf(program, flagName) === undefined || ended.some((one) => one.program === program),
      )
      const [first] = ended
      if (!first || !isEverywhere) return []
      const { program, flag, through } = first
      return [
        {
          // That the flag is there is somebody's word for it.
          basis: 'unsupported' as const,
          message: `${program} knew --${flagName} up to ${through}; ${kubernetesVersion} stops on it as an unknown flag.`,
          path: [],
          place: { file, line, column },
          facts: [{ value: flag.accepted, confidence: flag.confidence, sources: flag.sources }],
        },
      ]
    })
  },
})
