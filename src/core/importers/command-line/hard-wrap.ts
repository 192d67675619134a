import { allFlags } from '../../catalog/flags/accepted.ts'

const takesValue = new Set(
  [...allFlags('kubelet'), ...allFlags('kube-proxy')]
    .filter(({ type }) => type !== 'bool')
    .map(({ name }) => name),
)

/** Narrower than this nobody's console is. */
const narrowest = 60

const flags = new Set([
  ...allFlags('kubelet').map(({ name }) => name),
  ...allFlags('kube-proxy').map(({ name }) => name),
])

/**
 * How many lines a console made of the first one by cutting it at its width, in the middle of words:
 * all but the last are as long as the first. 1 where nothing was cut.
 */
export function hardWrapped(lines: readonly string[]): number {
  const [first = ''] = lines
  const width = first.length
  const sure = cutInFlags(lines)
  if (width < narrowest || /[\\^`]\s*$/.test(first)) return sure
  let count = 1
  while (count < lines.length && count < mostLines) {
    const before = lines[count - 1] ?? ''
    const next = lines[count] ?? ''
    // A blank at the end of a line is lost in most pastes.
    if (before.length !== width && before.length !== width - 1) break
    if (next === '' || /^\s/.test(next) || next.length > width || isLogged.test(next)) break
    count++
  }
  // A console does not break before a flag each time, a mail does.
  if (count <= sure || lines.slice(1, count).every(startsFlag)) return sure
  return count > 2 || isCutBefore(first, lines[1] ?? '') ? count : sure
}

/** Lines that a chat or a mail cut, each in the middle of a flag: of any width. */
function cutInFlags(lines: readonly string[]): number {
  let count = 1
  while (count < Math.min(lines.length, mostLines)) {
    if (!isCutInFlag(lines[count - 1] ?? '', lines[count] ?? '')) break
    count++
  }
  return count
}

const mostLines = 100

/** The head of a list of properties, whose value goes on below itself. */
const property = /^([ \t]*[A-Za-z]\w{1,40}[ \t]*: +)\S/

/**
 * How many lines the first property of a list has, and whether its value was cut in the middle of
 * words: `Format-List` breaks at blanks, or at the width of the console where the culture has none.
 */
export function wrappedProperty(lines: readonly string[]): {
  readonly count: number
  readonly column: number
  readonly isCut: boolean
} {
  const [first = ''] = lines
  const column = property.exec(first.slice(0, 120))?.[1]?.length ?? 0
  if (column === 0) return { count: 1, column, isCut: false }
  const isBelow = (line: string) =>
    line.length > column && line.length <= first.length + 1 && /^ +$/.test(line.slice(0, column))
  let count = 1
  while (count < lines.length && count < mostLines && isBelow(lines[count] ?? '')) count++
  const [value = '', ...rest] = lines.slice(0, count).map((line) => line.slice(column))
  const [next = ''] = rest
  const isFull = [value, ...rest.slice(0, -1)].every(
    ({ length }) => length === value.length || length === value.length - 1,
  )
  const isCut =
    count > 2 ? !rest.every(startsFlag) : /^[\s=]/.test(next) || isCutBefore(value, next)
  return { count, column, isCut: isFull && isCut && first.length >= narrowest }
}

const startsFlag = (text: string) => text.startsWith('--')

/** What a component prints below its own command line, and how lines of logs begin. */
export const isLogged =
  /^(?:Flag --|[IWEF]\d{4} \d\d:|(?:time|level|ts)=|\{"|\[?\d{4}-\d\d-\d\d[T ]|[A-Z][a-z]{2} [ \d]\d \d\d:)/

/** Whether the end of one line and the start of the next are one flag, or one list of gates. */
function isCutInFlag(line: string, next: string): boolean {
  const start = /\s--([a-z-]*)$/.exec(line.slice(-80))?.[1]
  const end = /^([a-z-]+)(?=[=\s]|$)/.exec(next.slice(0, 80))?.[1]
  const isFlag =
    start !== undefined && end !== undefined && !flags.has(start) && flags.has(start + end)
  return isFlag || (gatesAtEnd.test(line.slice(-400)) && gate.test(next.slice(0, 80)))
}

const gatesAtEnd = /\s--feature-gates[= ]["']?(?:[A-Z]\w{1,80}=(?:true|false),){1,10}$/
const gate = /^[A-Z]\w{1,60}=(?:true|false)(?:[,"'\s]|$)/

/** Whether a mail broke a line between a flag and its value, behind which the next flags stand. */
export function isCutBeforeValue(line: string, next: string): boolean {
  const name = /\s--([a-z][a-z-]{1,60})\s{0,3}$/.exec(line.slice(-80))?.[1]
  if (name === undefined || !takesValue.has(name)) return false
  return valueAhead.test(next.slice(0, 400))
}

const valueAhead =
  /^\s{0,40}(?![-–—])(?![A-Z][a-z]*[.,!]?\s*$)(?:"[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s"'`=]{1,200}(?<![.,;:?!]))(?:\s*$|\s{1,4}--?[a-z])/

/** The blank that was lost where a line was cut; a line that is shorter than the first one ended in one. */
export function blankAtCut(line: string, next: string, isShort: boolean): '' | ' ' {
  const isLost = isShort ? !isCutInFlag(line, next) : isCutAtBlank(line, next)
  return isLost ? ' ' : ''
}

/** A flag begins below, or the value of the one at the end. */
function isCutAtBlank(line: string, next: string): boolean {
  if (isCutBeforeValue(line, next)) return true
  if (/^--[a-z]/.test(next)) return !/\s$/.test(line)
  const name = /\s--([a-z-]+)$/.exec(line.slice(-80))?.[1] ?? ''
  const joined = name + (/^[a-z-]*/.exec(next.slice(0, 80))?.[0] ?? '')
  return flags.has(name) && !flags.has(joined) && /^[^\s=-]/.test(next)
}

/** Or the line ends inside a value, whose rest stands before the next flag. */
function isCutBefore(line: string, next: string): boolean {
  if (isCutInFlag(line, next)) return true
  return /[\s"']--[a-z][a-z-]{1,60}=[^\s"']{1,200}$/.test(line) && restOfValue.test(next)
}

const restOfValue =
  /^(?!\S{0,200}(?:kubelet|kube-proxy|flanneld|\.exe|\.ps1|:\s))[^\s"'-][^\s"']{0,400} --[a-z]/i

/** Docker keeps each line of a log as JSON, with its stream behind it. */
export const withoutStream = (text: string) => text.replace(/\\n","stream":.{0,200}$/, '')
