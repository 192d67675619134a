import { podValidation } from '../../catalog/workload/pod-validation.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'

export const namedOnce = defineLint({
  id: 'named-once',
  on: 'manifest',
  summary:
    'Containers and volumes of a pod have names of their own, and mounts places of their own',
  remediation: 'Give one of the two another name.',
  decisions: [],
  isAbout: ({ pod }) => pod !== undefined,

  check({ value, pod, isPart }): readonly LintViolation[] {
    if (!pod || isPart) return []
    return podValidation.once.value.flatMap(({ list, field }) => {
      const seen = new Set<string>()
      return nodesAt(value, [...pod.path, 'spec'], [...list, '*', field]).flatMap(
        ({ path, value: name }): readonly LintViolation[] => {
          const key = `${pathText(listOf(path))} ${String(name)}`
          if (typeof name !== 'string' || !seen.has(key)) {
            seen.add(key)
            return []
          }
          return [
            {
              path,
              basis: 'refused',
              message: `${pathText(path)} is ${name}, which another one in the same list has too: the API server refuses it (“${field === 'name' ? 'Duplicate value' : 'must be unique'}”).`,
              remediation:
                field === 'name'
                  ? 'Give one of the two another name.'
                  : 'Mount one of the two elsewhere, or take it out.',
              facts: [podValidation.once],
            },
          ]
        },
      )
    })
  },
})

/** The list in which an item stands: mounts of different containers have nothing to do with each other. */
const listOf = (path: LintViolation['path']) => path.slice(0, -2)
