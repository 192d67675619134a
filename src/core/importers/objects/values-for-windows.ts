import { nodesAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import { acrossLines } from '../../values/across-lines.ts'
import type { Tree } from '../tree.ts'

const context = new RegExp(
  acrossLines`
    ^[ \t]*(?:podS|containerS|s)ecurityContext:[ \t]*\n
    (?:[ \t][^\n]*\n){0,6}?[ \t]+windowsOptions:[ \t]*\n
  `,
  'm',
)
/** A pod, or what is left of one, has these where values have names of their own. */
const ofPod = /^["']?(?:spec|containers|initContainers|template|metadata)["']?:/m

/** Whether values of a chart say how its pods run on Windows. */
export const ofWindowsOptions = {
  test: (text: string) => context.test(text) && !ofPod.test(text),
}

const places: readonly Path[] = [
  'podSecurityContext',
  'containerSecurityContext',
  'securityContext',
]
  .flatMap((key): readonly Path[] => [[key], ['*', key], ['*', '*', key]])
  .map((path) => [...path, 'windowsOptions'])

/** As whom the pods of a chart run on Windows, and whether on the host itself. */
export function windowsOptionsIn(tree: Tree): readonly Observation[] {
  const all = places.flatMap((place) => nodesAt(tree.value, [], place))
  const leaves = (key: string) => all.flatMap(({ path }) => tree.leafAt(...path, key) ?? [])
  const [host] = leaves('hostProcess').filter(({ value }) => value === true)
  const [user] = leaves('runAsUserName')
  return [
    ...(host
      ? [
          stated('workload.hostProcess', true, host.raw, host.place),
          decided('isolation', 'hostprocess', host.raw, host.place),
        ]
      : []),
    ...(user ? [decided('runAsUserName', user.raw, user.raw, user.place)] : []),
  ]
}
