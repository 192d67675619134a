import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { statementsBeside } from '../prose.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A command of PowerShell has capitals: `kube-proxy` and `host-gw` are words. */
const ofScript = new RegExp(
  acrossLines`
    [$\x60{}|@]
    |^\s*(?:<?#|\/\/|::|(?:rem|Rem|REM)\s|(?:echo|Echo|ECHO)\b|(?:set|Set|SET)\s)
    |(?<![\w.])--?[A-Za-z][\w-]{1,40}(?:[ =]|$)
    |\b[A-Z][A-Za-z]{1,30}-[A-Z]\w{2,30}\b
    |^\s*[\w.\\:-]{1,80}\.(?:exe|EXE)\b
  `,
)

/** What people write above or below a script that they paste; what stands inside it is not meant. */
export function statementsAround(doc: Document): readonly Observation[] {
  const lines = doc.text.split('\n')
  const first = lines.findIndex((line) => ofScript.test(line))
  const last = lines.findLastIndex((line) => ofScript.test(line))
  if (first < 0 || (first === 0 && last === lines.length - 1)) return []
  const blank = (line: string, i: number) =>
    i >= first && i <= last ? ' '.repeat(line.length) : line
  return statementsBeside({ ...doc, text: lines.map(blank).join('\n') }, ofScript)
}
