import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const { claimModes: fact } = objectLimits

export const claimModes = defineLint({
  id: 'claim-modes',
  on: 'manifest',
  summary: 'A claim says by whom its volume is mounted',
  remediation: 'Add accessModes: [ReadWriteOnce], or ReadWriteMany for shared files.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'PersistentVolumeClaim',

  check({ kind, value, isPart }) {
    const spec = valueAt(value, ['spec'])
    if (kind !== 'PersistentVolumeClaim' || isPart === true) return []
    // A patch changes one of them alone.
    if (valueAt(spec, ['resources', 'requests', 'storage']) === undefined) return []
    if (typeof spec !== 'object' || spec === null) return []
    if (Object.keys(spec).some((key) => /mode/i.test(key) || !/^[A-Za-z]+$/.test(key))) return []
    return valueAt(spec, ['storageClassName']) === undefined &&
      valueAt(spec, ['volumeName']) === undefined
      ? []
      : [
          {
            path: ['spec'],
            basis: 'refused',
            message: `The claim has no accessModes: the API server refuses it (“${fact.value}”).`,
            facts: [fact],
          },
        ]
  },
})
