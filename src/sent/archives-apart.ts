import type { BytesFile } from './unpack.ts'

/** What came out of one file that was given; of an archive with its name. */
export interface Came {
  readonly archive?: string
  readonly files: readonly BytesFile[]
}

/** `logs-WIN-A` of `C:\sent\logs-WIN-A.tar.gz`. */
const stemOf = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? name).replace(/(?:\.tar)?\.(?:zip|tar|t?gz)$/i, '')

/**
 * All files, those of archives below the name of theirs where two archives hold a file of one name, as
 * collections of two nodes do: without it nobody could tell whose a line is.
 */
export function archivesApart(all: readonly Came[]): readonly BytesFile[] {
  const archives = all.filter(({ archive }) => archive !== undefined)
  if (!haveNameInCommon(archives)) return all.flatMap(({ files }) => files)
  const taken = new Map<string, number>()
  return all.flatMap(({ archive, files }) => {
    if (archive === undefined) return files
    const stem = stemOf(archive)
    const count = (taken.get(stem) ?? 0) + 1
    taken.set(stem, count)
    const folder = count === 1 ? stem : `${stem} (${count})`
    return files.map(({ name, bytes }) => ({ name: `${folder}/${name}`, bytes }))
  })
}

function haveNameInCommon(archives: readonly Came[]): boolean {
  const seen = new Set<string>()
  return archives.some(({ files }) => {
    const own = new Set(files.map(({ name }) => name))
    const isThere = [...own].some((name) => seen.has(name))
    for (const name of own) seen.add(name)
    return isThere
  })
}
