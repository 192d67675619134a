import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'

const { classSecrets: fact } = objectLimits
const { prefix, name, space } = fact.value

export const classSecrets = defineLint({
  id: 'class-secrets',
  on: 'manifest',
  summary: 'A class that names a Secret for its driver names the namespace of it too',
  remediation: 'Add the other one of the two.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'StorageClass',

  check({ kind, value }) {
    if (kind !== 'StorageClass') return []
    const own = nodesAt(value, ['parameters'], ['*'])
    const keys = new Set(own.map(({ path }) => String(path.at(-1))))
    return own.flatMap(({ path }) => {
      const key = String(path.at(-1))
      if (!key.startsWith(prefix)) return []
      const other = key.endsWith(name)
        ? key.slice(0, -name.length) + space
        : key.endsWith(space)
          ? key.slice(0, -space.length) + name
          : undefined
      return other === undefined || keys.has(other)
        ? []
        : [
            {
              path,
              basis: 'fails' as const,
              message: `The class has ${key} without ${other}: its driver is asked for no volume, as both belong together.`,
              remediation: `Add ${other}.`,
              facts: [fact],
            },
          ]
    })
  },
})
