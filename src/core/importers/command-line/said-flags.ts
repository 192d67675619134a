import type { Document } from '../../model/document.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'

/** `kube-proxy flags: --enable-dsr=true …`, `kubelet runs with --v=4 …`. */
const said =
  /\b(kubelet|kube-?proxy|flanneld)(?:\.exe)?(?:['’]s)? (?:(?:(?:extra|command line|startup) )?(?:flags?|arg(?:ument)?s|options|parameters)|(?:is |was )?(?:started|starts|runs?|running|launched) with(?: (?:the )?(?:flags?|arguments))?)(?: are| is)?[ \t]?[:=]?[ \t"'`(]{0,4}(?=--[a-z])([^\n]{1,4000})/gi

/** “The service runs C:\k\kubelet.exe --v=4”: a program by its file, with more than a question for its version. */
const ran =
  /\b(?:lines?|commands?|runs?|running|start(?:s|ed)?|launch(?:es|ed)?|with|is|as|uses?|executes?)\b[ \t]?[:=]?[ \t]{0,2}[("'`]{0,3}(?:[A-Za-z]:[\\/](?:[^\s"'`:\\/]{1,60}[\\/]){0,8})?(kubelet|kube-proxy|flanneld)\.exe["']?[ \t]+(?=--(?!version\b|help\b)[a-z])([^\n]{1,4000})/gi

/** Flags in a sentence; what people leave out of it may be set. */
export const saidFlagsIn = (doc: Document): readonly FoundLine[] =>
  [...doc.text.matchAll(said), ...doc.text.matchAll(ran)]
    .slice(0, mostLines)
    .flatMap(({ index, 0: whole, 1: name, 2: rest }) => {
      if (name === undefined || rest === undefined) return []
      // Marks of the sentence are no part of a value; the length stays.
      const text = rest.replaceAll(/[,.;`'")]+(?=\s|$)|(?<=\s)[`'"(]+(?=--)/g, (marks) =>
        ' '.repeat(marks.length),
      )
      const at = index + whole.length - rest.length
      const line = parseCommandLine([{ text, at }], doc, programOf(name))
      return line ? [{ ...line, isComplete: false }] : []
    })

/** Nobody describes more. */
const mostLines = 20
