import { blocksIn } from './blocks.ts'
import { inContainer, noContainer } from './command-lines.ts'
import { isFilled } from './dedented.ts'
import type { Line } from './lines.ts'
import { outputsIn } from './outputs.ts'

/** The output of a command and what was pasted below it; a container prints whatever it likes. */
export const outputsBelow = (
  command: string,
  lines: readonly Line[],
): readonly (readonly Line[])[] =>
  inContainer.test(command) ? behindRefusal(lines) : outputsIn(lines, true)

/** Where no container came of a command, what stands below its error is no output of one. */
function behindRefusal(lines: readonly Line[]): readonly (readonly Line[])[] {
  const error = lines.findIndex(({ text }) => noContainer.test(text))
  const end = error < 0 ? -1 : lines.findIndex((line, i) => i > error && !isFilled(line))
  if (end < 0) return [lines]
  const others = blocksIn(lines.slice(end)).flatMap((one) => outputsIn(one))
  return [lines.slice(0, end), ...others.filter((own) => own.some(isFilled))]
}
