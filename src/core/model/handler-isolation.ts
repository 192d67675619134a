import { isolation } from '../catalog/isolation.ts'
import { containerdTables } from '../catalog/runtimes/containerd-tables.ts'
import { nodesAt, valueAt } from './nodes.ts'
import { ofKind, type AnyParsed } from './parsed.ts'

type Isolation = 'process' | 'hyperv'

interface HandlerIsolation {
  readonly is: Isolation
  /** The options of a config.toml that was sent say so, not the name. */
  readonly isWritten: boolean
}

/**
 * How the pods of a handler are isolated: as the config.toml says that was sent, else as the name says
 * that containerd has by itself; undefined where neither tells, or where two files tell different things.
 */
export function isolationOfHandler(
  handler: string,
  parsed: readonly AnyParsed[],
): HandlerIsolation | undefined {
  const written = new Set(
    ofKind(parsed, 'containerd-config').flatMap(({ value }) => writtenIn(value.value, handler)),
  )
  const [own] = written
  if (written.size === 1 && own !== undefined) return { is: own, isWritten: true }
  const named = byName.get(handler)
  return written.size === 0 && named !== undefined ? { is: named, isWritten: false } : undefined
}

const byName: ReadonlyMap<string, Isolation> = new Map([
  [isolation.process.handler, 'process'],
  [isolation.hyperv.runtimeClass.handler, 'hyperv'],
])

function writtenIn(file: unknown, handler: string): readonly Isolation[] {
  const { old, new: tables, windowsRuntime, sandboxModes } = containerdTables
  return [old.value, ...tables.value].flatMap((table) =>
    nodesAt(file, ['plugins', table, 'containerd', 'runtimes'], ['*'])
      .filter(({ path }) => path.at(-1) === handler)
      .flatMap(({ value }): readonly Isolation[] => {
        const platform = valueAt(value, ['options', 'SandboxPlatform'])
        // Pods of Linux have a virtual machine in any case.
        if (valueAt(value, ['runtime_type']) !== windowsRuntime.value) return []
        if (typeof platform === 'string' && platform.startsWith('linux')) return []
        const mode = valueAt(value, ['options', 'SandboxIsolation'])
        const { process, hyperv } = sandboxModes.value
        if (mode === hyperv) return ['hyperv']
        return mode === process ? ['process'] : []
      }),
  )
}
