import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

const writing =
  /\b(Out-File|Tee-Object|Set-Content|Add-Content)\b([^\n|;]{0,400})|(?<=[\s"')])(>)(?!\s*(?:\$null|&))([^\n|;>]{1,400})/gi
const encoding = /-Enc(?:oding)?[:\s]\s{0,4}["']?([\w-]{1,20})/i
/** What libcni, flanneld and containerd read. */
const files: readonly (readonly [string, RegExp])[] = [
  ['CNI', /(?:\bcni\b|net\.d)[^\s"'|]{0,200}\.(?:conf|conflist|json)\b|\bnet-conf\.json\b/i],
  ['containerd', /\bcontainerd\b[^\n"'|]{0,200}\bconfig\.toml\b/i],
]

/** `.\\containerd.exe config default > config.toml`, in the folder of the program */
const printed =
  /\bcontainerd\.exe["']?[ \t]{1,3}config[ \t]{1,3}default\b[^\n]{0,200}\bconfig\.toml\b/i

/** Files that a script of Windows PowerShell writes in an encoding that their reader does not take. */
export function encodingsIn(doc: Document): readonly Observation[] {
  // PowerShell 7 writes UTF-8 without a mark.
  if (/#Requires\s+-Version\s+[67]|\bpwsh(?:\.exe)?\b/i.test(doc.text)) return []
  return [...foundIn(doc, writing)]
    .slice(0, mostFiles)
    .flatMap(({ index, 0: whole, 1: named, 2: given, 3: arrow, 4: target }) => {
      const cmdlet = named ?? arrow ?? ''
      const rest = given ?? target ?? ''
      const own = encoding.exec(rest)?.[1]?.toLowerCase()
      const start = doc.text.lastIndexOf('\n', index) + 1
      const kind = printed.test(doc.text.slice(start, index + whole.length))
        ? 'containerd'
        : files.find(([, path]) => path.test(rest))?.[0]
      const isUtf16 =
        own === undefined
          ? /^(?:out-file|tee-object|>)$/i.test(cmdlet)
          : /^(?:unicode|string|unknown)$/.test(own)
      if (kind === undefined || isComment(doc.text, index)) return []
      // A mark is refused by whatever reads JSON.
      const isMarked = own === 'utf8' && kind === 'CNI'
      return isUtf16 || isMarked
        ? [
            stated(
              'script.encoding',
              isUtf16 ? 'UTF-16' : 'UTF-8',
              whole.trim().slice(0, 120),
              doc.placeAt(index),
              { subject: kind },
            ),
          ]
        : []
    })
}

/** Nor what a shell of Linux writes. */
const isComment = (text: string, at: number) =>
  /^\s*#|\b(?:cat|sudo|ssh|bash)\s/.test(text.slice(text.lastIndexOf('\n', at) + 1, at))

/** Nobody writes more. */
const mostFiles = 200
