import type { Observation } from '../../../model/observation.ts'
import { branchLines } from '../../../text/branch-lines.ts'
import type { SentFile } from '../reading/read.ts'

/** A script that takes one value under a condition and another one else has both, and uses one. */
export function inBranches(files: readonly SentFile[]) {
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  const kept = new Map<string, ReadonlyMap<number, number>>()
  return (one: Observation, other: Observation): boolean => {
    if (one.file !== other.file) return false
    const branches = kept.get(one.file) ?? branchLines(texts.get(one.file) ?? '')
    kept.set(one.file, branches)
    const [a, b] = [one, other].map(({ line }) => branches.get(line - 1))
    return a !== b
  }
}
