import type { Document } from '../../model/document.ts'
import type { Piece } from '../../text/mapped.ts'
import { isOther, service } from './asked-service.ts'
import { added, environment, ofEnvironment } from './environment.ts'
import { deniesBelow, isFlagLine } from './flag-line.ts'
import {
  blankAtCut,
  hardWrapped,
  isCutBeforeValue,
  isLogged,
  withoutStream,
  wrappedProperty,
} from './hard-wrap.ts'
import {
  binPath,
  givenToNssm,
  isOfNssmLine,
  isOwnProgram,
  keptByNssm,
  labelled,
  nameOfService,
  programOfService,
  scCreate,
  serviceKey,
  serviceRow,
  unescaped,
  unescapedMember,
  unwrapped,
  unwrappedPart,
  withoutInnerQuotes,
} from './made-service.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'
import { isItem, isMoreThanArgument } from './part-of-line.ts'
import { plainLine } from './plain-line.ts'
import { isExcerpt, isToldInPart } from './told-in-part.ts'
import { programsBeside } from './program-beside.ts'
import { startsLine } from './start-line.ts'
import { closesList, running, upToBracket, withoutBracket, withoutLogFlags } from './running.ts'

export const kubeadm = /^\s*KUBELET_KUBEADM_ARGS\s*=/m

interface OffsetLine {
  readonly text: string
  readonly at: number
}

export function linesOf({ text }: Document): readonly OffsetLine[] {
  const lines: OffsetLine[] = []
  let at = 0
  for (const line of text.split('\n')) {
    // The stop of a sentence is no part of a value.
    lines.push({ text: plainLine(line).replace(/(?<=\w)\.(?=\s{0,8}$)/, ' '), at })
    at += line.length + 1
  }
  return lines
}

/** Whether a line starts a component, or is a part of such a line. */
export const isCommandLine = (text: string) =>
  programOfService(text) !== undefined ||
  givenToNssm(text) !== undefined ||
  startsLine(text) ||
  running.test(text) ||
  (binPath.test(text.slice(0, 400)) && text.includes('--')) ||
  unescapedMember(text, 0) !== undefined ||
  isFlagLine(text)

/** Lines that go on below: by a mark at their end, or as flags one below the other. */
export function commandLinesIn(doc: Document): readonly FoundLine[] {
  const named = service(doc)
  const groups: OffsetLine[][] = []
  let isOpen = false
  /** Of a log another entry began, or the list of the one above has ended. */
  let isApart = false
  const lines = linesOf(doc)
  /** Lines that go on with the one above, by where they do. */
  const cut = new Map<OffsetLine, number>()
  const below = new Set<OffsetLine>()
  const owners = new Map<OffsetLine, string>()
  const besideOf = programsBeside(lines)
  let key: string | undefined
  for (const [i, line] of lines.entries()) {
    const last = groups.at(-1)
    const text = line.text
    key = serviceKey.exec(text.slice(0, 400))?.[1] ?? key
    if (key !== undefined && keptByNssm.test(text.slice(0, 200))) owners.set(line, key)
    const next = lines[i + 1]
    if (cut.has(line) || below.has(line)) {
      last?.push(line)
      if (next && isCutBeforeValue(text, next.text)) cut.set(next, cut.get(line) ?? 0)
      continue
    }
    const starts =
      startsLine(text) ||
      binPath.test(text.slice(0, 400)) ||
      unescapedMember(text, 0) !== undefined ||
      givenToNssm(text) !== undefined ||
      running.test(text) ||
      programOfService(text) !== undefined ||
      kubeadm.test(text) ||
      environment.test(text)
    const isFlags = isFlagLine(text) && !deniesBelow(lines[i - 1]?.text ?? '')
    if (isOpen && last) last.push(line)
    else if (starts || (named && isFlags && !last)) groups.push([line])
    else if (isFlags && last && !isApart) last.push(line)
    else if (isFlags) groups.push([line])
    if ((starts || isFlags) && next && isCutBeforeValue(text, next.text)) cut.set(next, 0)
    if (starts) {
      const block = lines.slice(i, i + 100)
      const texts = block.map((one) => one.text)
      const { count, column, isCut } = wrappedProperty(texts)
      const end = isCut ? count : 1
      for (const one of block.slice(1, end)) cut.set(one, column)
      for (const one of block.slice(end, count)) below.add(one)
      if (count === 1) for (const one of block.slice(1, hardWrapped(texts))) cut.set(one, 0)
    }
    isApart =
      closesList(text) ||
      (!starts &&
        !isFlags &&
        (isApart || (isLogged.test(text) && !/FLAG:\s*$/.test(text.slice(-40)))))
    isOpen = (isOpen || starts || isFlags) && /[\\^`]\s*$/.test(text)
  }
  return groups.flatMap((lined) => {
    const logged = running.exec(lined[0]?.text ?? '')
    const group = logged?.[0].endsWith('[') ? upToBracket(lined) : lined
    const logEnd = logged?.[0].endsWith('[') ? /[\]"}\s]+$/ : /["}\s]+$/
    const isSetInLines = group.length > 1 && givenToNssm(group[0]?.text ?? '') !== undefined
    const pieces = group.flatMap((part, i): readonly Piece[] => {
      const { text, at } = part
      const member = unescapedMember(text, at)
      if (member) return member
      const next = group[i + 1]
      const start =
        cut.get(part) ??
        givenToNssm(text)?.length ??
        serviceRow.exec(text.slice(0, 400))?.[0].length ??
        labelled.exec(text)?.[0].length ??
        0
      const created = i === 0 ? programOfService(text) : undefined
      if (created) return [{ text: created.text, at: at + created.start }]
      const from = logged && i === 0 ? logged.index + logged[0].length : start
      const isEnd = logged !== null && (i === 0 || i === group.length - 1)
      if (next !== undefined && cut.has(next)) {
        const isShort = i > 0 && text.length < (group[0]?.text.length ?? 0)
        const blank = blankAtCut(text, next.text, isShort)
        const part = withoutStream(text.slice(from))
        return [{ text: (isSetInLines ? unwrappedPart(part).text : part) + blank, at: at + from }]
      }
      const body = withoutBracket(withoutStream(text.slice(from))).replace(
        isEnd ? logEnd : /\s*[\\^`]\s*$/,
        '',
      )
      const isSet = givenToNssm(text) !== undefined
      const plain = isSet ? withoutInnerQuotes(body) : body
      const unquoted = isSetInLines ? unwrappedPart(plain) : unwrapped(plain)
      return [{ text: `${unquoted.text} `, at: at + from + unquoted.start }]
    })
    const isCreated = scCreate.test(group[0]?.text.slice(0, 400) ?? '')
    const [head] = group
    const beside = besideOf(head)
    const set = givenToNssm(head?.text ?? '')?.name
    const own = set ?? (head && owners.get(head))
    if (own !== undefined && isOther(own)) return []
    const line = parseCommandLine(
      set === undefined && !isCreated ? pieces : pieces.flatMap(unescaped),
      doc,
      (own === undefined ? undefined : programOf(own)) ??
        programOf(logged?.[1] ?? '') ??
        named ??
        (group.some(({ text }) => kubeadm.test(text)) ? 'kubelet' : ofEnvironment(group)) ??
        (beside?.isNamed === true ? beside.program : undefined),
      beside?.program,
    )
    if (!line) return []
    // kubeadm and whoever adds arguments hand over a part of the line only, and distributions give the rest as a file.
    const isPart =
      group.some(({ text }) => kubeadm.test(text) || running.test(text) || added.test(text)) ||
      isToldInPart(doc, head?.at ?? 0)
    // What starts kube-proxy finds out the rest of its arguments on the node.
    const isFile =
      named === undefined &&
      (group.every(isItem) || (line.program === 'kube-proxy' && !group.some(isMoreThanArgument)))
    const isService = isOwnProgram(head?.text ?? '')
    const isBare =
      named === undefined && own === undefined && group.every(({ text }) => isFlagLine(text))
    const isOfNssm = own !== undefined || isOfNssmLine(head?.text ?? '', doc.command)
    return [
      {
        ...(logged ? withoutLogFlags(line) : line),
        ...((isPart || isFile || (!isService && isExcerpt(line, isBare || !isOfNssm))) && {
          isComplete: false,
        }),
        ...(isService && { isService, ...nameOfService(head?.text ?? '', doc.text) }),
        ...(group.some(({ text }) => kubeadm.test(text)) && { isOfKubeadm: true as const }),
        ...(isOfNssm && { isOfNssm }),
      },
    ]
  })
}
