import { bracketsIn } from '../formats/brackets.ts'
import { leadsToOther } from './led-to.ts'
import type { Line } from '../lines.ts'
import { acrossLines } from '../../values/across-lines.ts'

const command = new RegExp(
  acrossLines`
    ^(?:(?:PS )?[A-Z]:\\[^\s>]{0,60}>\s?)?(?:
      az aks|aws eks|gcloud container|eksctl
      |nssm(?:\.exe)? (?:set|install)
      |sc(?:\.exe)? (?:create|config)
      |New-Service|helm (?:install|upgrade)|kubeadm(?:\.exe)? join|curl(?:\.exe)? -
    )\s?\S
  `,
  'i',
)
const item = /^([ \t]{0,12}(?:[*•-]|\d{1,2}[.)])[ \t]{1,4})(\S.*)$/
const span = /^([^`\n]{0,400})`([^`\n]{12,4000})`([^`\n]{0,400})$/

/** Words about what pages show, and what is wanted or was given up. */
const ofOthers = new RegExp(
  acrossLines`
    \b(?:
      documentation|docs|guide|page|readme|examples?|e\.g\.|such as|like this|should|must|would
      |could|instead of|rather than|before|never|not
    )\b
  `,
  'i',
)

/** A command or an object that is an item of a list, or code in a sentence, gets lines of its own. */
export function withCodeApart(lines: readonly Line[]): readonly Line[] {
  if (!lines.some((line) => isCandidate(line) && mayHoldCode(line))) return lines
  const ofYaml = itemsOfYaml(lines)
  return lines.flatMap((line) => (ofYaml.has(line) ? line : apart(line)))
}

const key = /^([ \t]{0,80})(?:- )?[\w./-]{1,80}:[ \t]*$/
const setting = /^[ \t]{0,80}(?:- )?[\w./-]{1,80}:(?:[ \t]|$)/
function depthOf(text: string): number {
  let depth = 0
  while (depth < 80 && (text[depth] === ' ' || text[depth] === '\t')) depth++
  return depth
}

/** People begin what they head with a capital letter. */
const isOfYaml = (text: string, above = '') =>
  /^[ \t]/.test(text) || (/^[a-z]/.test(text) && setting.test(above))

/** Items of a list in an object: it stands below a key which is inside of it, or below another one of its keys. */
function itemsOfYaml(lines: readonly Line[]): ReadonlySet<Line> {
  const found = new Set<Line>()
  let depth: number | undefined
  for (const [i, line] of lines.entries()) {
    const { text } = line
    const own = depthOf(text)
    const isItem = text.startsWith('- ', own)
    if (depth !== undefined && (text.trim() === '' || own < depth || (own === depth && !isItem))) {
      depth = undefined
    }
    if (depth !== undefined && isItem) found.add(line)
    else if (key.test(text) && isOfYaml(text, lines[i - 1]?.text)) depth = own
  }
  return found
}

const isCandidate = ({ text }: Line) =>
  (text.includes('`') && span.test(text)) || (text.length < 8_000 && item.test(text))

const isCode = (text: string) =>
  command.test(text) ||
  (/^[[{]\s?[{"]/.test(text) && bracketsIn(text).end === text.trimEnd().length)

/** Whether an item, or what stands in a line as code, is code. */
const mayHoldCode = ({ text }: Line) =>
  isCode(item.exec(text)?.[2] ?? '') || isCode(span.exec(text)?.[2] ?? '')

function apart(line: Line): Line | readonly Line[] {
  if (!isCandidate(line)) return line
  const [, mark = '', rest = ''] = item.exec(line.text) ?? []
  if (rest !== '' && isCode(rest)) return [empty(line), cut(line, mark.length), empty(line)]
  const [, before = '', code = '', behind = ''] = span.exec(line.text) ?? []
  if (!isCode(code) || gets.test(before) || isOfOthers(before) || isOfOthers(behind)) return line
  const own = cut(line, before.length + 1, code.length)
  const words = [cut(line, 0, before.length), own, cut(line, before.length + code.length + 2)]
  return words.flatMap((one) => (one.text.trim() === '' ? [] : [one, empty(line)]))
}

/** A shell puts what the command prints into a variable. */
const gets = /^[ \t]*(?:(?:export|local|readonly)[ \t]+)?[A-Za-z_]\w{0,60}=["']?$/

const isOfOthers = (words: string) => ofOthers.test(words) || leadsToOther(words)

const cut = (line: Line, start: number, length = line.text.length): Line => ({
  ...line,
  text: line.text.slice(start, start + length),
  indent: line.indent + start,
})

const empty = ({ number }: Line): Line => ({ text: '', raw: '', number, indent: 0 })
