import type { Edit } from '../../../model/finding.ts'
import { grouped } from '../../../values/grouped.ts'
import type { SentFile } from '../reading/read.ts'

/** The texts with these changes made, all at once; one whose text does not stand there changes nothing. */
export function withEdits(files: readonly SentFile[], edits: readonly Edit[]): readonly SentFile[] {
  const byFile = grouped(edits, ({ file }) => file)
  return files.map((file) => {
    const own = byFile.get(file.name)
    return own === undefined ? file : { ...file, text: edited(file.text, own) }
  })
}

/** From the end on, so that each place is still where it was. */
function edited(text: string, edits: readonly Edit[]): string {
  // The line ends stay as they are.
  const parts = text.split(/(\r\n|\n|\r)/)
  const [, lineEnd = '\n'] = parts
  for (const { line, column, from, to, dropsLine } of edits.toSorted(fromTheEnd)) {
    const at = (line - 1) * 2
    const old = parts[at]
    if (old === undefined || !old.startsWith(from, column - 1)) continue
    const now = old.slice(0, column - 1) + to.replaceAll('\n', lineEnd)
    parts[at] = now + old.slice(column - 1 + from.length)
    if (dropsLine === true && /^\s*(?:-\s*)?$/.test(parts[at] ?? '')) parts.splice(at, 2)
  }
  return parts.join('')
}

const fromTheEnd = (a: Edit, b: Edit) => b.line - a.line || b.column - a.column
