import { flagOf } from '../../catalog/flags/accepted.ts'
import { defineLint } from '../../model/lint.ts'
import { isOfKubernetes, ofKind } from '../../model/parsed.ts'

export const flagPlaceholder = defineLint({
  id: 'flag-placeholder',
  on: 'setup',
  summary: 'No flag still has the placeholder of a guide as its value',
  remediation: 'Put the value of this node in its place.',
  decisions: [],

  check: ({ parsed }) =>
    ofKind(parsed, 'command-line').flatMap(({ value: { program, flags }, placeOf }) => {
      const left = flags.flatMap(({ name, value = '' }, i) => {
        const flag = isOfKubernetes(program) ? flagOf(program, name) : undefined
        return flag && placeholder.test(value)
          ? [{ name, value, flag, at: placeOf([i, 'value']) }]
          : []
      })
      const [first, ...others] = left
      if (!first) return []
      const { accepted, sources } = first.flag
      const more =
        others.length === 0
          ? ''
          : ` So ${others.length === 1 ? 'is that' : 'are those'} of ${others.map(({ name }) => `--${name}`).join(', ')}.`
      return [
        {
          path: [],
          place: first.at,
          // A guide leaves several in one line.
          also: others.map(({ at }) => at),
          basis: 'fails' as const,
          message: `--${first.name} is ${first.value}, a placeholder that nobody replaced.${more}`,
          facts: [{ value: accepted, confidence: 'inferred' as const, sources }],
        },
      ]
    }),
})

/** A name in angle brackets, as guides write it; a redirection has none. */
const placeholder = /^["']?<[A-Za-z][\w .-]{1,60}>["']?$/
