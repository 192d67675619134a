import type { Manifest } from '../model/manifest.ts'
import { valueAt } from '../model/nodes.ts'
import { containersOf } from './containers.ts'

type Path = readonly (string | number)[]

const option = ['securityContext', 'windowsOptions', 'runAsUserName']

/**
 * Whether a container that a field of a security context counts for runs as a user: what the container
 * says overrules what its pod says.
 */
export function runsAs(manifest: Manifest, field: Path, user: string): boolean {
  const spec = [...(manifest.pod?.path ?? []), 'spec']
  const ofPod = valueAt(manifest.value, [...spec, ...option])
  const [key = ''] = field.slice(-1)
  return containersOf(manifest).some(({ path, value }) => {
    const isOwn = path.every((part, i) => field[i] === part)
    const overrules = valueAt(value, ['securityContext', key]) !== undefined
    const isOfPod = field.length < path.length + 2
    const name = valueAt(value, option) ?? ofPod
    // Windows ignores case in names of users.
    return (
      (isOwn || (isOfPod && !overrules)) &&
      typeof name === 'string' &&
      name.toLowerCase() === user.toLowerCase()
    )
  })
}
