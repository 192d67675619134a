import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isServedKind, servedFault } from '../served-version.ts'

export const apiVersionServed = defineLint({
  id: 'api-version-served',
  on: 'manifest',
  summary: 'The API server serves the version that a manifest names',
  remediation: 'Name a version that this API server serves.',
  decisions: ['controlPlaneVersion'],
  // A template may choose it by what the cluster has.
  isAbout: ({ kind, isPart }) => !isPart && isServedKind(kind),

  check({ kind, value, isPart }, { controlPlaneVersion }) {
    const named = valueAt(value, ['apiVersion'])
    if (isPart || !isServedKind(kind) || typeof named !== 'string') return []
    const fault = servedFault(kind, named, controlPlaneVersion)
    return fault ? [{ path: ['apiVersion'], basis: 'refused', ...fault }] : []
  },
})
