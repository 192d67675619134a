import type { Edit, ShownFile } from '../../core/diagnose.ts'

/** A line before and after; after is empty where it goes. */
export interface ChangedLine {
  readonly file: string
  readonly line: number
  readonly before: string
  readonly after: string
}

/** What changes do to the lines on which they are, each line once. */
export function changedLines(
  edits: readonly Edit[],
  texts: readonly ShownFile[],
): readonly ChangedLine[] {
  const lines = new Map<string, { readonly text: string; readonly own: Edit[] }>()
  for (const edit of edits) {
    const key = `${edit.file}\n${edit.line}`
    const text = texts.find(({ name }) => name === edit.file)?.lines[edit.line - 1] ?? edit.from
    const line = lines.get(key) ?? { text, own: [] }
    line.own.push(edit)
    lines.set(key, line)
  }
  return [...lines.values()].flatMap(({ text, own }) => {
    const [first] = own
    if (!first) return []
    const after = own
      .toSorted((a, b) => b.column - a.column)
      .reduce(
        (line, { column, from, to }) =>
          line.slice(0, column - 1) + to + line.slice(column - 1 + from.length),
        text,
      )
    const isGone = own.some(({ dropsLine }) => dropsLine === true) && /^\s*-?\s*$/.test(after)
    const { file, line } = first
    return [{ file, line, before: text.trim(), after: isGone ? '' : after.trim() }]
  })
}
