const action = /\{\{.*?\}\}/g
const opens = /^\{\{-?\s*(?:if|with|range|define|block)\b/
const closes = /^\{\{-?\s*end\b/
const turns = /^\{\{-?\s*else\b/
/** What stands for a value that is filled in. */
export const filledIn = '<template>'

/** Statements of Jinja, which Ansible fills in, as those of Go say the same. */
const asGo = (text: string): string =>
  text.includes('{%')
    ? text.replace(
        /\{%[-+]?\s{0,8}(\w{1,20})([^\n]{0,1000}?)[-+]?%\}/g,
        (_, word: string, rest: string) =>
          word.startsWith('end') ? '{{ end }}' : `{{ ${ofGo[word] ?? 'template'} ${rest} }}`,
      )
    : text

const ofGo: Readonly<Record<string, string>> = {
  if: 'if',
  for: 'range',
  block: 'block',
  macro: 'define',
  else: 'else',
  elif: 'else',
}

const ofJinja = /^[ \t]{0,80}\{%[-+]?\s{0,8}(?:if|for|set|endif|endfor|include)\b/m

/** Whether expressions of a template stand where YAML has none. */
export const hasTemplates = (text: string): boolean =>
  (text.includes('{%') && ofJinja.test(text)) || hasExpressions(text)

/** Text in quotes, and what EKS itself fills in when somebody logs on. */
const plain =
  /"[^"]*"|'[^']*'|\{\{(?:EC2PrivateDNSName|SessionName(?:Raw)?|AccountID|AccessKeyID)\}\}/g

const hasExpressions = (text: string): boolean =>
  text.includes('{{') &&
  text.split('\n').some((line) => {
    const at = line.length < 2_000 ? line.indexOf('{{') : -1
    return at >= 0 && !/^\s*#/.test(line) && line.replaceAll(plain, '').includes('{{')
  })

/**
 * A template of Helm or Ansible without its expressions, line by line: what depends on a condition is left out,
 * a value that is filled in is a mark. Undefined where an expression does not end in its line, or all
 * hangs on a condition that has an alternative.
 */
export function withoutTemplates(template: string): string | undefined {
  const text = asGo(template)
  const kept: string[] = []
  let depth = 0
  let hasContent = false
  /** The file as a whole stands in one condition. */
  let isWrapped = false
  let isInComment = false
  for (const line of text.split('\n')) {
    if (isInComment || /\{\{-?\s*\/\*/.test(line)) {
      isInComment = !line.includes('*/')
      kept.push('')
      continue
    }
    const bare = line.trim()
    const parts = line.match(action) ?? []
    if (line.includes('{{') && parts.length === 0) return undefined
    if (bare.startsWith('{{') && parts.length === 1 && bare.endsWith('}}')) {
      if (opens.test(bare)) {
        isWrapped ||= depth === 0 && !hasContent
        depth += 1
      } else if (closes.test(bare)) {
        depth = Math.max(depth - 1, 0)
        if (depth === 0) isWrapped = false
      } else if (turns.test(bare) && depth === 1 && isWrapped) return undefined
      kept.push('')
      continue
    }
    const isAlways = depth === 0 || (depth === 1 && isWrapped)
    if (isAlways && bare !== '' && !bare.startsWith('#')) hasContent = true
    kept.push(isAlways ? line.replaceAll(action, filledIn) : '')
  }
  return kept.join('\n')
}
