import { noBreakSpace } from '../../../catalog/no-break-space.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const noBreakSpaceBehindOption = defineLint({
  id: 'no-break-space',
  on: 'setup',
  summary: 'Behind the options of a command stand blanks that a shell knows',
  remediation: 'Type the blank again.',
  decisions: [],

  // Pages and mails print such spaces too; only a program that did not know the option shows that it got one.
  check({ observations }): readonly LintViolation[] {
    const refused = named(observations, 'command.refusedOption')
    return named(observations, 'command.joinedOption')
      .flatMap((one): readonly LintViolation[] => {
        const answers = refused.filter(({ value }) => value === one.value)
        // The answer repeats the option with its space.
        if (
          answers.length === 0 ||
          answers.some(({ file, line }) => file === one.file && line === one.line)
        )
          return []
        return [
          {
            path: [],
            place: placeOf(one),
            also: answers.slice(0, 1).map(placeOf),
            basis: 'fails',
            message: `A no-break space (${noBreakSpace.value}) stands behind ${one.raw}, as pages print it: the shell hands option and value over as one word, which the program does not know.`,
            facts: [noBreakSpace],
          },
        ]
      })
      .slice(0, 1)
  },
})
