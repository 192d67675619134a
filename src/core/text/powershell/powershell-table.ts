/** One cell of a table as `Format-Table` prints it. */
export interface TableCell {
  readonly key: string
  readonly value: string
  /** Offset of the value in the text. */
  readonly at: number
}

const rule = /^[ \t]*-{2,}(?:[ \t]+-{1,})*[ \t]*$/

/** A cut value ends in an ellipsis: it tells nothing that counts. */
const cut = /(?:\.\.\.|…)$/

/**
 * The cells of tables that PowerShell prints: names, a rule of dashes below each, and rows up to an
 * empty line. Values may be aligned to either side of their rule. Cut values are left out.
 */
export function tableCellsOf(text: string): readonly TableCell[] {
  if (!/^[ \t]*-{2,}[- \t]*$/m.test(text)) return []
  const cells: TableCell[] = []
  let spans: readonly Span[] = []
  let before = ''
  let offset = 0
  for (const raw of text.split('\n')) {
    const line = raw.trimEnd()
    if (line.length > longest || line === '') spans = []
    else if (rule.test(line)) spans = spansOf(line, before)
    else for (const cell of cellsIn(line, spans)) cells.push({ ...cell, at: offset + cell.at })
    before = line
    offset += raw.length + 1
  }
  return cells
}

const longest = 2_000

interface Span {
  readonly key: string
  readonly from: number
  readonly to: number
}

function spansOf(line: string, head: string): readonly Span[] {
  const spans = [...line.matchAll(/-+/g)].map(({ index, 0: dashes }) => {
    const to = index + dashes.length
    const isWhole = !/\S/.test(`${head[index - 1] ?? ''}${head[to] ?? ''}`)
    return { key: isWhole ? head.slice(index, to).trim() : '', from: index, to }
  })
  return spans.every(({ key }) => /^[A-Za-z][\w ().-]*$/.test(key)) ? spans : []
}

function cellsIn(line: string, spans: readonly Span[]): readonly TableCell[] {
  return spans.flatMap(({ key, from }, i) => {
    const begin = i === 0 ? 0 : startAt(line, from)
    const next = spans[i + 1]
    const end = next ? startAt(line, next.from) : line.length
    const whole = line.slice(begin, Math.max(end, begin))
    const value = whole.trim()
    if (value === '' || cut.test(value)) return []
    return [{ key, value, at: begin + whole.indexOf(value) }]
  })
}

/** Where a value begins that stands at a column or, aligned to the right, reaches it from the left. */
function startAt(line: string, column: number): number {
  if (!/\S/.test(line[column] ?? '')) return column
  let at = column
  while (at > 0 && /\S/.test(line[at - 1] ?? '')) at--
  return at
}
