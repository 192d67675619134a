import { partOf, type Document } from '../../model/document.ts'
import { isFile } from '../../text/sections/embedded.ts'
import { filledIn, type Known } from './filled-in.ts'

const opens = /(?:\$(\w{1,60})[ \t]*=[ \t]*|[=(\s]|^)'(?=\s{0,200}\{)/gm
/** A file of the network or of the runtime, and no request to a program. */
const ofNode = /"(?:cniVersion|Backend|data-root|exec-opts|registry-mirrors)"\s*:/i
const longest = 20_000

interface Found {
  readonly own: string
  readonly at: number
  readonly end: number
  /** What it is assigned to. */
  readonly variable: string | undefined
}

/** JSON that a script of PowerShell holds between single quotes, as that of Microsoft does its CNI files. */
export function quotedFilesIn(doc: Document, known: Known): readonly Document[] {
  const { text } = doc
  if (!/'\s{0,200}\{/.test(text)) return []
  const found: Found[] = []
  for (const { index, 0: head, 1: variable } of text.matchAll(opens)) {
    const at = text.indexOf('{', index + head.length)
    const end = text.indexOf("'", at)
    if (end < 0 || end - at > longest || at < (found.at(-1)?.end ?? 0)) continue
    const own = text.slice(at, end).trimEnd()
    if (ofNode.test(own) && isFile(own)) {
      found.push({ own, at, end, variable: variable?.toLowerCase() })
    }
  }
  return found.flatMap(({ own, at, end, variable }, i) => {
    const part = partOf(
      doc,
      filledIn(own, text, text.slice(end, found[i + 1]?.at), known),
      at,
      'quoted text',
      own,
    )
    const others = found.filter((one) => variable !== undefined && one.variable === variable)
    return [others.length > 1 ? { ...part, isCase: true as const } : part]
  })
}

const opensScript =
  /\$\w{1,60}[ \t]*=[ \t]*'(?=[ \t\r\n]{0,20}(?:\$|&|#|[A-Z]:\\|\.\\|[A-Z][a-z]{1,20}-[A-Z]))/g
const startsComponent = /\b(?:kubelet|kube-proxy|flanneld)\.exe\b[^\n]{0,400}\s--[a-z]/

/** A script that starts a component, which another one holds between single quotes to write it to a file. */
export function quotedScriptsIn(doc: Document): readonly Document[] {
  const { text } = doc
  if (!startsComponent.test(text)) return []
  let last = 0
  return [...text.matchAll(opensScript)].flatMap(({ index, 0: head }) => {
    const at = index + head.length
    const end = text.indexOf("'", at)
    // Two of them stand for one, and the text goes on.
    if (end < 0 || end - at > longest || at < last || text[end + 1] === "'") return []
    const own = text.slice(at, end)
    if (!own.includes('\n') || !startsComponent.test(own)) return []
    last = end
    return [partOf(doc, own, at, 'quoted.ps1')]
  })
}
