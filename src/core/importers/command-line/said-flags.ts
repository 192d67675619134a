import type { Document } from '../../model/document.ts'
import { isSwitch } from './flag-names.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'

/** Between words and the first flag. */
const mark = String.raw`(?: are| is)?[ \t]?[:=]?[ \t"'\x60(]{0,4}`
const names =
  '(?:(?:the|these) )?(?:(?:extra|command line|startup) )?(?:flags?|arg(?:ument)?s|options|parameters)'
/** Its number, that it is a service, or where it runs. */
const apart = String.raw`(?: \((?:v|version )?\d\.\d{1,2}[^()\n]{0,40}\)| v?\d\.\d{1,2}(?:\.\d{1,3})?| service| process)?(?: (?:on|of|for) (?:(?:the|our|all|each|every|that|this|an?) )?windows (?:nodes?|workers?|hosts?|machines?|servers?))?`
/** `kube-proxy flags: --enable-dsr=true …`, `kubelet runs with --v=4 …`, “and kube-proxy with --v=4 …”. */
const said = new RegExp(
  String.raw`\b(kubelet|kube-?proxy|flanneld)(?:\.exe)?["'\x60]?(?:['’]s)?${apart} (?:(?:${names}|(?:is |was )?(?:being )?(?:started|starts|runs?|running|launched|called|invoked) (?:with|using)(?: ${names})?)${mark}(?=--[a-z])|(?:with|using|uses|gets|has)(?: ${names})?${mark}(?=--[a-z][\w-]{1,60}=))|\b(kubelet|kube-?proxy|flanneld)[ \t]?:[ \t]{1,3}(?=--[a-z][\w-]{1,60}=)`,
  'gi',
)

/** “The service runs C:\k\kubelet.exe --v=4”: a program by its file, with more than a question for its version. */
const ran =
  /\b(?:lines?|commands?|runs?|running|start(?:s|ed)?|launch(?:es|ed)?|with|and|is|as|uses?|executes?|imagepath|binpath|binary path|service)\b[ \t]?[:=]?[ \t]{0,2}[("'`]{0,3}(?:[A-Za-z]:[\\/](?:[^\s"'`:\\/]{1,60}[\\/]){0,8})?(kubelet|kube-proxy|flanneld)\.exe["']?[ \t]+(?=--(?!version\b|help\b)[a-z])/gi

/** Flags in a sentence, which end where those of the next program begin; what people leave out of it may be set. */
export function saidFlagsIn(doc: Document): readonly FoundLine[] {
  const heads = [...doc.text.matchAll(said), ...doc.text.matchAll(ran)]
    .toSorted((a, b) => a.index - b.index)
    .slice(0, mostLines)
  return heads.flatMap(({ index, 0: head, 1: first, 2: name = first ?? '' }, i) => {
    const at = index + head.length
    const end = Math.min(heads[i + 1]?.index ?? Infinity, at + longest)
    const [rest = ''] = doc.text.slice(at, end).split(otherSubject, 1)
    // Marks of the sentence are no part of a value; the length stays.
    const text = rest.replaceAll(/[,.;`'")]+(?=\s|$)|(?<=\s)[`'"(]+(?=--)/g, (marks) =>
      ' '.repeat(marks.length),
    )
    const start = doc.text.lastIndexOf('\n', index) + 1
    if (isNotSo(doc.text.slice(Math.max(start, index - 100), index), text)) return []
    const line = parseCommandLine([{ text: withoutVerbs(text), at }], doc, programOf(name))
    // Names of flags alone are what somebody speaks of.
    const isTalk = line?.flags.every(
      ({ name: flag, value }) => value === undefined && !isSwitch(line.program, flag),
    )
    return line && isTalk !== true ? [{ ...line, isComplete: false }] : []
  })
}

/** “--a and --b are invalid”: the words between names of flags are the values of none, and a verb ends them. */
const withoutVerbs = (text: string) =>
  text
    .replace(verb, '')
    .replaceAll(/(?<=--[a-z][\w-]{1,60}[ \t]{1,5})(?:and|or|und|et|y|e)(?=[ \t])/g, (word) =>
      ' '.repeat(word.length),
    )

const verb =
  /(?<=--[a-z][\w-]{1,60}[ \t]{1,5})(?:is|are|was|were|has|have|must|should|can|cannot|do|does|did|will|would)[ \t].*$/s

/** “Do not start kubelet with …”, “you must …”, “by default”: what is to be, or holds for anybody. */
const isNotSo = (before: string, flags: string) =>
  /\b(?:not|never|cannot|no longer|without|instead of|should|must|would|(?:need|have) to)\b[^.;:!?]*$|n['’]t\b[^.;:!?]*$/i.test(
    before,
  ) || /^[^.;]{0,200}\bby default\b/i.test(flags)

/** The end of a line, and where a sentence goes on with another program. */
const otherSubject = /\n|[\s,;(](?:(?:and|the|while|but)\s){0,3}(?:kubelet|kube-?proxy|flanneld)\s/i

/** Characters of the flags of one program. */
const longest = 4000

/** Nobody describes more. */
const mostLines = 20
