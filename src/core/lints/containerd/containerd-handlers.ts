import { containerd } from '../../catalog/runtimes/containerd.ts'
import { containerdFiles } from '../../catalog/runtimes/containerd-files.ts'
import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { isOfWindows } from './is-of-windows.ts'

export const containerdHandlersOfWindows = defineLint({
  id: 'containerd-handlers',
  on: 'containerd-config',
  summary: 'The handlers of containerd on Windows run Windows pods, in the isolation of their name',
  remediation:
    'Give a handler for virtual machines runtime_type io.containerd.runhcs.v1 and options.SandboxIsolation = 1.',
  decisions: [],
  isAbout: isOfWindows,

  check(config): readonly LintViolation[] {
    if (!isOfWindows(config)) return []
    const { value } = config
    const { windowsRuntime, windowsSnapshotter, sandboxModes, sandboxUnset } = containerdTables
    const tables = [containerdTables.old.value, ...containerdTables.new.value]
    const handlers = tables.flatMap((table) =>
      nodesAt(value, ['plugins', table, 'containerd', 'runtimes'], ['*']),
    )
    const snapshotters = tables
      .flatMap((table) => [
        ['plugins', table, 'containerd', 'snapshotter'],
        ['plugins', table, 'snapshotter'],
      ])
      .filter((path) => {
        const own = valueAt(value, path)
        return typeof own === 'string' && (isOfLinux(own) || isNearly(own))
      })
    return [
      ...addressFault(value),
      ...handlers.flatMap(({ path, value: handler }): readonly LintViolation[] => {
        const name = String(path.at(-1))
        const type = valueAt(handler, ['runtime_type'])
        const isolation = valueAt(handler, ['options', 'SandboxIsolation'])
        const isOfOther = typeof type === 'string' && linuxRuntime.test(type)
        if (isOfOther || (typeof type === 'string' && isMisspelt(type))) {
          return [
            {
              path: [...path, 'runtime_type'],
              basis: 'fails',
              message: `The handler ${name} has the runtime ${type}, ${isOfOther ? 'which runs on Linux alone' : 'for which containerd has no shim'}.`,
              remediation: `Write ${windowsRuntime.value}.`,
              facts: [windowsRuntime],
            },
          ]
        }
        // What such a file leaves out the built-in one of that name has.
        const isAdded =
          isolation === undefined && path[1] !== containerdTables.old.value && builtIn.has(name)
        return /hyper-?v/i.test(name) &&
          !isAdded &&
          type === windowsRuntime.value &&
          isolation !== sandboxModes.value.hyperv
          ? [
              {
                path: isolation === undefined ? path : [...path, 'options', 'SandboxIsolation'],
                basis: 'fails',
                message: `The handler ${name} does not set SandboxIsolation to ${sandboxModes.value.hyperv}: its pods run as processes of the host.`,
                facts: [sandboxModes, sandboxUnset],
              },
            ]
          : []
      }),
      ...snapshotters.map((path) => ({
        path,
        basis: 'fails' as const,
        message: `The snapshotter ${String(valueAt(value, path))} is ${isNearly(String(valueAt(value, path))) ? 'none that containerd has' : 'one of Linux'}.`,
        remediation: `Write ${windowsSnapshotter.value}.`,
        facts: [windowsSnapshotter, otherSnapshotters],
      })),
    ]
  },
})

/** Handlers that a release with such tables has by itself. */
const builtIn: ReadonlySet<string> = new Set(
  containerd.lines.flatMap(({ handlers, schema }) => (schema.value > 2 ? handlers.value : [])),
)

const addressFault = (value: unknown): readonly LintViolation[] =>
  containerdFiles.addresses.value.flatMap((path): readonly LintViolation[] => {
    const address = valueAt(value, path)
    if (typeof address !== 'string') return []
    const isUrl = /^npipe:/i.test(address)
    if (!isUrl && !/^\/(?!\/\.\/pipe\/)/.test(address)) return []
    return [
      {
        path,
        basis: 'fails',
        message: isUrl
          ? `The address is ${address}: containerd takes that for a file name. npipe: is for its clients, the kubelet, kubeadm and crictl.`
          : `The address is ${address}, a socket of Linux; on Windows containerd listens on a named pipe.`,
        remediation: String.raw`Write '\\.\pipe\containerd-containerd', or leave it out.`,
        facts: [isUrl ? containerdFiles.pipe : containerdTables.windowsPipe],
      },
    ]
  })

const { otherSnapshotters } = containerdTables

const isMisspelt = (type: string) =>
  type.startsWith('io.containerd.runhcs') && type !== containerdTables.windowsRuntime.value

const linuxRuntime = /^io\.containerd\.(?:runc|runtime)\.v\d/

/** The name of the snapshotter of Windows with a slip in it. */
const isNearly = (name: string) => {
  const right = containerdTables.windowsSnapshotter.value
  return name !== right && !isOfLinux(name) && nearest(name, [right]) !== undefined
}

const isOfLinux = (snapshotter: string) => otherSnapshotters.value.includes(snapshotter)
