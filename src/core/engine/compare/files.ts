/** What becomes of one file of the first setup in the second. */
export interface FileChange {
  readonly path: string
  readonly change: 'same' | 'changed' | 'added' | 'removed'
}

/** Compares two sets of files, texts by path: those of the first in its order, then the new ones. */
export const filesBetween = (
  from: ReadonlyMap<string, string>,
  to: ReadonlyMap<string, string>,
): readonly FileChange[] => [
  ...[...from].map(([path, text]): FileChange => {
    const other = to.get(path)
    if (other === undefined) return { path, change: 'removed' }
    return { path, change: other === text ? 'same' : 'changed' }
  }),
  ...[...to.keys()]
    .filter((path) => !from.has(path))
    .map((path): FileChange => ({ path, change: 'added' })),
]
