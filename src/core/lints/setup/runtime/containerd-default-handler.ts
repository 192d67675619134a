import { unknown } from '../../../catalog/fact.ts'
import { containerd } from '../../../catalog/runtimes/containerd.ts'
import { containerdTables } from '../../../catalog/runtimes/containerd-tables.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isAtLeast, isBefore, isVersion } from '../../../values/version.ts'
import {
  hasImports,
  hasLinuxContainerd,
  hasOwnDefault,
  isOfWindows,
} from '../../containerd/is-of-windows.ts'

const { runtimesMerged, defaultRuntime, checked, old } = containerdTables
const { from } = runtimesMerged.value
/** Handlers that a release has by itself as long as the file names none. */
const builtIn: ReadonlySet<string> = new Set(
  containerd.lines.flatMap(({ first, handlers }) => (isBefore(first, from) ? handlers.value : [])),
)

/** What a file has that is more than a part. */
const wholeHas = [['root'], ['state'], ['grpc'], ['plugins', old.value, 'cni']]

export const containerdDefaultHandler = defineLint({
  id: 'containerd-default-handler',
  on: 'setup',
  summary: 'A file that names runtimes names the one of pods that ask for none',
  remediation: `Add the table of ${defaultRuntime.value} to runtimes, with runtime_type = "io.containerd.runhcs.v1".`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = deciding(observations, 'runtimeVersion').filter(({ value }) =>
      isVersion(String(value)),
    )
    const configs = ofKind(parsed, 'containerd-config')
    const [config, ...others] = configs
    if (!config || others.length > 0 || hasLinuxContainerd(parsed)) return []
    if (!isOfWindows(config.value) || told.some(({ value }) => isAtLeast(String(value), from)))
      return []
    const table = ['plugins', old.value, 'containerd']
    const { value } = config.value
    const runtimes = nodesAt(value, [...table, 'runtimes'], ['*']).map(({ path }) => path.at(-1))
    const own = valueAt(value, [...table, 'default_runtime_name'])
    const name = own === undefined ? defaultRuntime.value : own
    const isOpen = hasImports(value) || hasOwnDefault(value, table)
    if (runtimes.length === 0 || isOpen || typeof name !== 'string') return []
    // Of many files people send the table that they added alone.
    const isWhole =
      valueAt(value, ['version']) !== undefined &&
      (own !== undefined || wholeHas.some((path) => valueAt(value, path) !== undefined))
    if (!isWhole) return []
    if (!builtIn.has(name) || runtimes.includes(name)) return []
    const path = [...table, own === undefined ? 'runtimes' : 'default_runtime_name']
    const list = runtimes.join(', ')
    const [release] = told
    return [
      {
        path: [],
        place: config.placeOf(path),
        also: release ? [observedAt(release)] : [],
        basis: 'refused',
        message: release
          ? `The runtimes of the file, ${list}, take the place of the built-in ones in containerd ${String(release.value)}, and ${name}, the default, is not among them: "no corresponding runtime configured", and containerd serves no CRI.`
          : `The runtimes of the file are ${list}; before containerd ${from} they take the place of the built-in ones, and ${name}, the default, is not among them: "no corresponding runtime configured". Which release is on the node?`,
        facts: release
          ? [runtimesMerged, checked]
          : [unknown(runtimesMerged.value, runtimesMerged.sources)],
      },
    ]
  },
})
