import { commandIn } from '../sections/prompt.ts'
import { acrossLines } from '../../values/across-lines.ts'

const code = new RegExp(
  acrossLines`
    ^\s*(?:
      #Requires
      |using\s+(?:namespace|module)\s
      |\[CmdletBinding
      |(?:\[[\w.[\]]{1,80}\]\s*)?\$[\w:]{1,80}\s*\+?=
      |(?:function|filter)(?:\s+[\w:-]+|\s*$)
      |param\s*\(|param\s*$
      |(?:if|foreach|while)\s*\(\s*[!$-]
      |(?:Import-Module|ipmo|Set-StrictMode|Add-Type|Start-Transcript|(?:Set|Add)-Content)\s
    )
  `,
  'i',
)

/** Whether the first line of a text that is no comment is one of PowerShell. */
export function beginsAsScript(text: string): boolean {
  let isInHelp = false
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const line = text.slice(start, Math.min(end, start + 300)).trim()
    start = end + 1
    if (isInHelp || line.startsWith('<#')) isInHelp = !line.includes('#>')
    else if (code.test(line) || /@["']$/.test(line)) return true
    else if (line !== '' && !line.startsWith('#')) return false
  }
  return false
}

/** A file with the name of a script, and no prompt in it as in what was copied from a console. */
export const isNamedAsScript = (name: string, lines: readonly { readonly text: string }[]) =>
  /\.(?:ps1|psm1|cmd|bat)$/i.test(name) &&
  !lines.some(({ text }) => commandIn(text, { isScript: true }) !== undefined)

const batchStart =
  /^\s*(?:@?echo\s+off\b|@?setlocal\b|@?rem\s|::\s|@?set\s+(?:\/a\s+)?"?\w{1,80}=|@?(?:cd|pushd)\s+(?:\/d\s+)?["%])/i

/** Whether the first line of a text that holds anything is one of a batch script. */
export const beginsAsBatch = (text: string): boolean =>
  batchStart.test(text.slice(0, 2_000).trimStart().slice(0, 300))

/** A line that only a script of PowerShell has. */
export const isOfScript = new RegExp(
  acrossLines`
    ^\s*(?:
      \$[\w:{}]{1,80}\s*\+?=|function\s+\w|param\s*\(|foreach\s*\(|if\s*\(|#Requires|@["']\s*$
      |&\s*["']?\$
      |(?:New|Move|Copy|Remove)-Item\s
      |(?:Set|Add)-Content\s
      |\[(?:System\.)?IO\.File\]::Write
    )
  `,
  'i',
)
