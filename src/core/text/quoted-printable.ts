const header = /^Content-Transfer-Encoding:[ \t]*quoted-printable[ \t]*\r?$/im
/** An equals sign or a letter with an accent as mails encode them, and a line that goes on in the next one. */
const encoded = /=3D|=[C-F][\dA-F]=[89AB][\dA-F]/
const soft = /[^=]=[ \t]*\r?$/m
/** Lines that were cut at the width of mails, each inside of a text. */
const cut = /^(?=[^\n]{62,77}$)[^=\n]*[^=\s\n][ ]?=\r?\n(?=[ ]?[\w"'(:,./\\-])/gm
const endsInSign = /=\r?\n/
const bytes = /(?:=[\dA-F]{2})+/g

/** Whether a text is a mail in this encoding, with its header or without. */
const isEncoded = (text: string) =>
  header.test(text) ||
  (encoded.test(text) && soft.test(text) && !/=3D[^\n]*[?&]\w+=3D/.test(text)) ||
  (endsInSign.test(text) && (text.match(cut)?.length ?? 0) >= 2)

/**
 * The lines of a mail as they were before it was sent: what was cut stands in the first of its lines
 * and leaves the others empty, so that each line keeps its number.
 */
export function sentLines(text: string, lines: readonly string[]): readonly string[] {
  if (!text.includes('=') || !isEncoded(text)) return lines
  const whole: string[] = []
  let first = 0
  let isCut = false
  for (const line of lines) {
    const goesOn = /=[ \t]*$/.test(line)
    const own = goesOn ? line.replace(/=[ \t]*$/, '') : line
    if (isCut) {
      whole[first] += own
      whole.push('')
    } else {
      first = whole.length
      whole.push(own)
    }
    isCut = goesOn
  }
  return whole.map((line) => line.replace(bytes, decoded))
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
