/** A line of a text that was HTML, with the index of the line that it stood in. */
export interface ShownLine {
  readonly text: string
  readonly at: number
}

const begins =
  /^\s*(?:<!DOCTYPE html|<(?:html|body|div|p|table|pre|h[1-6]|ul|ol|span|section|article|blockquote|ac:structured-macro)\b)/i
const isPage = /<(?:html|body)\b[^>\n]{0,500}>/i
const pre = /<pre\b[^>]{0,500}>[\s\S]*?<\/pre\s*>/gi
/** What Markdown has at the beginning of a line; tags stand in it too, mostly at its top. */
const ofMarkdown = /^(?:```|~~~|#{1,6} \S|\|[^\n]{1,400}\|[ \t]*$)/m

/** Whether a text is HTML, as programs for mail save it and pages hold it. */
export const isHtml = (text: string): boolean =>
  /^\s*</.test(text) &&
  (isPage.test(text) || (begins.test(text) && !ofMarkdown.test(text.replace(pre, ''))))

/** What wikis keep of a code block. */
const ofWiki = (html: string) =>
  html.includes('<![CDATA[')
    ? html
        .replaceAll(/<ac:plain-text-body>\s*<!\[CDATA\[/g, '<pre>')
        .replaceAll(/\]\]>\s*<\/ac:plain-text-body>/g, '</pre>')
    : html

const hidden = /<(style|script|head|title)\b[^>]{0,500}>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
const tag = /<(\/?)([a-z][a-z\d]{0,20})\b[^<>]{0,2000}>/gi
const ofLine = /^(?:br|p|div|tr|li|ul|ol|h[1-6]|table|blockquote|hr|body|html|section|article)$/

/** Three blanks, of which one tells that they stand between cells. */
const betweenCells = ' \u00A0 '

/** The lines that HTML shows; text that stands as it is becomes a code block. */
export function shownLines(html: string): readonly ShownLine[] {
  const text = ofWiki(html).replace(hidden, (part) => part.replace(/[^\n]+/g, ''))
  const found: { text: string; at: number }[] = []
  let line = { text: '', at: 0 }
  let isPlain = false
  const next = (at: number) => {
    found.push(line)
    line = { text: '', at }
  }
  /** A block begins a line of its own; one inside another does not begin a second one. */
  const block = (name: string) => {
    if (line.text.trim() !== '' || name === 'br') next(at)
    if (name === 'p' && found.at(-1)?.text !== '') next(at)
  }
  let at = 0
  const add = (own: string) => {
    for (const [i, part] of own.split(/\r?\n/).entries()) {
      if (i > 0) {
        at += 1
        if (isPlain) next(at)
        else if (line.text.trim() === '') line = { text: '', at }
        else line.text += ' '
      }
      line.text += plain(isPlain ? part : part.replace(/^[ \t]+/, line.text === '' ? '' : ' '))
    }
  }
  let from = 0
  for (const { index, 0: whole, 1: closes, 2: named = '' } of text.matchAll(tag)) {
    add(text.slice(from, index))
    from = index + whole.length
    const name = named.toLowerCase()
    if (name === 'pre') {
      isPlain = closes === ''
      next(at)
      line.text = '```'
      next(at)
    } else if (ofLine.test(name)) block(name)
    else if (!isPlain && (name === 'td' || name === 'th') && closes !== '')
      line.text += betweenCells
    at += whole.split('\n').length - 1
  }
  add(text.slice(from))
  found.push(line)
  return found.map((one) => ({ ...one, text: one.text.trimEnd() }))
}

const plain = (text: string): string =>
  text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    if (name.startsWith('#'))
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole
    return entities[name] ?? whole
  })

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
  apos: "'",
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  eacute: 'é',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}
