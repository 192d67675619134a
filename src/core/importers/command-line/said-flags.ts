import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { isOfKubernetes } from '../../model/parsed.ts'
import { besideLine, sentenceBefore } from '../prose/lines.ts'
import { isOutput } from '../prose/told/grammar.ts'
import { isOfAnotherTime } from '../prose/meant/past.ts'
import { isSwitch } from './flag-names.ts'
import { flagsInSentences } from './flags-in-sentences.ts'
import { withoutReplaced } from './replaced-flags.ts'
import { isNotSo } from './not-so.ts'
import { readLine } from './observe.ts'
import { parseCommandLine, programOf, type FoundLine } from './parse.ts'
import { foundIn } from '../../text/patterns/found-in.ts'

/** Between words and the first flag. */
const mark = String.raw`(?: are| is)?[ \t]?[:=]?[ \t"'\x60(]{0,4}`
const names =
  '(?:(?:the|these) )?(?:(?:extra|command line|startup|start) )?(?:flags?|arg(?:ument)?s|options|parameters)'
/** Its number, that it is a service, or where it runs. */
const apart = String.raw`(?: \((?:v|version )?\d\.\d{1,2}[^()\n]{0,40}\)| v?\d\.\d{1,2}(?:\.\d{1,3})?| service| process)?(?: (?:on|of|for) (?:(?:the|our|all|each|every|that|this|an?) )?windows(?: server)?(?: 20(?:19|22|25))?(?: (?:nodes?|workers?|hosts?|machines?|servers?))?| on server 20\d\d)?`
/** “kubelet arguments (nssm): --v=4”. */
const kept = String.raw`(?: \((?:(?:from|of|in|via|by) )?(?:the )?(?:nssm|service|registry|AppParameters|now|current(?:ly)?)\))?`
const program = String.raw`(kubelet|kube-?proxy|flanneld)`
const still = '(?: still| also| now| already)?'
/** `kube-proxy flags: --enable-dsr=true …`, `kubelet runs with --v=4 …`, “and kube-proxy with --v=4 …”, `kubelet: --v=4`, `kubelet (1.31.4) -> --v=4`. */
const said = new RegExp(
  String.raw`\b${program}(?:\.exe)?["'\x60]?(?:['’]s)?${apart}\)?${still}:? (?:(?:${names}${kept}|(?:is |was )?(?:being )?(?:started|starts|runs?|running|launched|called|invoked) (?:with|using)(?: ${names})?)${mark}(?=--[a-z])|(?:(?:${names}|command line)(?: there)?${still}(?: are| is)?${still} )?(?:with|using|uses|gets|has|contains?|includes?|is|are|have)${still}(?: ${names})?${mark}(?=--[a-z][\w-]{1,60}=))|\b${program}(?:\.exe)?${apart}[ \t]?(?::|[-=]>|→)[ \t]{1,3}["'\x60]?(?=--[a-z][\w-]{1,60}=)`,
  'gi',
)

/** “AppParameters of the kubelet: --v=4”, “our script gives the kubelet --v=4”. */
const given = new RegExp(
  String.raw`\b(?:(?:AppParameters|${names}|command line) (?:of|for)|(?:gives?|hands?|passes|pass)) (?:the |our )?(?:windows )?${program}(?:\.exe)?(?: service)?${mark}(?=--[a-z][\w-]{0,60}=)`,
  'gi',
)

/** “We pass --v=4 to the kubelet”: the flags stand before their program, and who is told to pass them may not. */
const passed = new RegExp(
  String.raw`\b(?:passe[sd]|gives|sets|adde?[sd]|puts|uses|has|only flags|(?<=[\w,)] )(?:pass|give|set|add|put|use|have|keep))\b(?! to\b)(?:(?!--)[^.;:\n]){0,30}?[ \t"'\x60(](?=--[a-z][\w-]{0,60}=)((?:[^\n.]|\.(?=\S)){3,200}?)[ \t,](?:to|for|of|on) (?:the |our |all |each )?(?:windows )?${program}s?(?:\.exe)?\b(?! (?:on|of|for) (?:the |our |all )?linux\b)`,
  'gi',
)

/** “The service runs C:\k\kubelet.exe --v=4”: a program by its file, with more than a question for its version. */
const ran =
  /\b(?:lines?|commands?|ran|tried|runs?|running|start(?:s|ed)?|launch(?:es|ed)?|with|and|is|as|uses?|executes?|imagepath|binpath|binary path|service)\b[ \t]?[:=]?[ \t]{0,2}[("'`]{0,3}(?:(?:[A-Za-z]:|\.)[\\/](?:[^\s"'`:\\/]{1,60}[\\/]){0,8})?(kubelet|kube-proxy|flanneld)\.exe["']?[ \t]+(?=--(?!version\b|help\b)[a-z])/gi

/** “Server 2022, kube-proxy --enable-dsr=true (1.30.2)”, “Kubernetes 1.30 on Windows, kubelet.exe --v=4”: an item among what a node has. */
const listed =
  /(?:[,;:]|\.(?=[ \t]))[ \t]{0,3}["'`(]{0,3}(?:(?:(?:[A-Za-z]:|\.)[\\/](?:[^\s"'`:\\/]{1,60}[\\/]){0,8})?(kubelet|kube-proxy|flanneld)\.exe["']?[ \t]+(?=--(?!version\b|help\b)[a-z])|(?<=[ \t])(kubelet|kube-proxy|flanneld)[ \t]{1,2}(?=--(?!version\b|help\b)[a-z][\w-]{1,60}=))/gi

/** Of what an item is that is none of a Windows node; settings are no words that lead to a command. */
const ofOthers =
  /\b(?:linux|ubuntu|debian|rhel|masters?|control[- ]planes?|not?|never|without)\b|[\w"'`]=/i

/** What the flags of sentences tell that are of today. */
export const saidReadingsIn = (doc: Document): readonly Reading[] =>
  saidFlagsIn(doc)
    .map((line) => readLine(line, doc))
    .filter(({ observations: [first] = [] }) => !first || !isOfAnotherTime(doc, first))

/** Flags in a sentence, which end where those of the next program begin; what people leave out of it may be set. */
function saidFlagsIn(doc: Document): readonly FoundLine[] {
  if (!doc.text.includes('--')) return []
  const heads = [
    ...[said, given, ran].flatMap((pattern) => [...foundIn(doc, pattern)]),
    ...[...foundIn(doc, listed)].filter(({ index }) => !ofOthers.test(ahead(doc, index))),
  ]
    .toSorted((a, b) => a.index - b.index)
    .slice(0, mostLines)
  const behind = heads.flatMap(({ index, 0: head, 1: first, 2: name = first ?? '' }, i) => {
    const at = index + head.length
    const end = Math.min(heads[i + 1]?.index ?? Infinity, at + longest)
    const said = doc.text.slice(at, end).split(otherSubject, 1)[0] ?? ''
    // What stands in brackets ends with them.
    const rest = /\([`"']?$/.test(head) ? (said.split(')', 1)[0] ?? '') : said
    return lineAt(doc, { index, at, text: rest, name })
  })
  if (behind.length > 0) return behind
  const found = [...foundIn(doc, passed)]
    .slice(0, mostLines)
    .flatMap(({ index, 0: all, 1: text = '', 2: name = '' }) =>
      lineAt(doc, { index, at: index + all.indexOf(text), text, name, isAhead: true }),
    )
  if (found.length > 0) return found
  const own = ownFlagsIn(doc)
  if (own.length > 0) return own
  return flagsInSentences(doc)
    .slice(0, mostLines)
    .filter(({ at }) => !isOutput(besideLine(doc, doc.placeAt(at)).own))
    .flatMap((one) => lineAt(doc, { ...one, isAhead: true, isSet: true }))
}

/** “We set --node-labels=… in the service”: flags that one of them alone has, without its name. */
const own =
  /\b(?:we|I)\s(?:(?:have|also|now|still)\s){0,2}(?:set|use|pass|give|added|start(?:ed)?\s(?:it|them)?\s?with|run\s(?:it|them)?\s?with)\s["'`]?(--[a-z]{2,20}-[a-z-]{2,50}=\S{1,200}(?:(?:\sand)?\s--[a-z][\w-]{1,60}=\S{1,200}){0,8})([^.;\n]{0,80})/gi
const ofOtherPrograms =
  /\b(?:kube-)?(?:controller-manager|api-?server|scheduler|kubectl|kubeadm|etcd|gcloud|eksctl|helm|minikube|flannel|linux)\b/i

const ownFlagsIn = (doc: Document): readonly FoundLine[] =>
  [...foundIn(doc, own)]
    .slice(0, mostLines)
    .flatMap(({ index, 0: all, 1: text = '' }) =>
      ofOtherPrograms.test(ahead(doc, index) + all)
        ? []
        : lineAt(doc, { index, at: index + all.indexOf(text), text, isAhead: true }),
    )
    .filter(({ program }) => isOfKubernetes(program))

/** The words of a sentence that lead to what stands here. */
const ahead = ({ text }: Document, index: number) =>
  sentenceBefore(text.slice(text.lastIndexOf('\n', index) + 1, index))

interface Said {
  /** Where the words begin that lead to the flags. */
  readonly index: number
  readonly at: number
  readonly text: string
  /** Of their program, where somebody says it. */
  readonly name?: string
  /** The flags stand before their program, behind a verb with words of its own. */
  readonly isAhead?: true
  /** The words say of each that it is there, with a value or without. */
  readonly isSet?: true
}

function lineAt(
  doc: Document,
  { index, at, text: said, name = '', isAhead, isSet }: Said,
): readonly FoundLine[] {
  // Marks of the sentence are no part of a value; the length stays.
  const text = said
    .replaceAll(namedAlone, blank)
    .replaceAll(
      /(?:=|(?<=--[a-z][\w-]{1,60})[ ])(["'])(?=[^\s,"'-])[^"'\n]{1,400}\1|[,.;`'")]+(?=\s|$)|(?<=\s)[`'"(]+(?=--)/g,
      (marks) => (/^[= ]./.test(marks) ? marks : ' '.repeat(marks.length)),
    )
  const start = doc.text.lastIndexOf('\n', index) + 1
  const end = doc.text[index] === ':' ? index + 1 : index
  const before = doc.text.slice(Math.max(start, index - 100), end).replace(madeTo, 'with ')
  const words = isAhead === true ? doc.text.slice(index, at) : ''
  if (isNotSo(before + words) || byDefault.test(text)) return []
  if (isAhead === true && (told.test(before) || gone.test(words) || wasSo.test(ahead(doc, index))))
    return []
  const own = withoutVerbs(withoutReplaced(text))
  const line = parseCommandLine([{ text: own, at }], doc, programOf(name))
  // Names of flags alone are what somebody speaks of.
  const isTalk = line?.flags.every(
    ({ name: flag, value }) => value === undefined && !isSwitch(line.program, flag),
  )
  return line && (isTalk !== true || isSet === true) ? [{ ...line, isComplete: false }] : []
}

/** “`--a`, … via `--b`”: what stands behind the closing mark of a name is no value of it. */
const namedAlone =
  /(?<=`--[a-z][\w-]{1,60})`(?=\)?(?:[,;:.)]|\s(?:and|or|via|through|with|by|to|for|from|in|as)\b))[^`\n]*/g
const blank = (words: string) => ' '.repeat(words.length)

/** “--a and --b are invalid”: the words between names of flags are the values of none, and a verb ends them. */
const withoutVerbs = (text: string) =>
  text
    .replace(verb, '')
    .replaceAll(/(?<=--[a-z][\w-]{1,60}[ \t]{1,5})(?:and|or|und|et|y|e)(?=[ \t])/g, (word) =>
      ' '.repeat(word.length),
    )

const verb =
  /(?<=--[a-z][\w-]{1,60}[ \t]{1,5})(?:is|are|was|were|has|have|must|should|can|cannot|do|does|did|will|would)[ \t].*$/s

/** “We set the kubelet to use …”: whoever did so has it. */
const madeTo =
  /(?<!\b(?:not|never|to|will|would|should|must|could)\s)\b(?:set|configured|changed|adjusted|made)\s(?:\S{1,20}\s){1,6}(?:to\s)?(?:use|run|start|have)(?:\s(?:with|also|now))?\s$/i

/** It holds for anybody. */
const byDefault = /^[^.;]{0,200}\b(?:by|as (?:the|its)) default\b/i

/** “The docs say: …”, “we want to pass …”, “please add …”: what somebody is told, or means to do. */
const told =
  /\b(?:docs?|documentation|read-?me|manual|guide|article|blog|wiki|says?|told|tells?|advised?|suggest(?:s|ed)?|recommend(?:s|ed)?)\b[^.;!?]*$|\b(?:to|please|let us|let['’]s|nobody|none|some|someone|somebody|others?|people)\s(?:\w{1,10}\s)?$/i
/** “We have removed …”, “we pass no …” */
const gone =
  /\b(?:no|none|neither|removed|dropped|deleted|disabled|unset|cleared|stripped|commented|taken|got rid)\b/i
/** “Earlier we passed …” */
const wasSo = /\b(?:before|earlier|once|in the past|vorher|früher)\b/i

/** The end of a line, and where a sentence goes on with another program. */
const otherSubject = /\n|[\s,;(](?:(?:and|the|while|but)\s){0,3}(?:kubelet|kube-?proxy|flanneld)\s/i

/** Characters of the flags of one program. */
const longest = 4000

/** Nobody describes more. */
const mostLines = 20
