/** A paragraph that a mail program broke, with the lines that it was sent in. */
export interface FlowedLine {
  readonly text: string
  /** Where each piece begins in the text, the index of its line, and how many characters stand before it there. */
  readonly pieces: readonly {
    readonly from: number
    readonly at: number
    readonly before: number
  }[]
}

const isFlowed = /^Content-Type:[^\n]*(?:\r?\n[ \t][^\n]*){0,3}\bformat="?flowed/im
const beginsMail =
  /^(?:From|To|Subject|Date|Received|Return-Path|Delivered-To|MIME-Version|Content-[\w-]{1,30}|X-[\w-]{1,40})[ :]/i

/** The paragraphs of a mail whose lines end in a blank where they go on; nothing of another text. */
export function flowedLines(text: string): readonly FlowedLine[] | undefined {
  if (!beginsMail.test(text) || !isFlowed.test(text.slice(0, 20_000))) return undefined
  const found: { text: string; pieces: FlowedLine['pieces'][number][] }[] = []
  let depth: string | undefined
  for (const [at, line] of text.split(/\r\n|\n/).entries()) {
    const [quoted = ''] = /^>*/.exec(line) ?? []
    const last = found.at(-1)
    const goesOn = depth === quoted && last !== undefined
    // A blank is put before what would look like a quotation.
    const before = quoted.length + (line.startsWith(' ', quoted.length) ? 1 : 0)
    const own = line.slice(goesOn ? before : 0)
    if (goesOn) {
      last.pieces.push({ from: last.text.length, at, before })
      last.text += own
    } else found.push({ text: own, pieces: [{ from: 0, at, before: 0 }] })
    depth = own.endsWith(' ') && !/^>*[ ]?-- $/.test(line) ? quoted : undefined
  }
  return found
}
