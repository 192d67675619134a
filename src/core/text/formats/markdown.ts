/** Text as it stands, on one line: no markup, no HTML, no cell of a table ends in it. */
export const markdownText = (text: string) =>
  text
    .replace(/[\r\n\u2028\u2029\u0085\v\f]+/g, ' ')
    .replace(/[\\`*_{}[\]()<>#+!|~&]/g, String.raw`\$&`)

/**
 * Text that reads the same in an editor: a word that Markdown would take for markup becomes code, so
 * that nothing is escaped.
 */
export function plainMarkdown(text: string): string {
  const line = text.replace(lineBreaks, ' ')
  if (!isMarkup.test(line) && !startsBlock.test(line)) return line
  return wordsOf(line)
    .map((word, i) =>
      isMarkup.test(word) || (i === 0 && startsBlock.test(word)) ? code(word) : word,
    )
    .join(' ')
}

/**
 * The words of a line between its blanks; a placeholder such as `<address of the node>` and a call
 * such as `Get('Path', 'Machine')` stay in one.
 */
const wordsOf = (line: string) =>
  line
    .replaceAll(placeholder, (whole) => whole.replaceAll(' ', joint))
    .replaceAll(call, (whole) => whole.replaceAll(' ', joint))
    .split(' ')
    .map((word) => word.replaceAll(joint, ' '))

const call = /\w\(['"][^()\n]{0,80}\)/g
const placeholder = /<[A-Za-z][^<>]{0,160}>/g
/** No text has it: a line is cut where it stands. */
const joint = '\n'
const lineBreaks = /[\r\n\t\u2028\u2029\u0085\v\f]+/g
const isMarkup = /[\\`*_[\]<>|~&]/
const startsBlock = /^(?:[#+=>-]+|\d+[.)])(?= |$)/

/** Brackets and full stops around a word are no part of it; those of a call are. */
function code(word: string): string {
  const [, before = '', inner = '', after = ''] =
    /^([(“"]*)(.*\([^()]*\)|.*?)([.,;:)”"]*)$/s.exec(word) ?? []
  return inner === '' ? word : `${before}${inlineCode(inner)}${after}`
}

/** Code as it stands, on one line; the fence is longer than any inside. */
export function inlineCode(text: string): string {
  const inner = text.replace(lineBreaks, ' ')
  const longest = Math.max(0, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = inner.startsWith('`') || inner.endsWith('`') ? ' ' : ''
  return `${fence}${space}${inner}${space}${fence}`
}

/** A cell of a table, which also a bar inside code would end. */
export const tableCell = (markdown: string) => markdown.replaceAll('|', String.raw`\|`)

/** A table; its cells are Markdown already. */
export const markdownTable = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Code as it stands, below a line of its own; the fence is longer than any inside. */
export function markdownCode(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}\n${fence}`
}
