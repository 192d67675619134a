import { matches } from '../../../text/patterns/may-match.ts'
import { beginsAsScript } from '../../../text/powershell/script-start.ts'

/** The text with what only would print a message, or asks for a state, blanked: nothing of it happened. */
export function withoutCode(text: string): string {
  if (!anyCode.some((word) => matches({ text }, word))) return text
  const isScript = beginsAsScript(text)
  const blanked = (line: string) =>
    isCode(line.slice(0, longest)) || (isScript && ofScript.test(line))
      ? ' '.repeat(line.length)
      : line
  const lines = text.split('\n')
  const printed = hereTexts(lines)
  return lines
    .map((line, i) =>
      printed.has(i)
        ? ' '.repeat(line.length)
        : member.test(line)
          ? line.split(lineEnd).map(blanked).join('')
          : blanked(line),
    )
    .join('\n')
}

/** `Write-Host @'`, behind which stands what it would print, up to `'@`. */
const opening = /@(["'])\s*$/

/** The lines of texts that a statement would print, by index. */
function hereTexts(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const quote = opening.exec(line.slice(-80))?.[1]
    if (quote === undefined || !isCode(line.slice(0, longest))) continue
    const rest = lines.slice(i + 1, i + 1 + mostOfText)
    const length = rest.findIndex((one) => one.startsWith(`${quote}@`))
    for (let j = 0; j < length; j++) found.add(i + 1 + j)
    i += Math.max(length, 0)
  }
  return found
}

/** What opens and is not closed near is cut off. */
const mostOfText = 100

/** A text in JSON, whose line ends are written; each of its lines is one. */
const member = /^\s{0,40}(?:[[{]\s{0,4}){0,4}"[\w .-]{1,60}"\s?:\s?[[{"]/
const lineEnd = /((?:\\r)?\\n)/

/** Of a longer line the start tells what it is. */
const longest = 2_000

/** The first word of every pattern below. */
const anyCode = [
  /throw/i,
  /Write-/i,
  /\$global:/i,
  /\$script:/i,
  /errors?\./i,
  /fmt\./i,
  /= ?0x/i,
  /register-with-taints/i,
]

/** A comment, or a text in a list of texts. */
const ofScript = /^\s*(?:#|(["'])[^"']*\1,?\s*$)/

/** PowerShell quotes the line that failed below its message, after a plus sign; a log quotes the command that failed. */
const quoting =
  /^\s*(?:\+|[IWEF]\d{4} \d\d:\d\d:|time="|\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:|(?:Normal|Warning)\s{2})/

const isCode = (line: string) =>
  !quoting.test(line) && statements.some((statement) => statement.test(line))

const statements: readonly RegExp[] = [
  /\bthrow\s*(?:[("'$]|\\"|&(?:quot|apos|#\d\d);)/i,
  /\bWrite-[a-z]{2,20}\s+(?:-\w{1,20}\s+)?(?:["'$(@]|\\"|&(?:quot|apos|#\d\d);)/i,
  /\$(?:global|script):\w/i,
  /\b(?:errors\.(?:New|Wrapf?)|fmt\.Errorf)\("/,
  /^\s*[A-Z][A-Z_]{2,60} ?= ?0x[\da-f]+,?\s*$/i,
  /\bregister-with-taints\b/,
]
