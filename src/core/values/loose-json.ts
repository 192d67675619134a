/** Something that people write into JSON and that strict readers refuse. */
export interface Looseness {
  readonly offset: number
  /** In words: "a comment (#)". */
  readonly what: string
}

const blanks = new Set(['\u00A0', '\u2007', '\u202F', '\u200B', '\u2060'])

/** Comments, single quotes, commas before a closing bracket, blanks that are none, and a byte order mark; the first of each kind on a line. */
export function looseJson(text: string): readonly Looseness[] {
  const found: Looseness[] = []
  let comma = -1
  let lastLine = ''
  let line = 0
  const add = (offset: number, what: string) => {
    const key = `${line} ${what}`
    if (key !== lastLine) found.push({ offset, what })
    lastLine = key
  }
  // A page or a mail turns every blank into one of its own.
  const isTurned = !text.includes(' ')
  // A mail turns all of them; what stands above the file is of its sender.
  const typed = text.includes('"') ? Math.max(text.indexOf('{'), 0) : text.length
  let i = 0
  while (i < text.length) {
    const letter = text[i] ?? ''
    if (letter === '"') {
      comma = -1
      i = stringEnd(text, i)
      continue
    }
    if (text.startsWith('//', i) || letter === '#') {
      add(i, `a comment (${letter === '#' ? '#' : '//'})`)
      const end = text.indexOf('\n', i)
      i = end < 0 ? text.length : end
      continue
    }
    if (text.startsWith('/*', i)) {
      add(i, 'a comment (/*)')
      const end = text.indexOf('*/', i + 2)
      i = end < 0 ? text.length : end + 2
      continue
    }
    if (letter === "'" && isQuoted.test(text.slice(i, i + 200))) {
      add(i, 'a text in single quotes')
      i = text.indexOf("'", i + 1)
    }
    if (letter === '\n') line += 1
    if (letter === '\uFEFF') add(i, 'a byte order mark (U+FEFF)')
    else if (blanks.has(letter) && !isTurned)
      add(i, `a blank that is none in JSON (${codePoint(letter)})`)
    else if (i > typed && typographic.has(letter)) add(i, `${printedMark} (${codePoint(letter)})`)
    else if (letter === ',') comma = i
    else if ((letter === '}' || letter === ']') && comma >= 0)
      add(comma, 'a comma before a closing bracket')
    if (!/\s/.test(letter) && letter !== ',') comma = -1
    i += 1
  }
  return found
}

/** What mail programs make of straight ones. */
export const printedMark = 'a quotation mark of print'
const typographic = new Set('\u201C\u201D\u201E\u201F')

const isQuoted = /^'[^'\n]{0,180}'\s{0,40}[:,}\]]/

const codePoint = (letter: string) =>
  `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

function stringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i += 1
    else if (text[i] === '"' || text[i] === '\n') return i + 1
  }
  return text.length
}
