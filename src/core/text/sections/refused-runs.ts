import { blocksIn } from './blocks.ts'
import { inContainer, noContainer } from './command-lines.ts'
import { isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'
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
  const next = lines.findIndex(({ text }, i) => i > end && tellsOfContainer(text))
  const from = next < 0 ? lines.length : next
  const last = lines.findIndex(({ text }, i) => i > from && ofHost.test(text))
  const to = last < 0 ? lines.length : last
  const others = [lines.slice(end, from), lines.slice(to)].flatMap((part) =>
    blocksIn(part).flatMap((one) => outputsIn(one)),
  )
  return [
    [...lines.slice(0, end), ...lines.slice(from, to)],
    ...others.filter((own) => own.some(isFilled)),
  ]
}

/** Where people come back to the machine. */
const ofHost = /\b(?:the|our|my|this)\s(?:\w{1,12}\s)?(?:hosts?|nodes?|machine)\b/i

/** “With the tag it printed:”, “now in the other pod:”: what follows is of a container again. */
const tellsOfContainer = (text: string) =>
  /^[^\n]{1,160}:\s*$/.test(text) &&
  (/\b(?:containers?|pods?|inside)\b/i.test(text) ||
    (/\b(?:works?|worked|prints|printed|started|ran|tag|now|then|later)\b/i.test(text) &&
      !/\b(?:hosts?|nodes?|machine|server)\b/i.test(text)))
