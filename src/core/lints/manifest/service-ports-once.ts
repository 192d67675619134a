import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const { portsOnce } = serviceFeatures

export const servicePortsOnce = defineLint({
  id: 'service-ports-once',
  on: 'manifest',
  summary: 'A Service has each port of a protocol once, and each port of the nodes',
  remediation: 'Give the second entry another port, or take it out.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'Service',

  check({ kind, value }): readonly LintViolation[] {
    if (kind !== 'Service') return []
    const seen = new Set<string>()
    return nodesAt(value, [], ['spec', 'ports', '*']).flatMap(({ path, value: entry }) => {
      const protocol = valueAt(entry, ['protocol']) ?? 'TCP'
      return ['port', 'nodePort'].flatMap((key): readonly LintViolation[] => {
        const number = valueAt(entry, [key])
        if (typeof number !== 'number' || number === 0 || typeof protocol !== 'string') return []
        const one = `${key} ${number}/${protocol}`
        if (!seen.has(one)) {
          seen.add(one)
          return []
        }
        return [
          {
            path: [...path, key],
            basis: 'refused',
            message: `The Service has ${one} twice: the API server refuses it, “${portsOnce.value}”.`,
            facts: [portsOnce],
          },
        ]
      })
    })
  },
})
