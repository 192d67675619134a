import type { Edit, Finding } from '../../../model/finding.ts'
import { masked } from '../../../values/masked.ts'
import type { SentFile } from '../reading/read.ts'

/**
 * Findings with the changes that can be made: those whose text stands in what was sent as it is, that
 * change something and touch no secret. Of a change in parts all of them must.
 */
export function withStandingEdits(
  findings: readonly Finding[],
  files: readonly SentFile[],
): readonly Finding[] {
  const linesOf = linesIn(files)
  const stands = ({ file, line, column, from, to }: Edit) =>
    from !== to &&
    (linesOf(file)?.[line - 1]?.startsWith(from, column - 1) ?? false) &&
    masked(from) === from &&
    masked(to) === to
  return findings.map((finding) => {
    if (finding.edits === undefined || finding.edits.every(stands)) return finding
    const { edits: _, ...rest } = finding
    return rest
  })
}

/** A text is taken apart only where something in it is to be changed. */
function linesIn(files: readonly SentFile[]) {
  const lines = new Map<string, readonly string[] | undefined>()
  return (name: string) => {
    if (!lines.has(name)) {
      lines.set(name, files.find((file) => file.name === name)?.text.split(/\r\n|\n|\r/))
    }
    return lines.get(name)
  }
}
