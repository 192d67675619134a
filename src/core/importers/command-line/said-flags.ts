import type { Document } from '../../model/document.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'

/** `kube-proxy flags: --enable-dsr=true …`, `kubelet runs with --v=4 …`, `and kube-proxy with --v=4 …`. */
const said =
  /\b(kubelet|kube-?proxy|flanneld)(?:\.exe)?["'`]?(?:['’]s)? (?:(?:(?:extra|command line|startup) )?(?:flags?|arg(?:ument)?s|options|parameters)|(?:(?:is |was )?(?:being )?(?:started|starts|runs?|running|launched|called|invoked) )?(?:with|using|uses|has|gets|takes)(?: (?:(?:the|these) )?(?:(?:extra|command line|startup) )?(?:flags?|arg(?:ument)?s|options))?)(?: are| is)?[ \t]?[:=]?[ \t"'`(]{0,4}(?=--[a-z])/gi

/** “The service runs C:\k\kubelet.exe --v=4”: a program by its file, with more than a question for its version. */
const ran =
  /\b(?:lines?|commands?|runs?|running|start(?:s|ed)?|launch(?:es|ed)?|with|and|is|as|uses?|executes?)\b[ \t]?[:=]?[ \t]{0,2}[("'`]{0,3}(?:[A-Za-z]:[\\/](?:[^\s"'`:\\/]{1,60}[\\/]){0,8})?(kubelet|kube-proxy|flanneld)\.exe["']?[ \t]+(?=--(?!version\b|help\b)[a-z])/gi

/** Flags in a sentence, which end where those of the next program begin; what people leave out of it may be set. */
export function saidFlagsIn(doc: Document): readonly FoundLine[] {
  const heads = [...doc.text.matchAll(said), ...doc.text.matchAll(ran)]
    .toSorted((a, b) => a.index - b.index)
    .slice(0, mostLines)
  return heads.flatMap(({ index, 0: head, 1: name = '' }, i) => {
    const at = index + head.length
    const end = Math.min(heads[i + 1]?.index ?? Infinity, at + longest)
    const [rest = ''] = doc.text.slice(at, end).split(otherSubject, 1)
    // Marks of the sentence are no part of a value; the length stays.
    const text = rest.replaceAll(/[,.;`'")]+(?=\s|$)|(?<=\s)[`'"(]+(?=--)/g, (marks) =>
      ' '.repeat(marks.length),
    )
    const line = parseCommandLine([{ text, at }], doc, programOf(name))
    return line ? [{ ...line, isComplete: false }] : []
  })
}

/** The end of a line, and where a sentence goes on with another program. */
const otherSubject = /\n|[\s,;(](?:(?:and|the|while|but)\s){0,3}(?:kubelet|kube-?proxy|flanneld)\s/i

/** Characters of the flags of one program. */
const longest = 4000

/** Nobody describes more. */
const mostLines = 20
