import { kubeletLogFlags } from '../../catalog/flags/klog.ts'
import type { Document } from '../../model/document.ts'
import { hardWrapped } from './hard-wrap.ts'
import {
  binPath,
  isOwnProgram,
  nssmSet,
  programOfService,
  scCreate,
  unescaped,
  unwrapped,
} from './made-service.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'

export const kubeadm = /^\s*KUBELET_KUBEADM_ARGS\s*=/m

const askedService =
  /^(?:\S{0,80}[\\/])?(?:nssm(?:\.exe)?\s+(?:get|dump|set)|sc(?:\.exe)?\s+qc)\s+["']?([\w.-]{1,80})/i

/** The component whose service a command asks about. */
export function service({ command = '' }: Document) {
  const name = askedService.exec(command)?.[1]
  return name === undefined ? undefined : programOf(name)
}

/** Services beside the components, which share names of flags with them. */
const others =
  /^(?:cri-?dockerd|csi-?proxy|containerd|docker|(?:rancher-)?wins|antrea-agent|hybrid-overlay-node)$/i

/** Whether a command asks about one of those. */
export const isOfOtherService = ({ command = '' }: Document) =>
  others.test(askedService.exec(command)?.[1] ?? '')

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
  /^\s*(?:[-*]\s+|\+\s+|exec\s+|&\s*|start\s+(?:"[^"]{0,80}"\s+)?)?["']?(?:[A-Za-z]:)?[^\s"'=]{0,200}?(?:kubelet|kube-proxy|flanneld)(?:\.exe)?["']?\s+[^-]{0,20}--?(?!version\b)[a-z]/i
/** Distributions log the command lines that they run, some of them in brackets. */
const running =
  /\b(?:(?:Running|Start(?:ing| to run)?) (?:\S{1,20} )?(?:[^\s"']{0,120}[\\/])?(kubelet|kube-proxy|flanneld)(?:\.exe)?(?: with)?:? \[?|INFO: Args: )(?=--)/i
const flagsAlone = /^\s*["'-]{0,2}\s?--[a-z][\w-]{0,80}(?:[=\s]|$)/

/** A help text has what a flag is for in a column of its own. */
const ofHelp =
  /^\s+(?:-\w, )?--[a-z][\w-]{0,80}(?:[ =]\w{1,40})?(?:, -\w(?: \w{1,40})?)?\s{2,80}[\p{L}(][^\s-]{0,80}\s\S/u

const isFlagLine = (text: string) =>
  flagsAlone.test(text.slice(0, 120)) && !ofHelp.test(text.slice(0, 400))

/** Whether a line starts a component, or is a part of such a line. */
export const isCommandLine = (text: string) =>
  programOfService(text) !== undefined ||
  nssmSet.test(text.slice(0, 400)) ||
  commandStart.test(text.slice(0, 400)) ||
  running.test(text) ||
  (binPath.test(text.slice(0, 400)) && text.includes('--')) ||
  isFlagLine(text)

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
    const isFlags = isFlagLine(text)
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
        /^\s*(?:KUBELET_KUBEADM_ARGS\s*=\s*|(?:BINARY_PATH_NAME|PathName|CommandLine|ImagePath(?:\s+REG_(?:EXPAND_)?SZ)?|binPath=?)\s*[:=]?\s*|-\s+(?=["']?--))/i.exec(
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
        ...((own !== undefined || ofNssm.test(doc.command ?? '')) && { isOfNssm: true }),
      },
    ]
  })
}

const ofNssm = /^(?:\S{0,80}[\\/])?nssm(?:\.exe)?\s+(?:get|dump)\s/i

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

/** Docker keeps each line of a log as JSON, with its stream behind it. */
const withoutStream = (text: string) => text.replace(/\\n","stream":.{0,200}$/, '')
