import type { RuntimeId } from '../cni/define.ts'
import type { Fact } from '../fact.ts'

/** One release line of a runtime, `1.7` or `19.03`. */
export interface RuntimeLine {
  readonly id: string
  /** First release of the line. */
  readonly first: string
  /** Last release known. */
  readonly last: Fact<string>
}

export type ConfigSchema = 2 | 3 | 4

/** What a containerd line brings to a Windows node. */
export interface ContainerdLine extends RuntimeLine {
  readonly released: Fact<string>
  /** ISO date or month. */
  readonly endOfLife: Fact<string>
  /** Newest schema of config.toml that the line reads. */
  readonly schema: Fact<ConfigSchema>
  /** Whether CNI directories are the list `bin_dirs`; else the text `bin_dir`. */
  readonly binDirs: Fact<boolean>
  readonly sandboxImage: Fact<string>
  /** Handlers of the built-in configuration. */
  readonly handlers: Fact<readonly string[]>
  /** CRI versions that it serves. */
  readonly cri: Fact<readonly ('v1' | 'v1alpha2')[]>
  /** First release that picks images by the relaxed rule of newer hosts; null = none. */
  readonly relaxedMatchFrom: Fact<string | null>
}

export interface Runtime<Id extends RuntimeId = RuntimeId, Line extends RuntimeLine = RuntimeLine> {
  readonly id: Id
  readonly name: string
  /** One sentence for the option card. */
  readonly sentence: string
  /** First Kubernetes minor that knows it on Windows. */
  readonly from: Fact<string>
  /** Oldest first. */
  readonly lines: readonly [Line, ...Line[]]
  /** Named pipe that the kubelet talks to. */
  readonly criSocket: Fact<string>
}

/** Releases of a runtime in which something does not work; both ends included. */
export interface RuntimeDefect {
  readonly id: string
  readonly first: string
  readonly last: string
  /** What happens, a sentence. */
  readonly problem: string
  readonly evidence: Fact<true>
}

export const defineRuntime = <const Id extends RuntimeId, Line extends RuntimeLine>(
  runtime: Runtime<Id, Line>,
) => runtime
