import { isAtLeast, minorOf } from '../../values/version.ts'
import { containerd } from './containerd.ts'
import type { RuntimeDefect, RuntimeLine } from './define.ts'
import { docker } from './docker.ts'
import { mirantis } from './mirantis.ts'

export const runtimes = { docker, mirantis, containerd } as const

/** The line that a release belongs to: `1.7` of `1.7.28`. */
export function lineOf<Line extends RuntimeLine>(
  { lines }: { readonly lines: readonly Line[] },
  version: string,
): Line | undefined {
  const id = minorOf(version)
  return lines.find((line) => line.id === id)
}

/** The line to go by for a release of a line that nobody read: the newest before it, else the oldest. */
export function nearestLine<Line extends RuntimeLine>(
  runtime: { readonly lines: readonly [Line, ...Line[]] },
  version: string,
): Line {
  const { lines } = runtime
  return (
    lineOf(runtime, version) ?? lines.findLast(({ first }) => isAtLeast(version, first)) ?? lines[0]
  )
}

export const isHitBy = ({ first, last }: RuntimeDefect, version: string) =>
  isAtLeast(version, first) && isAtLeast(last, version)
