import { isDrawn } from './drawn-line.ts'
import { withAbove } from './above.ts'
import { fencedAnswersIn } from './fenced-answers.ts'
import { embeddedParts, separator } from './embedded-parts.ts'
import { withFences } from './fences.ts'
import { withSingleMarks } from './single-marks.ts'
import {
  isWithoutOutput,
  keptOf,
  ofSender,
  ofTyped,
  printsNoCommand,
  runsComponent,
} from './command-lines.ts'
import { commandIn, isPromptOfLinux, isPromptOfWindows, isSilent } from './prompt.ts'
import { dedented, isFilled } from './dedented.ts'
import type { Line } from '../lines.ts'
import { withRestApart } from './indented-output.ts'
import { isOfPeople, outputsIn } from './outputs.ts'
import { blocksIn, isObjectStart, scriptParts } from './blocks.ts'
import { beginsFile } from './file-start.ts'
import { isTableHead } from './table-head.ts'
import { withPastesApart } from './pastes-apart.ts'
import { outputsBelow } from './refused-runs.ts'
import { beginsTable } from './table-start.ts'
import { titleIn } from './titles.ts'
import { beginsAsBatch, isNamedAsScript, isOfScript } from '../powershell/script-start.ts'

/** A part of a file that is to be read by itself. */
export interface Section {
  readonly lines: readonly Line[]
  /** The command whose output it is. */
  readonly command?: string
  /** The line in which it was typed, from 1. */
  readonly commandLine?: number
  /** The command was typed at a prompt of Windows. */
  readonly isTypedOnWindows?: boolean
  /** It was typed at one of Linux. */
  readonly isTypedOnLinux?: boolean
  /** The name of a file that stands above it. */
  readonly title?: string
  /** It stood between the marks of a code block. */
  readonly isFenced: boolean
  /** The mark at its end is missing, so that more may be. */
  readonly isOpenEnded?: true
  /** The words above it, where it may be a part of a manifest. */
  readonly above?: string
}

interface Open {
  lines: Line[]
  command?: string
  isTypedOnWindows?: boolean
  isTypedOnLinux?: boolean
  title?: string
  isFenced: boolean
  isOpenEnded?: true
  /** It has the head of a table. */
  hasTable?: boolean
  /** It stands between lines of a script. */
  isOfScript?: boolean
  /** The line in which its command was typed. */
  typed?: Line
}

const fence = /^\s{0,8}(?:```|~~~)/

/**
 * Takes a paste apart: outputs with their commands, code blocks, files under their names, objects
 * inside prose. A script stays in one piece, whatever commands it holds.
 */
export function sectionsOf(sent: readonly Line[], name = ''): readonly Section[] {
  const lines = withFences(withSingleMarks(sent))
  const isScript =
    isNamedAsScript(name, lines) ||
    beginsAsBatch(lines.find(isFilled)?.text ?? '') ||
    lines.some(({ text }) => isOfScript.test(text))
  const sections: Open[] = []
  let open: Open = { lines: [], isFenced: false }
  const start = (next: Partial<Open>) => {
    sections.push(open)
    open = { lines: [], isFenced: false, ...next }
  }
  let isInHelp = false
  const answers = fencedAnswersIn(lines, fence)
  for (const [i, line] of lines.entries()) {
    if (answers.has(line)) {
      open.lines.push(line)
      continue
    }
    // The help of a script shows how it is called, with prompts and all.
    if (isScript && (isInHelp || /^\s*<#/.test(line.text))) {
      isInHelp = !line.text.includes('#>')
      open.lines.push(line)
      continue
    }
    if (fence.test(line.text)) {
      if (!open.isFenced && isWithoutOutput(open)) open = { ...open, isFenced: true }
      else start({ isFenced: !open.isFenced })
      continue
    }
    if (!isScript && (separator.test(line.text) || isDrawn(line.text, open.lines.at(-1)?.text))) {
      if (open.lines.some(isFilled)) start({ ...open, lines: [], hasTable: false })
      else open.lines = []
      continue
    }
    const title = titleIn(line.text, {
      above: open.lines.at(-1)?.text,
      below: lines[i + 1]?.text,
    })
    // In a code block a comment is one.
    const isComment = open.isFenced && /^[#/*]/.test(line.text)
    if (title !== undefined && !isComment && commandIn(title, { isScript }) === undefined) {
      start({ title, isFenced: open.isFenced })
      continue
    }
    // Above a table nobody takes it for a line of the script.
    const isAboveTable = isScript && beginsTable(lines, i + 1)
    const command = commandIn(line.text, { isScript: isScript && !isAboveTable })
    if (command === undefined) {
      if (open.isOfScript === true && isOfScript.test(line.text)) start({ isFenced: open.isFenced })
      // Behind the output of a command stands what else was pasted.
      const isBehind = open.command !== undefined || open.hasTable === true
      const isApart = open.lines.at(-1)?.text.trim() === '' || isSilent(open.command ?? '')
      if (
        isBehind &&
        (isApart
          ? runsComponent.test(line.text) || ofSender.test(line.text)
          : line.text.includes(' -') &&
            printsNoCommand(open.command ?? '') &&
            runsComponent.test(line.text))
      ) {
        start({ isFenced: open.isFenced })
      }
      if (isTableHead(line.text)) open.hasTable = true
      open.lines.push(line)
      continue
    }
    const isTypedOnWindows = isPromptOfWindows(line.text)
    const isTypedOnLinux = isPromptOfLinux(line.text)
    start({
      command,
      typed: line,
      isTypedOnWindows,
      isTypedOnLinux,
      isFenced: open.isFenced,
      ...(isAboveTable && { isOfScript: true }),
    })
    open.lines.push(...keptOf(line, command))
  }
  sections.push({ ...open, ...(open.isFenced && { isOpenEnded: true }) })
  return sections
    .map(ofTyped)
    .flatMap((section) => withRestApart(section))
    .filter(({ lines, command }) => command !== undefined || lines.some(isFilled))
    .flatMap((section) => withPastesApart({ ...section, lines: dedented(section.lines) }))
    .flatMap((section) => partsOf(section, isScript))
    .map(withAbove)
}

const partsOf = (whole: Section, isScript: boolean): readonly Section[] =>
  embeddedParts(whole, isScript).flatMap((section) => ownParts(section, isScript))

function ownParts(section: Section, isScript: boolean): readonly Section[] {
  const { lines, command, isFenced } = section
  if (command === undefined) {
    // What stands apart from a script may be more than one output or file.
    const isPlain = (own: readonly Line[]) => !own.some(({ text }) => isOfScript.test(text))
    const all = isScript ? scriptParts(lines) : [lines]
    const parts = all.flatMap((own) =>
      isScript && !isPlain(own) ? [own] : blocksIn(own).flatMap((one) => outputsIn(one)),
    )
    return parts.map((own) => ({ ...section, lines: own }))
  }
  // What stands behind an output or an object is a paste of its own.
  const as =
    (isOutput: boolean) =>
    (own: readonly Line[]): Section =>
      isOutput ? { ...section, lines: own } : { lines: own, isFenced }
  const first = lines.find(isFilled)
  const isFile = first !== undefined && /^\s{0,4}\{\s*$/.test(first.text)
  const objects = new Set(lines.filter((line, i) => isObjectStart(line) || beginsFile(lines, i)))
  if (!first || !(isFile || objects.size > 0)) {
    if (isScript || !first) return [section]
    const [own = [], ...others] = outputsBelow(command, lines)
    return [as(!isOfPeople(first))(own), ...others.flatMap((one) => blocksIn(one).map(as(false)))]
  }
  const parts = blocksIn(lines)
  if (isFile || isObjectStart(first)) return parts.map((own, i) => as(i === 0)(own))
  return parts.map((own) =>
    as(
      !own
        .filter(isFilled)
        .slice(0, 1)
        .some((line) => objects.has(line)),
    )(own),
  )
}
