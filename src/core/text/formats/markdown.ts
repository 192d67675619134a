import { acrossLines } from '../../values/across-lines.ts'

/** Text as it stands, on one line: no markup, no HTML, no cell of a table ends in it. */
export const markdownText = (text: string) =>
  text
    .replace(/[\r\n\u2028\u2029\u0085\v\f]+/g, ' ')
    .replace(/[\\`*_{}[\]()<>#+!|~&]/g, String.raw`\$&`)

/**
 * Text that reads the same in an editor: a word that Markdown would take for markup becomes code, so
 * that nothing is escaped.
 */
export const plainMarkdown = (text: string): string => written(text, false)

/** The same for what people wrote, who mark code as Markdown does: that stays as it is. */
export const sentMarkdown = (text: string): string => written(text, !text.includes('\\`'))

function written(text: string, keepsCode: boolean): string {
  const line = text.replace(lineBreaks, ' ')
  if (!isMarkup.test(line) && !startsBlock.test(line)) return line
  return wordsOf(line, keepsCode)
    .map((word, i) =>
      (isMarkup.test(word) || (i === 0 && startsBlock.test(word))) &&
      !(keepsCode && isSpan.test(word))
        ? code(word)
        : word,
    )
    .join(' ')
}

/**
 * The words of a line between its blanks; a placeholder such as `<address of the node>`, a call
 * such as `Get('Path', 'Machine')`, a command up to the value of its flag, and what is to stay code,
 * are one.
 */
const wordsOf = (line: string, keepsCode: boolean) =>
  [placeholder, call, ...(keepsCode ? [span] : []), commandWithValue]
    .reduce((text, one) => text.replaceAll(one, (whole) => whole.replaceAll(' ', joint)), line)
    .split(' ')
    .map((word) => word.replaceAll(joint, ' '))

/** Code between two single backticks, and what may stand around it in its word. */
const span = /(?<!`)`(?!`)[^`]{1,200}`(?!`)/g
const isSpan = /^[(“"]*`[^`]+`[\w-]*[.,;:)”"]*$/
/** `kubectl get nodes -o jsonpath="{.items[*].spec.podCIDR}"` */
const commandWithValue = new RegExp(
  acrossLines`
    \b(?:kubectl|crictl|ctr|docker|nerdctl|helm|az|aws|gcloud|eksctl)(?: [\w./=-]{1,60}){1,8}
    (?<= --?[\w-]{1,30}) (?!-)[^\s"']{0,40}(?:"[^"\n]{0,120}"|'[^'\n]{0,120}')
  `,
  'g',
)
const call = /\w\(['"][^()\n]{0,80}\)/g
const placeholder = /<[A-Za-z][^<>]{0,160}>/g
/** No text has it: a line is cut where it stands. */
const joint = '\n'
const lineBreaks = /[\r\n\t\u2028\u2029\u0085\v\f]+/g
const isMarkup = /[\\`*_[\]<>|~&]/
const startsBlock = /^(?:[#+=>-]+|\d+[.)])(?= |$)/

/** Brackets, quotes and full stops around a word are no part of it; those of a call and of a value are. */
function code(word: string): string {
  const [, before = '', inner = '', after = ''] =
    /^([(“"]{0,9})(.*\([^()]*\)|[^"]*="[^"]*"|.*?)([.,;:)”"]{0,9})$/s.exec(word) ?? []
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
