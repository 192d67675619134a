import { isTableHead } from './table-head.ts'
import { endOfCutOut } from '../cut-out/cut-out.ts'
import { isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'

interface Output {
  readonly lines: readonly Line[]
  readonly command?: string
  readonly isFenced: boolean
}

/** A table or a part of a manifest that stands behind the output of another command was pasted apart from it. */
export function withPastesApart(section: Output): readonly Output[] {
  const { lines, command, isFenced } = section
  if (command === undefined) return [section]
  const at = /\bkubectl\b/.test(command) ? partIn(lines, command) : tableIn(lines)
  const before = lines.slice(0, at)
  return at < 0 || !before.some(isFilled)
    ? [section]
    : [
        { ...section, lines: before },
        { lines: lines.slice(at), isFenced },
      ]
}

const tableIn = (lines: readonly Line[]) =>
  lines.findIndex(({ text }, i) => i > 0 && isTableHead(text) && lines[i - 1]?.text.trim() === '')

const printsOthers =
  /\bkubectl\s(?:\S+\s){0,4}(?:describe|get\s(?:no|node|nodes|po|pod|pods|events?)\b)/
const asText = /\s(?:-o|--output)[ =]{0,2}["']?(?:yaml|json|jsonpath|go-template)/

/** What kubectl describes has no containers in small letters. */
function partIn(lines: readonly Line[], command: string): number {
  if (!printsOthers.test(command) || asText.test(command)) return -1
  return lines.findIndex((_, i) => {
    if (i === 0 || lines[i - 1]?.text.trim() !== '') return false
    const end = endOfCutOut(lines, i)
    return end !== undefined && lines.slice(i, end).some(({ text }) => /^ *containers:/.test(text))
  })
}
