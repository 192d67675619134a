import { kubeletLogFlags } from '../../catalog/flags/klog.ts'
import type { Document } from '../../model/document.ts'
import type { Piece } from '../../text/mapped.ts'
import { hardWrapped } from './hard-wrap.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'

export const kubeadm = /^\s*KUBELET_KUBEADM_ARGS\s*=/m

/** The component whose service a command asks about. */
export function service({ command = '' }: Document) {
  const name =
    /^(?:\S{0,80}[\\/])?(?:nssm(?:\.exe)?\s+(?:get|dump|set)|sc(?:\.exe)?\s+qc)\s+["']?([\w.-]{1,80})/i.exec(
      command,
    )?.[1]
  return name === undefined ? undefined : programOf(name)
}

interface OffsetLine {
  readonly text: string
  readonly at: number
}

export function linesOf({ text }: Document): readonly OffsetLine[] {
  const lines: OffsetLine[] = []
  let at = 0
  for (const line of text.split('\n')) {
    lines.push({ text: line, at })
    at += line.length + 1
  }
  return lines
}

const commandStart =
  /^\s*(?:[-*]\s+|\+\s+|exec\s+|&\s*|start\s+(?:"[^"]{0,80}"\s+)?)?["']?(?:[A-Za-z]:)?[^\s"'=]{0,200}?(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s+[^-]{0,20}--?[a-z]/i
/** Distributions log the command lines that they run, some of them in brackets. */
const running =
  /\b(?:(?:Running|Start(?:ing)?) (?:\S{1,20} )?(kubelet|kube-proxy|flanneld)(?:\.exe)?(?: with)?:? \[?|INFO: Args: )(?=--)/i
const flagsAlone = /^\s*["'-]{0,2}\s?--[a-z][\w-]{0,80}(?:[=\s]|$)/
const binPath = /^\s*(?:BINARY_PATH_NAME|PathName|binPath=?)\s*[:=]?\s*(\S.*)$/i

/** `nssm dump` prints the commands that would make the service anew. */
const nssmSet =
  /^\s*(?:\S{0,80}[\\/])?nssm(?:\.exe)?\s+set\s+["']?([\w.-]{1,80})["']?\s+(?:AppParameters|Application)\s+(?=["']?--?[a-z]|["']?[a-z]:\\[^\n]{0,400}\s--)/i

/** `sc create`, up to the program of the service in its quotes. */
const scCreate = /^\s*sc(?:\.exe)?\s+(?:create|config)\s[^\n]{0,200}?\bbinPath\s?=\s*/i
const scProgram =
  /^(?:\\?"((?:\\"|[^"\n]){1,8000}?)\\?"(?=\s|$)|'([^'\n]{1,8000})'|([^\n]{1,8000}))/

/** Whether a line starts a component, or is a part of such a line. */
export const isCommandLine = (text: string) =>
  programOfService(text) !== undefined ||
  nssmSet.test(text.slice(0, 400)) ||
  commandStart.test(text.slice(0, 400)) ||
  running.test(text) ||
  (binPath.test(text.slice(0, 400)) && text.includes('--')) ||
  flagsAlone.test(text.slice(0, 120))

/** Lines that go on below: by a mark at their end, or as flags one below the other. */
export function commandLinesIn(doc: Document): readonly FoundLine[] {
  const named = service(doc)
  const groups: OffsetLine[][] = []
  let isOpen = false
  const lines = linesOf(doc)
  const cut = new Set<OffsetLine>()
  for (const [i, line] of lines.entries()) {
    const last = groups.at(-1)
    const text = line.text
    if (cut.has(line)) {
      last?.push(line)
      continue
    }
    const starts =
      commandStart.test(text.slice(0, 400)) ||
      binPath.test(text.slice(0, 400)) ||
      nssmSet.test(text.slice(0, 400)) ||
      running.test(text) ||
      programOfService(text) !== undefined ||
      kubeadm.test(text)
    const isFlags = flagsAlone.test(text.slice(0, 120))
    if (isOpen && last) last.push(line)
    else if (starts || (named && isFlags && !last)) groups.push([line])
    else if (isFlags && last) last.push(line)
    else if (isFlags) groups.push([line])
    if (starts) {
      const block = lines.slice(i, i + 100)
      const count = hardWrapped(block.map((one) => one.text))
      for (const one of block.slice(1, count)) cut.add(one)
    }
    isOpen = (isOpen || starts || isFlags) && /[\\^`]\s*$/.test(text)
    if (!isFlags && !starts && !isOpen && text.trim() === '') isOpen = false
  }
  return groups.flatMap((group) => {
    const logged = running.exec(group[0]?.text ?? '')
    const logEnd = logged?.[0].endsWith('[') ? /[\]"}\s]+$/ : /["}\s]+$/
    const pieces = group.map((part, i) => {
      const { text, at } = part
      const next = group[i + 1]
      const start =
        nssmSet.exec(text.slice(0, 400))?.[0].length ??
        /^\s*(?:KUBELET_KUBEADM_ARGS\s*=\s*|(?:BINARY_PATH_NAME|PathName|binPath=?)\s*[:=]?\s*|-\s+(?=["']?--))/i.exec(
          text,
        )?.[0].length ??
        0
      const created = i === 0 ? programOfService(text) : undefined
      if (created) return { text: created.text, at: at + created.start }
      const from = logged && i === 0 ? logged.index + logged[0].length : start
      const isEnd = logged !== null && (i === 0 || i === group.length - 1)
      const body = withoutStream(text.slice(from)).replace(isEnd ? logEnd : /\s*[\\^`]\s*$/, '')
      const isCut = next !== undefined && cut.has(next)
      const unquoted = isCut ? { text: body, start: 0 } : unwrapped(body)
      return { text: isCut ? unquoted.text : `${unquoted.text} `, at: at + from + unquoted.start }
    })
    const isCreated = scCreate.test(group[0]?.text.slice(0, 400) ?? '')
    const own = nssmSet.exec(group[0]?.text.slice(0, 400) ?? '')?.[1]
    const line = parseCommandLine(
      own === undefined && !isCreated ? pieces : pieces.flatMap(unescaped),
      doc,
      (own === undefined ? undefined : programOf(own)) ??
        programOf(logged?.[1] ?? '') ??
        named ??
        (group.some(({ text }) => kubeadm.test(text)) ? 'kubelet' : undefined),
    )
    // kubeadm hands over a part of the line only, and distributions give the rest as a file.
    const isPart = group.some(({ text }) => kubeadm.test(text) || running.test(text))
    if (!line) return []
    // What starts kube-proxy finds out the rest of its arguments on the node.
    const isFile =
      named === undefined &&
      (group.every(isItem) || (line.program === 'kube-proxy' && !group.some(isMoreThanArgument)))
    const isService = isOwnProgram(group[0]?.text ?? '')
    return [
      {
        ...(logged ? withoutLogFlags(line) : line),
        ...((isPart || isFile || (!isService && isExcerpt(line))) && { isComplete: false }),
        ...(isService && { isService }),
      },
    ]
  })
}

/** One flag of a kubelet, without what tells it where its cluster is, is quoted from its line. */
const isExcerpt = ({ program, flags }: FoundLine) =>
  program === 'kubelet' && flags.length === 1 && flags[0]?.name !== 'config'

/** A distribution takes the flags for logs away, which it has printed, before the component sees them. */
function withoutLogFlags(line: FoundLine): FoundLine {
  const isKept = (i: number) => !kubeletLogFlags.has(line.flags[i]?.name ?? '')
  return {
    ...line,
    flags: line.flags.filter((_, i) => isKept(i)),
    places: line.places.filter((_, i) => isKept(i)),
  }
}

/** An item of a list in YAML, of which the program is not told. */
const isItem = ({ text }: OffsetLine) => /^\s*-\s+["']?--/.test(text)

/** A line with more than one argument on it. */
const isMoreThanArgument = ({ text }: OffsetLine) => !/^\s*["']?--\S+\s*$/.test(text)

/** The program of a service that is made of a component, without the quotes around it. */
function programOfService(text: string) {
  const created = scCreate.exec(text.slice(0, 400))?.[0]
  const found = created === undefined ? null : scProgram.exec(text.slice(created.length))
  const program = found?.slice(1).find((group) => group !== undefined)
  if (created === undefined || program === undefined) return undefined
  if (!/(?:kubelet|kube-proxy)(?:\.exe)?\S{0,4}\s+-/i.test(program)) return undefined
  return { text: program, start: text.indexOf(program, created.length) }
}

/** A service whose program is the component itself, and no wrapper that speaks with Windows for it. */
const isOwnProgram = (text: string): true | undefined =>
  (binPath.test(text) || scCreate.test(text)) && ownProgram.test(text) ? true : undefined

const ownProgram =
  /(?:BINARY_PATH_NAME|PathName|binPath)\s*[:=]\s*[\\"']*(?:[^\s"']{0,200}[\\/])?(?:kubelet|kube-proxy)(?:\.exe)?[\\"']*\s/i

/** Docker keeps each line of a log as JSON, with its stream behind it. */
const withoutStream = (text: string) => text.replace(/\\n","stream":.{0,200}$/, '')

/** Quotes inside the quotes of `nssm set` are written with a backslash. */
function unescaped({ text, at }: Piece): readonly Piece[] {
  let start = at
  return text.split(/\\(?=")/).map((part) => {
    const piece = { text: part, at: start }
    start += part.length + 1
    return piece
  })
}

/** One pair of quotes around a whole line is not part of it. */
function unwrapped(text: string): { readonly text: string; readonly start: number } {
  const found = /^(["'])(.*)\1,?\s*$/.exec(text)
  const inner = found?.[2]
  if (inner === undefined || !/^\s*--?[a-z]/i.test(inner)) return { text, start: 0 }
  return { text: inner, start: 1 }
}
