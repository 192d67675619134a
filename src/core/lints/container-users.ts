import type { Manifest } from '../model/manifest.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import { containersOf, listsOfContainers } from './containers.ts'

type Path = readonly (string | number)[]

const option = ['securityContext', 'windowsOptions', 'runAsUserName']

/** The users that a pod and its containers name, each with its place. */
export const usersOf = ({ value, pod }: Manifest) =>
  [[], ...listsOfContainers.map((list) => [list, '*'])]
    .flatMap((start) => nodesAt(value, [...(pod?.path ?? []), 'spec'], [...start, ...option]))
    .flatMap(({ path, value: user }) => (typeof user === 'string' ? [{ path, user }] : []))

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
