import { flanneldFlags } from '../../../catalog/flags/flanneld.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { named } from '../../../model/observed.ts'
import { linesOfFlanneld } from '../../lines-of-flanneld.ts'
import { isBefore, isVersion } from '../../../values/version.ts'

/** The oldest release whose flags were read; it stands for older ones too. */
const oldest = '0.9.0'

export const flanneldFlagRelease = defineLint({
  id: 'flanneld-flag-release',
  on: 'setup',
  summary: 'flanneld of its release knows the flags that it is given',
  remediation: 'Take the flag out, or take a release of Flannel that has it.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = named(observations, 'flannel.version').map((one) => ({
      one,
      release: String(one.value).replace(/^v|[-+].*$/g, ''),
    }))
    const [first] = told
    if (
      !first ||
      !isVersion(first.release) ||
      told.some(({ release }) => release !== first.release)
    )
      return []
    const { one, release } = first
    return linesOfFlanneld(parsed).flatMap(({ value, placeOf }) =>
      value.flags.flatMap((use, i): readonly LintViolation[] => {
        const flag = flanneldFlags.find(({ name }) => name === use.name)
        if (!flag) return []
        const isEarly = flag.from !== oldest && isBefore(release, flag.from)
        const isGone = flag.removedAfter !== undefined && isBefore(flag.removedAfter, release)
        if (!isEarly && !isGone) return []
        return [
          {
            path: [],
            place: placeOf([i]),
            also: [{ file: one.file, line: one.line, column: one.column }],
            basis: 'refused',
            message: `flanneld has --${use.name} ${isEarly ? `from ${flag.from} on` : `up to ${flag.removedAfter ?? ''}`}; ${release} stops on it.`,
            facts: [{ value: flag.from, confidence: flag.confidence, sources: flag.sources }],
          },
        ]
      }),
    )
  },
})
