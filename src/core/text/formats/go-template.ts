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
  return kept.map((line, i) => (goesOn(kept, i) ? line.replace(filledIn, '') : line)).join('\n')
}

/** Whether a line with such words is one that a template fills in, or makes depend on a condition. */
export function isLeftToTemplate(template: string, words: RegExp): boolean {
  const kept = withoutTemplates(template)?.split('\n') ?? []
  return asGo(template)
    .split('\n')
    .some((line, i) => words.test(line) && kept[i] !== line)
}

const wholeValue = new RegExp(
  `^([ \\t]*(?:- )?)["']?[\\w./-]{1,100}["']?:[ \\t]+${filledIn}[ \\t]*$`,
)
const far = 50

/** Whether a key whose value is filled in has more below it: `labels: {{ include "labels" . | nindent 4 }}`. */
function goesOn(lines: readonly string[], at: number): boolean {
  const indent = wholeValue.exec(lines[at] ?? '')?.[1]?.length
  if (indent === undefined) return false
  const next = lines.slice(at + 1, at + far).find((line) => line.trim() !== '')
  return next !== undefined && next.search(/\S/) > indent && /^\s*[\w"'].{0,200}:/.test(next)
}
