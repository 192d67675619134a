import { flagOf } from '../../catalog/flags/accepted.ts'
import { defineLint } from '../../model/lint.ts'
import { isOfKubernetes } from '../../model/parsed.ts'

export const flagPlaceholder = defineLint({
  id: 'flag-placeholder',
  on: 'command-line',
  summary: 'No flag still has the placeholder of a guide as its value',
  remediation: 'Put the value of this node in its place.',
  decisions: [],

  check({ program, flags }) {
    return flags.flatMap(({ name, value = '' }, i) => {
      const flag = isOfKubernetes(program) ? flagOf(program, name) : undefined
      if (!flag || !placeholder.test(value)) return []
      return [
        {
          path: [i, 'value'],
          basis: 'fails',
          message: `--${name} is ${value}, a placeholder that nobody replaced.`,
          facts: [{ value: flag.accepted, confidence: 'inferred' as const, sources: flag.sources }],
        },
      ]
    })
  },
})

/** A name in angle brackets, as guides write it; a redirection has none. */
const placeholder = /^["']?<[A-Za-z][\w .-]{1,60}>["']?$/
