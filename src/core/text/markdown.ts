/** Text as it stands, on one line: no markup, no HTML, no cell of a table ends in it. */
export const markdownText = (text: string) =>
  text
    .replace(/[\r\n\u2028\u2029\u0085\v\f]+/g, ' ')
    .replace(/[\\`*_{}[\]()<>#+!|~&]/g, String.raw`\$&`)

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
