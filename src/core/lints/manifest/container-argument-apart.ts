import { argumentsApart } from '../../catalog/workload/argument-quotes.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'
import { containersOf } from '../containers.ts'
import { isShell } from './container-argument-quotes.ts'

/** A flag and its value behind a blank, in one item. */
const both = /^(--[a-z][\w.-]{1,80}) {1,4}([^\s=-][^\n]{0,400})$/

export const containerArgumentApart = defineLint({
  id: 'container-argument-apart',
  on: 'manifest',
  summary: 'A flag of a container and its value are two arguments, or one with =',
  remediation: 'Write --flag=value, or flag and value as two items.',
  decisions: [],
  isAbout: hasPod,

  check(manifest) {
    if (systemOfPod(manifest) !== 'windows') return []
    return containersOf(manifest).flatMap(({ path, value: container }) => {
      const all = ['command', 'args'].flatMap((key) => nodesAt(container, [], [key, '*']))
      if (all.some(({ value }) => isShell(String(value)))) return []
      return all.flatMap(({ path: below, value }): readonly LintViolation[] => {
        const [, flag = '', given = ''] =
          (typeof value === 'string' ? both.exec(value) : null) ?? []
        if (flag === '') return []
        const place = [...path, ...below]
        return [
          {
            path: place,
            basis: 'fails',
            message: `${pathText(place)} is “${flag} ${given}” as one argument. No shell splits it, so the program sees a flag with a blank in its name and most often refuses it.`,
            facts: [argumentsApart],
          },
        ]
      })
    })
  },
})
