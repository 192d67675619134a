import { podLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText, valueAt, type Node } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { containersOf } from '../containers.ts'

const { expansion } = podLimits
/** Two dollars stand for one. */
const reference = /(?<!\$)\$\(([A-Za-z_][\w.-]{2,80})\)/g

export const argumentVariable = defineLint({
  id: 'argument-variable',
  on: 'manifest',
  summary: 'Arguments of a container name variables that it has',
  remediation: 'Write the name as env of the container has it.',
  decisions: [],
  isAbout: hasPod,

  check: (manifest) => (manifest.isPart === true ? [] : containersOf(manifest).flatMap(strangers)),
})

function strangers(container: Node): readonly LintViolation[] {
  const names = nodesAt(container.value, [], ['env', '*', 'name']).map((one) => String(one.value))
  // Whatever those hold is not told here.
  if (names.length === 0 || valueAt(container.value, ['envFrom']) !== undefined) return []
  return ['command', 'args'].flatMap((list) =>
    nodesAt(container.value, [], [list, '*']).flatMap(({ path, value }) => {
      if (typeof value !== 'string') return []
      const found = [...value.slice(0, 4000).matchAll(reference)].map(([, name = '']) => name)
      return [...new Set(found)].flatMap((name): readonly LintViolation[] => {
        // A shell has commands in such brackets: only what is nearly a variable is one misspelt.
        const meant = names.includes(name) ? undefined : nearest(name, names)
        if (meant === undefined || found.includes(meant)) return []
        const at = [...container.path, ...path]
        return [
          {
            path: at,
            basis: 'fails',
            message: `${pathText(at)} has $(${name}), and the container has no variable of that name: the program gets the text as it stands.`,
            remediation: `Write $(${meant}).`,
            facts: [expansion],
          },
        ]
      })
    }),
  )
}
