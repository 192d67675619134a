import type { SentFile } from '../reading/read.ts'
import type { ClusterPart } from './cluster-parts.ts'

/** A file, and to which part each of its lines belongs; undefined for what belongs to all. */
export interface OwnedLines {
  readonly name: string
  readonly lines: readonly string[]
  readonly owners: readonly (string | undefined)[]
}

/** What belongs to one part, with what belongs to all; each line stands where it stood. */
export const filesOf = (owned: readonly OwnedLines[], owner: string): readonly SentFile[] =>
  owned
    .filter(({ owners }) => owners.some((one) => one === undefined || one === owner))
    .map(({ name, lines, owners }) => ({
      name,
      text: lines
        .map((line, i) => (owners[i] === undefined || owners[i] === owner ? line : ''))
        .join('\n'),
    }))

/** Where a part begins in each file that has some of it. */
export const startsOf = (owned: readonly OwnedLines[], owner: string): ClusterPart['starts'] =>
  owned.flatMap(({ name, owners }) => {
    const at = owners.indexOf(owner)
    return at < 0 ? [] : [{ file: name, line: at + 1 }]
  })
