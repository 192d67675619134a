import type { Manifest } from '../model/manifest.ts'
import { valueAt } from '../model/nodes.ts'

/** Whether the API server gave an object out: it took all of it, and whatever is missing was cut by who sent it. */
export const wasTaken = ({ value }: Manifest): boolean =>
  ['uid', 'resourceVersion', 'creationTimestamp'].some((key) => {
    const own = valueAt(value, ['metadata', key])
    return own !== undefined && own !== null
  })
