import type { Place } from '../../../model/finding.ts'
import type { SentFile } from '../reading/read.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Rows of tables that people write with bars, each of which may be of a node, a cluster or a time of its own. */
export interface TableRows {
  readonly areOfOne: (a: Place, b: Place) => boolean
  /**
   * What is told, without the rows of tables of which one has what is told elsewhere: the others are of
   * other nodes, or of former years.
   */
  readonly withoutOthers: <One extends Place>(
    told: readonly One[],
    agrees: (a: One, b: One) => boolean,
  ) => readonly One[]
}

/** Three columns and more, as people write them or HTML has them: of two, the first one names what the second one has. */
const row = /^[ \t>]{0,8}\|(?:[^|\n]*\|){3}|^(?:[^\n\u00A0]* \u00A0 ){2}/
/** A line for each environment, as people list them: its name, and what it has. */
const labelled = new RegExp(
  acrossLines`
    ^[ \t>*-]{0,8}(?:\d{1,2}[.)][ \t])?(?:
      pre-?prod\w*|prod\w*|stag\w*|test\w*|dev\w*|lab|qa|int\w*|uat|sandbox
      |(?:old|new|legacy|current)(?: cluster)?
      |cluster[ -][\w-]{1,20}
    )(?:[ \t]{2,}|\*{0,2}[ \t]?[:=–]\*{0,2}[ \t]|[ \t]-[ \t])\S
  `,
  'i',
)
/** “Worker01 Windows 2019 with Docker”: a line for each machine. */
const machine = new RegExp(
  acrossLines`
    ^[ \t>*\x60-]{0,8}(?:(?:windows|win|linux)[-_ ]?)?
    (?:worker|node|agent|vm|host|machine|minion|win|lin)(?:[-_ ]?node)?[-_ ]?(?:\d{1,2}|[a-d])
    (?:[*\x60]{0,2}[ \t]?[:=–-][*\x60]{0,2}[ \t]|[*\x60]{0,2}[ \t]+\(?)(?=\S)
  `,
  'i',
)
/** Columns of such a line. */
const gap = /[ \t]{3,}/

export function tableRows(files: readonly SentFile[]): TableRows {
  const linesOf = new Map<string, readonly string[]>()
  const lineAt = (file: string, line: number) => {
    const lines =
      linesOf.get(file) ?? files.find(({ name }) => name === file)?.text.split('\n') ?? []
    linesOf.set(file, lines)
    return lines[line - 1] ?? ''
  }
  const rows = new Map<string, boolean>()
  const isRow = (file: string, line: number) => {
    const key = `${line}/${file}`
    const known = rows.get(key)
    if (known !== undefined) return known
    const text = lineAt(file, line)
    const is = row.test(text) || labelled.test(text) || machine.test(text)
    rows.set(key, is)
    return is
  }
  const areColumns = ({ file, line, column }: Place, other: Place) => {
    const text = lineAt(file, line)
    const between = [column - 1, other.column - 1].toSorted((a, b) => a - b)
    const apart = text.slice(...between)
    // Each cell of a row is of a node, a cluster or a choice of its own.
    return labelled.test(text) ? gap.test(apart) : apart.includes('|') && isRow(file, line)
  }
  const areOfOne: TableRows['areOfOne'] = (a, b) => {
    if (a.file !== b.file) return false
    if (a.line === b.line) return areColumns(a, b)
    const [from, to] = [Math.min(a.line, b.line), Math.max(a.line, b.line)]
    if (to - from > mostRows) return false
    for (let line = from; line <= to; line++) if (!isRow(a.file, line)) return false
    return true
  }
  return {
    areOfOne,
    withoutOthers(told, agrees) {
      const inRows = told.filter((one) => isRow(one.file, one.line))
      if (inRows.length < 2 || inRows.length === told.length) return told
      const elsewhere = told.filter((one) => !inRows.includes(one))
      const isSettled = (one: (typeof told)[number]) =>
        inRows.some(
          (other) => areOfOne(one, other) && elsewhere.some((outside) => agrees(outside, other)),
        )
      return told.filter((one) => !inRows.includes(one) || !isSettled(one))
    },
  }
}

/** Nobody writes a longer one. */
const mostRows = 200
