import { hasPod, type Manifest } from '../model/manifest.ts'
import { defineLint } from '../model/lint.ts'
import { pathText, valueAt } from '../model/nodes.ts'
import { memoizeByObject } from '../values/memoize.ts'
import { inContainersOf } from './containers.ts'
import { rowViolation, rowWithin } from './limitation-rows.ts'

export const memoryRequest = defineLint({
  id: 'memory-request',
  on: 'manifest',
  summary: 'A container for Windows requests the memory that it may have',
  remediation: 'Give the request the value of the limit, or leave the request out.',
  decisions: ['kubernetesVersion'],
  isAbout: hasPod,
  ofPods: 'windows',

  check(document, world) {
    const differing = differingIn(document)
    if (differing.length === 0) return []
    if ((document.pod?.operatingSystem ?? world.operatingSystem) !== 'windows') return []
    const row = rowWithin('memory-limit-equals-request', world.kubernetesVersion)
    return row ? differing.map(({ at, text }) => rowViolation(row, at, text)) : []
  },
})

/** Requests of memory that are not what the container may have, and what to say of each. */
const differingIn = memoizeByObject((manifest: Manifest) =>
  inContainersOf(manifest, 'resources').flatMap(({ path, value: resources }) => {
    const request = valueAt(resources, ['requests', 'memory'])
    const limit = valueAt(resources, ['limits', 'memory'])
    if (request === undefined || request === limit) return []
    const at = [...path, 'requests', 'memory']
    const beside = limit === undefined ? 'without a limit' : `beside a limit of ${shown(limit)}`
    return [{ at, text: `${pathText(at)} is ${shown(request)} ${beside}` }]
  }),
)

const shown = (quantity: unknown) =>
  typeof quantity === 'string' || typeof quantity === 'number' ? `${quantity}` : 'no quantity'
