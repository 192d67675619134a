import { argumentQuotes } from '../../catalog/workload/argument-quotes.ts'
import { hasPod } from '../../model/manifest.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { argumentsWithoutShell } from '../container-arguments.ts'

/** A flag whose whole value stands in quotation marks that are part of the text. */
const quoted = /^--?[\w.-]{1,80}=(["'])([^"']{1,400})\1$/

export const containerArgumentQuotes = defineLint({
  id: 'container-argument-quotes',
  on: 'manifest',
  summary: 'Arguments of containers for Windows have no quotation marks of a shell',
  remediation: 'Leave the inner quotation marks out; to quote for YAML, put them around it all.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check: (manifest) =>
    argumentsWithoutShell(manifest).flatMap(({ path, value }): readonly LintViolation[] => {
      const [, mark = '', inner = ''] =
        (typeof value === 'string' ? quoted.exec(value) : null) ?? []
      if (inner === '') return []
      return [
        {
          path,
          basis: 'fails',
          message: `${pathText(path)} is ${String(value)}: no shell takes the quotation marks away, so the program gets ${mark}${inner}${mark} with them.`,
          facts: [argumentQuotes],
        },
      ]
    }),
})
