import type { Document } from '../../model/document.ts'
import type { CommandLine, FlaggedProgram, FlagUse } from '../../model/parsed.ts'
import type { Argument, Mapped } from '../../text/mapped.ts'
import { argumentsIn } from './arguments.ts'
import { isOpenArgument } from '../../values/placeholder.ts'
import { swallowed } from '../../values/swallowed-flag.ts'
import { guessed, isFlag, isLack, isSwitch, nameOf } from './flag-names.ts'
import { isCutMark, isCutShort } from './told-in-part.ts'
import { isOnLinux, ofLinux } from './of-linux.ts'
import { program, heldBy, ofOther, asks, cleans } from './parse-words.ts'

/** A command line with the offsets of its parts in the document. */
export interface FoundLine extends CommandLine {
  readonly at: number
  /** Of each flag, and of its value; the same where it has none. */
  readonly places: readonly {
    readonly at: number
    readonly valueAt: number
    readonly rawValue: string
    /** Behind its last character, quotes and all; nobody can say where a program printed it. */
    readonly end?: number
  }[]
}

const programs: readonly FlaggedProgram[] = ['kubelet', 'kube-proxy', 'flanneld']

/** The component that a path to a program, or the name of a service, means. */
export function programOf(text: string): FlaggedProgram | undefined {
  const name = program.exec(text.trim())?.[1]?.toLowerCase()
  const found = programs.find((one) => one === name)
  if (found) return found
  if (/^kube-?proxy$/i.test(text.trim())) return 'kube-proxy'
  const held = heldBy.exec(text.trim())?.[1]?.toLowerCase()
  return held === 'kubeproxy' ? 'kube-proxy' : held === 'kubelet' ? 'kubelet' : undefined
}

/**
 * Reads arguments as a command line of a component: the one that is named among them, else the one
 * whose flags they are, `hinted` where that leaves two. undefined where nothing says which, or where
 * there is no flag.
 */
export function parseCommandLine(
  text: readonly Mapped[] | Mapped,
  doc: Document,
  named?: FlaggedProgram,
  hinted?: FlaggedProgram,
): FoundLine | undefined {
  const args = argumentsIn(text)
  const runner = args.findIndex(({ text: arg }) => /kube-log-runner(?:\.exe)?["']?$/i.test(arg))
  const own = programAt(args, runner)
  if (own >= 0 && ofLinux.test(args[own]?.text ?? '')) return undefined
  const [begin] = args
  const isOther = begin !== undefined && !isFlag(begin.text) && ofOther.test(begin.text)
  if (own < 0 && (runner >= 0 || isOther)) return undefined
  const first = own < 0 ? 0 : own + 1
  const component = (own < 0 ? undefined : programOf(args[own]?.text ?? '')) ?? named
  const rest = args.slice(first)
  if (!rest.some(({ text }) => isFlag(text)) || rest.some(({ text }) => asks.test(text)))
    return undefined
  const flag = rest.findIndex(({ text }) => isFlag(text))
  if (own >= 0 && rest.slice(0, flag).some(({ text }) => isLack(text))) return undefined
  // By itself it is what somebody speaks of.
  if (rest.filter(({ text }) => isFlag(text)).every(({ text }) => cleans.test(text)))
    return undefined
  const known = component ?? guessed(rest, hinted)
  if (known === undefined || isOnLinux(args)) return undefined
  const line = readFlags(rest, known, doc, args[own]?.at ?? rest[0]?.at ?? 0)
  // Names of flags alone are what somebody speaks of.
  const isTalk = line.flags.every((flag) => flag.value === undefined && !isSwitch(known, flag.name))
  if (component === undefined && isTalk && line.flags.length > 0) return undefined
  return runner < 0
    ? line
    : { ...line, logRunner: args.slice(runner + 1, own).map(({ text: arg }) => arg) }
}

/** Where the program stands; behind kube-log-runner it is whatever is none of its flags. */
function programAt(args: readonly Argument[], runner: number): number {
  const named = args.findIndex(
    ({ text }, i) => i > runner && !text.startsWith('-') && programOf(text) !== undefined,
  )
  return named >= 0 || runner < 0
    ? named
    : args.findIndex(
        ({ text }, i) =>
          i > runner && !text.startsWith('-') && !/^-[^=]*$/.test(args[i - 1]?.text ?? ''),
      )
}

/** More than Windows takes in one command line. */
const mostFlags = 400

function readFlags(
  args: readonly Argument[],
  component: FlaggedProgram,
  doc: Document,
  at: number,
): FoundLine {
  const flags: FlagUse[] = []
  const places: FoundLine['places'][number][] = []
  const strays: { after: number; text: string }[] = []
  let isComplete = !args.some(({ text }) => cleans.test(text))
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]
    if (!arg) continue
    if (flags.length >= mostFlags) {
      isComplete = false
      break
    }
    if (!isFlag(arg.text)) {
      // The output of a command, a pipe or a redirection ends the line.
      if (/^(?:[12]?>{1,2}|\||&&?|;)/.test(arg.text)) break
      // A variable may hold any flags, and a quote that is not closed has swallowed the next ones.
      if (
        arg.isOpen ||
        /\s--[a-z]/.test(arg.text) ||
        /^["']?(?:[$%]|\{\{)/.test(arg.text) ||
        isCutMark(arg.text)
      )
        isComplete = false
      else if (flags.length > 0) strays.push({ after: flags.length - 1, text: arg.text })
      continue
    }
    const equals = arg.text.indexOf('=')
    const name = nameOf(arg.text)
    const next = args[i + 1]
    const takesNext =
      equals < 0 && next !== undefined && !isFlag(next.text) && !isSwitch(component, name)
    const given = equals >= 0 ? arg.text.slice(equals + 1) : takesNext ? next.text : undefined
    const behind = args[takesNext ? i + 2 : i + 1]
    // “…=win1, with a file of its own”: the sentence goes on, and the command has ended.
    const isSentence = /\w[,;]$/.test(given ?? '') && /^[a-z]{2,20}$/.test(behind?.text ?? '')
    const value =
      given === undefined ? undefined : withoutTicks(isSentence ? given.slice(0, -1) : given)
    const valueAt = equals >= 0 ? (arg.offsets[equals + 1] ?? arg.at) : takesNext ? next.at : arg.at
    const end = takesNext ? next.offsets.at(-1) : arg.offsets.at(-1)
    const isOpen = takesNext ? next.isOpen : arg.isOpen
    const isRun = value !== undefined && swallowed(value) !== undefined
    const isCut = isCutShort(given ?? name)
    const isKnown = !isOpen && !isRun && !isCut && !isOpenArgument(value ?? '')
    if (isRun || (isCut && behind === undefined)) isComplete = false
    if (isCut && given === undefined) continue
    flags.push({ name, value, isKnown, raw: arg.text })
    places.push({
      at: arg.at,
      valueAt,
      rawValue: rawOf(doc, valueAt, end ?? valueAt, value),
      ...(end === undefined ? {} : { end }),
    })
    if (isSentence) {
      isComplete = false
      if (behind?.text !== 'and') break
    }
    if (takesNext) i += 1
  }
  return {
    program: component,
    flags,
    isComplete,
    at,
    places,
    ...(strays.length > 0 && { strays }),
  }
}

/**
 * Scripts that write scripts put a back-tick before each quote, and the last argument of a line may
 * end with the quote of the text around it.
 */
const withoutTicks = (value: string) =>
  value.startsWith('`') && value.endsWith('`')
    ? value.slice(1, -1)
    : /^[^"']*\w["']$/.test(value)
      ? value.slice(0, -1)
      : value

/** The text of a value in the document, where it stands there in one piece. */
function rawOf(doc: Document, from: number, to: number, value: string | undefined): string {
  if (value === undefined) return ''
  const text = doc.text.slice(from, to).replace(/^["'`]+|["'`]+$/g, '')
  // A variable of a batch file is of another length than its value.
  const [variable] = /^%\w{1,80}%/.exec(doc.text.slice(from, from + 82)) ?? []
  if (variable !== undefined && !value.includes('%')) return variable
  return text.length > 0 && text.length <= value.length + 40 && !text.includes('\n') ? text : value
}
