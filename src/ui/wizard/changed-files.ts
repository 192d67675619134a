import type { GeneratedFile } from '../../core/files.ts'
import { decisionOf, type TopicId } from '../../core/plan.ts'
import { diffLines } from '../components/diff-lines.ts'

export interface ChangedFile {
  readonly file: GeneratedFile
  /** Lines that came or went. */
  readonly count: number
}

/**
 * The files whose content the last choice changed, those with most of it in the folders first. The
 * line that names the plan itself changes with everything and counts as no change.
 */
export function changedFiles(
  files: readonly GeneratedFile[],
  old: ReadonlyMap<string, string>,
): readonly ChangedFile[] {
  return files
    .filter(({ path, text }) => old.get(path) !== text)
    .map((file) => ({ file, count: changedLines(old.get(file.path) ?? '', file.text) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => rankOf(a.file) - rankOf(b.file))
}

const changedLines = (before: string, after: string) =>
  diffLines(withoutLink(before), withoutLink(after)).filter(({ change }) => change !== 'same')
    .length

/** The comment with the link that recreates the plan. */
const withoutLink = (text: string) => text.replace(/^.*#\/plan\?.*\n/m, '')

/** Files about the plan and about other files tell less of a choice than those that the node reads. */
const rankOf = ({ path }: GeneratedFile) => {
  if (path.startsWith('cni/')) return 0
  if (!path.includes('/')) return 3
  return path.endsWith('.md') || path.endsWith('.csv') ? 2 : 1
}

/** The files of which some line goes back to a choice of this part. */
export function filesOf(topic: TopicId, files: readonly GeneratedFile[]): readonly GeneratedFile[] {
  return files.filter((file) =>
    [...file.explain().values()].some(({ decisions = [] }) =>
      decisions.some((id) => decisionOf(id).topic === topic),
    ),
  )
}
