import type { Edit, Finding } from '../../../model/finding.ts'
import { grouped } from '../../../values/grouped.ts'
import { masked } from '../../../values/secrets.ts'
import type { SentFile } from '../read.ts'

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
  return sharedByAlike(
    findings.map((finding) => {
      if (finding.edits === undefined || finding.edits.every(stands)) return finding
      const { edits: _, ...rest } = finding
      return rest
    }),
  )
}

/** Findings that say the same of several places are mended together. */
function sharedByAlike(findings: readonly Finding[]): readonly Finding[] {
  const said = ({ id, message }: Finding) => `${id}: ${message}`
  const all = grouped(
    findings.filter(({ edits }) => edits !== undefined),
    said,
  )
  return findings.map((finding) => {
    const alike = finding.edits ? (all.get(said(finding)) ?? []) : []
    if (alike.length < 2) return finding
    const edits = [finding, ...alike].flatMap((one) => one.edits ?? [])
    return { ...finding, edits: [...new Map(edits.map((edit) => [keyOf(edit), edit])).values()] }
  })
}

const keyOf = ({ file, line, column, from }: Edit) => [file, line, column, from].join('\n')

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
