import { isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'

interface Part {
  readonly lines: Line[]
  readonly command?: string
  readonly isFenced: boolean
}

/**
 * What people say below the output of a command, which they indented as a whole: it begins below an
 * empty line, without those blanks.
 */
export function withRestApart<P extends Part>(part: P): readonly (P | Part)[] {
  const { lines, command, isFenced } = part
  const first = lines.find(isFilled)
  const depth = /^ {2,12}/.exec(first?.text ?? '')?.[0].length ?? 0
  if (command === undefined || depth === 0) return [part]
  const isIndented = ({ text }: Line) => text.startsWith(' '.repeat(depth))
  const at = lines.findIndex((line) => isFilled(line) && !isIndented(line))
  const before = lines[at - 1]
  const isRest =
    at > 1 && before !== undefined && !isFilled(before) && !lines.slice(at).some(isIndented)
  return isRest
    ? [
        { ...part, lines: lines.slice(0, at) },
        { lines: lines.slice(at), isFenced },
      ]
    : [part]
}
