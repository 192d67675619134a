import type { Place } from '../../model/finding.ts'
import type { SentFile } from './read.ts'

/** Rows of tables that people write with bars, each of which may be of a node, a cluster or a time of its own. */
export interface TableRows {
  readonly areOfOne: (a: Place, b: Place) => boolean
}

/** Three columns and more: of two, the first one names what the second one has. */
const row = /^[ \t>]{0,8}\|(?:[^|\n]*\|){3}/

export function tableRows(files: readonly SentFile[]): TableRows {
  const linesOf = new Map<string, readonly string[]>()
  const isRow = (file: string, line: number) => {
    const lines =
      linesOf.get(file) ?? files.find(({ name }) => name === file)?.text.split('\n') ?? []
    linesOf.set(file, lines)
    return row.test(lines[line - 1] ?? '')
  }
  return {
    areOfOne(a, b) {
      if (a.file !== b.file || a.line === b.line) return false
      const [from, to] = [Math.min(a.line, b.line), Math.max(a.line, b.line)]
      if (to - from > mostRows) return false
      for (let line = from; line <= to; line++) if (!isRow(a.file, line)) return false
      return true
    },
  }
}

/** Nobody writes a longer one. */
const mostRows = 200
