import { containerdFlags } from '../../../catalog/flags/other-binaries.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { nearest } from '../../../values/nearest.ts'

/** Of every program that is made as containerd is. */
const common = ['help', 'version']
const known = [...Object.keys(containerdFlags.value), ...common]

export const containerdFlagKnown = defineLint({
  id: 'containerd-flag-known',
  on: 'setup',
  summary: 'The service of containerd is given options that containerd has',
  remediation: 'Correct the option or leave it out, and register the service anew.',
  decisions: [],

  check({ observations }) {
    const seen = new Set<string>()
    return named(observations, 'containerd.serviceArguments').flatMap((one) =>
      optionsOf(String(one.value)).flatMap((option): readonly LintViolation[] => {
        if (known.includes(option) || seen.has(option)) return []
        seen.add(option)
        const meant = nearest(option, known)
        return [
          {
            path: [],
            place: placeOf(one),
            basis: 'refused',
            message: `containerd has no option --${option}${meant === undefined ? '' : `, but --${meant}`}: “flag provided but not defined”, and the service is not made or does not start.`,
            facts: [containerdFlags],
          },
        ]
      }),
    )
  },
})

/** Without what stands between quotes, which is a value. */
const optionsOf = (line: string): readonly string[] =>
  [...line.replaceAll(/"[^"]*"|'[^']*'/g, '').matchAll(/(?<![\w-])--([a-z][a-z\d-]{2,40})\b/g)].map(
    ([, name = '']) => name,
  )
