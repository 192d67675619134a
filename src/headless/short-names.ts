import type { SentFile } from '../core/diagnose.ts'

/** The same files, named from the folder that all of them lie in: where that is concerns nobody else. */
export function shortNames(files: readonly SentFile[]): readonly SentFile[] {
  const paths = files.map(({ name }) => name.split(/[\\/]/))
  const [first = []] = paths
  const differs = first.findIndex((part, i) => paths.some((path) => path[i] !== part))
  const shared = Math.min(
    differs < 0 ? first.length : differs,
    ...paths.map((path) => path.length - 1),
  )
  return files.map((file, i) => ({ ...file, name: paths[i]?.slice(shared).join('/') ?? file.name }))
}
