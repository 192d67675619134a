import type { Line } from '../lines.ts'

const ofKubectl =
  /^(?:NAMESPACE\s{2,}\S|NAME(?:\s{2,}[A-Z][A-Z()-]{0,30}(?: [A-Z()-]{1,30}){0,4}){1,12}\s*$)/
const ofPowerShell = /^[A-Z]\w{1,30}(?:\s{1,80}[A-Z]\w{0,40}){1,12}\s*$/
const underlined = /^-{2,80}(?:\s{1,80}-{1,80}){1,12}\s*$/

/** Whether the head of a table of kubectl or PowerShell stands at an index, or below one empty line there. */
export function beginsTable(lines: readonly Line[], index: number): boolean {
  const at = lines[index]?.text.trim() === '' ? index + 1 : index
  const text = lines[at]?.text ?? ''
  return (
    ofKubectl.test(text) || (ofPowerShell.test(text) && underlined.test(lines[at + 1]?.text ?? ''))
  )
}
