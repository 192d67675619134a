import { podLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'
import { isPlaceholder } from '../../values/placeholder.ts'

const { innerPath: fact } = podLimits
const places = [
  ['containers', '*', 'volumeMounts', '*', 'subPath'],
  ['initContainers', '*', 'volumeMounts', '*', 'subPath'],
  ['volumes', '*', 'configMap', 'items', '*', 'path'],
  ['volumes', '*', 'secret', 'items', '*', 'path'],
  ['volumes', '*', 'downwardAPI', 'items', '*', 'path'],
]

export const innerPath = defineLint({
  id: 'inner-path',
  on: 'manifest',
  summary: 'Paths inside a volume begin there and do not lead out of it',
  remediation: 'Write the path from the root of the volume on, without a slash before it.',
  decisions: [],
  isAbout: hasPod,

  check: ({ value, pod }) =>
    pod
      ? places.flatMap((steps) =>
          nodesAt(value, [...pod.path, 'spec'], steps).flatMap(({ path, value: own }) => {
            if (typeof own !== 'string' || isPlaceholder(own)) return []
            const leadsOut = own.split('/').includes('..')
            if (!own.startsWith('/') && !leadsOut) return []
            return [
              {
                path,
                basis: 'refused' as const,
                message: `${pathText(path)} is ${own.slice(0, 80)}: the API server takes a path inside the volume (“${leadsOut ? "must not contain '..'" : 'must be a relative path'}”).`,
                facts: [fact],
              },
            ]
          }),
        )
      : [],
})
