import { argumentQuotes, ownShells } from '../../catalog/workload/argument-quotes.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'
import { containersOf } from '../containers.ts'

/** A flag whose whole value stands in quotation marks that are part of the text. */
const quoted = /^--?[\w.-]{1,80}=(["'])([^"']{1,400})\1$/

export const containerArgumentQuotes = defineLint({
  id: 'container-argument-quotes',
  on: 'manifest',
  summary: 'Arguments of containers for Windows have no quotation marks of a shell',
  remediation: 'Leave the inner quotation marks out; to quote for YAML, put them around it all.',
  decisions: [],
  isAbout: hasPod,

  check(manifest) {
    if (systemOfPod(manifest) !== 'windows') return []
    return containersOf(manifest).flatMap(({ path, value: container }) => {
      const all = ['command', 'args'].flatMap((key) => nodesAt(container, [], [key, '*']))
      if (all.some(({ value }) => isShell(String(value)))) return []
      return all.flatMap(({ path: below, value }): readonly LintViolation[] => {
        const [, mark = '', inner = ''] =
          (typeof value === 'string' ? quoted.exec(value) : null) ?? []
        if (inner === '') return []
        const place = [...path, ...below]
        return [
          {
            path: place,
            basis: 'fails',
            message: `${pathText(place)} is ${String(value)}: no shell takes the quotation marks away, so the program gets ${mark}${inner}${mark} with them.`,
            facts: [argumentQuotes],
          },
        ]
      })
    })
  },
})

export const isShell = (word: string) =>
  ownShells.some(
    (one) =>
      word
        .toLowerCase()
        .replace(/^.{0,400}[\\/]/, '')
        .replace(/\.exe$/, '') === one,
  )
