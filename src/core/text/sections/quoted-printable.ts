import { matches } from '../patterns/may-match.ts'

const header = /^Content-Transfer-Encoding:[ \t]*quoted-printable[ \t]*\r?$/im
/** An equals sign or a letter with an accent as mails encode them, and a line that goes on in the next one. */
const encoded = /=3D|=[C-F][\dA-F]=[89AB][\dA-F]/
const soft = /[^=]=[ \t]*\r?$/m
/** Lines that were cut at the width of mails, each inside of a text. */
const cut = /^(?=[^\n]{62,77}$)[^=\n]*[^=\s\n][ ]?=\r?\n(?=[ ]?[\w"'(:,./\\-])/gm
/** Blanks at the ends of lines, one behind a mark that no value of a setting ends in. */
const blanks = /=20\r?$/gm
const blankBehindMark = /[,:;."')\]}]=20\r?$/m
const endsInSign = /=\r?\n/
const bytes = /(?:=[\dA-F]{2})+/g

/** Whether a text is a mail in this encoding, with its header or without. */
const isEncoded = (text: string) =>
  matches({ text }, header) ||
  (encoded.test(text) && soft.test(text) && !/=3D[^\n]*[?&]\w+=3D/.test(text)) ||
  (endsInSign.test(text) && (text.match(cut)?.length ?? 0) >= 2) ||
  (text.includes('=20') && blankBehindMark.test(text) && (text.match(blanks)?.length ?? 0) >= 2)

/**
 * The lines of a mail as they were before it was sent: what was cut stands in the first of its lines
 * and leaves the others empty, so that each line keeps its number.
 */
export function sentLines(text: string, lines: readonly string[]): readonly string[] {
  if (!text.includes('=') || !isEncoded(text)) return lines
  const whole = lines.map(() => '')
  for (const { at, text: own } of wholeLines(lines)) whole[at] = own
  return whole
}

/** The lines of a text in this encoding, each with the index of the first line that it was sent in. */
export function wholeLines(
  lines: readonly string[],
): readonly { readonly at: number; readonly text: string }[] {
  const found: { at: number; text: string }[] = []
  let isCut = false
  for (const [at, line] of lines.entries()) {
    const goesOn = /=[ \t]*$/.test(line)
    const own = goesOn ? line.replace(/=[ \t]*$/, '') : line
    const last = found.at(-1)
    // Whoever answers puts the mark of a quotation before each line.
    if (isCut && last) last.text += last.text.startsWith('>') ? own.replace(/^>+ ?/, '') : own
    else found.push({ at, text: own })
    isCut = goesOn
  }
  return found.map(({ at, text }) => ({ at, text: text.replace(bytes, decoded) }))
}

/** Bytes of UTF-8; as they stand where they are none. */
function decoded(sequence: string): string {
  try {
    return decodeURIComponent(sequence.replaceAll('=', '%'))
  } catch {
    return sequence
  }
}

/** A text as it was before it was sent, each line where it was. */
export const sentText = (text: string): string =>
  text.includes('=') && isEncoded(text) ? sentLines(text, text.split(/\r\n|\n/)).join('\n') : text
