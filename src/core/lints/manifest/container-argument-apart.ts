import { argumentsApart } from '../../catalog/workload/argument-quotes.ts'
import { hasPod } from '../../model/manifest.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { argumentsWithoutShell } from '../container-arguments.ts'

/** A flag and its value behind a blank, in one item. */
const both = /^(--[a-z][\w.-]{1,80}) {1,4}([^\s=-][^\n]{0,400})$/

export const containerArgumentApart = defineLint({
  id: 'container-argument-apart',
  on: 'manifest',
  summary: 'A flag of a container and its value are two arguments, or one with =',
  remediation: 'Write --flag=value, or flag and value as two items.',
  decisions: [],
  isAbout: hasPod,

  check: (manifest) =>
    argumentsWithoutShell(manifest).flatMap(({ path, value }): readonly LintViolation[] => {
      const [, flag = '', given = ''] = (typeof value === 'string' ? both.exec(value) : null) ?? []
      if (flag === '') return []
      return [
        {
          path,
          basis: 'fails',
          message: `${pathText(path)} is “${flag} ${given}” as one argument. No shell splits it, so the program sees a flag with a blank in its name and most often refuses it.`,
          facts: [argumentsApart],
        },
      ]
    }),
})
