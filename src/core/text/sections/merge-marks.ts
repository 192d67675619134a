import type { Line } from '../lines.ts'

/** A text in which two sides of a merge stand one below the other. */
export interface Merge {
  /** The text as each side has it, line for line. */
  readonly sides: readonly (readonly Line[])[]
  /** The numbers of the lines that one side alone has. */
  readonly apart: ReadonlySet<number>
  /** The line that begins the first of them. */
  readonly mark: Line
}

const marks = [/^<{7}(?: |$)/, /^\|{7}(?: |$)/, /^={7}$/, /^>{7}(?: |$)/] as const
const markOf = ({ raw }: Line) => marks.findIndex((mark) => mark.test(raw))
const [begins, , turns, ends] = [0, 1, 2, 3]

/** Takes the sides of a merge apart that Git could not finish; undefined where a text has none. */
export function mergeIn(lines: readonly Line[]): Merge | undefined {
  const mark = lines.find(({ raw }) => marks[0].test(raw))
  if (!mark) return undefined
  const sides: Line[][] = [[], []]
  const apart = new Set<number>()
  let at: number | undefined
  let isWhole = false
  for (const line of lines) {
    const found = markOf(line)
    const isMark = found >= 0 && (at !== undefined || found === begins)
    if (isMark) {
      isWhole ||= found === ends && at === turns
      at = found === ends ? undefined : found
    } else if (at !== undefined) apart.add(line.number)
    const nothing: Line = { ...line, text: '', indent: 0 }
    sides[0]?.push(isMark || (at !== undefined && at !== begins) ? nothing : line)
    sides[1]?.push(isMark || (at !== undefined && at !== turns) ? nothing : line)
  }
  return isWhole && at === undefined ? { sides, apart, mark } : undefined
}
