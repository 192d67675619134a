import { dockerfileEscapes } from '../../../catalog/workload/dockerfile-escapes.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const { lineEnd, lists } = dockerfileEscapes
const { directive } = lineEnd.value

export const imageStepsApart = defineLint({
  id: 'image-steps-apart',
  on: 'setup',
  summary: 'Docker reads the paths of a Dockerfile as they are meant',
  remediation: `Begin the Dockerfile with ${directive}, above everything else, or write paths with slashes.`,
  decisions: [],

  check: ({ observations }) => [
    ...faultsOf(observations, 'image.joinedStep', ({ value, subject }) => ({
      message: `The line ends in a backslash, which joins it with the next one: ${String(value)} becomes a part of it and is no step any more.${subject === undefined ? '' : ` ${directive} is a comment where it stands; it is read at the very top alone.`}`,
      facts: [lineEnd],
    })),
    ...faultsOf(observations, 'image.tornStep', ({ value }) => ({
      message: `With ${directive} a backslash does not go on with the next line: “${String(value)}” is then no instruction that Docker has.`,
      remediation: 'End the line with a backtick, or take the directive away.',
      facts: [lineEnd],
    })),
    ...faultsOf(observations, 'image.unescapedList', ({ value }) => ({
      message: `${String(value)} is a list, and lists are JSON, where a backslash alone is none: Docker reads other characters, or takes the whole for a line of the shell.`,
      remediation: `Double each backslash in the list; ${directive} does not change that.`,
      facts: [lists],
    })),
  ],
})

const faultsOf = (
  observations: readonly Observation[],
  name: string,
  say: (one: Observation) => Pick<LintViolation, 'message' | 'facts' | 'remediation'>,
): readonly LintViolation[] =>
  named(observations, name).map((one) => ({
    path: [],
    place: placeOf(one),
    basis: 'fails',
    ...say(one),
  }))
