import type { Document } from '../../model/document.ts'
import type { CommandLine } from '../../model/parsed.ts'
import { wordsAbove } from '../text-of.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** Who shows a part says so in the sentence that leads it in. */
const partly = new RegExp(
  acrossLines`
    \b(?:rest|others?|remaining|more)\b[^.;\n]{0,40}\b
      (?:left out|omitted|cut|not shown|skipped|removed)\b
    |\b(?:left out|omitted|cut|skipping|without) (?:
      the (?:rest|others|remaining)
      |all (?:the )?other
    )\b
    |\b(?:shortened|abbreviated|abridged|truncated|excerpts?)\b
    |\b(?:relevant|important|interesting) (?:
      parts?|bits?|sections?|pieces?|flags|arguments|options|parameters|ones
    )\b(?! of [^.:\n]{0,20}\blogs?\b)
    |\b(?:among (?:other|others)|only (?:a )?(?:part|some|few))\b
    |\bparts? of (?:its|the|our) (?:kubelet(?:'s|’s)? |kube-proxy(?:'s|’s)? |own )?
      (?:command|arguments|flags|line)\b
  `,
  'i',
)
const leads = /[:.)]\s*$/
/** “The whole command line”, in the words of whoever shows it. */
const whole = String.raw`\b(?:whole|full|complete|entire)\s(?:kubelet\s|start\s)?(?:command|start)(?:\s?line|\scommand)?\b`
/** “We added these: kubelet.exe …”, “kubelet.exe … is what we added”, “the whole command line follows tomorrow:”. */
const addedOrEarly = new RegExp(
  acrossLines`
    \b(?:we|I)(?:['’]ve|\shave)?\s(?:(?:just|only|then|now|also)\s)?added
      (?:\s(?:this|these|that|the following))?(?:\s(?:flags|arguments|options|parameters))?\s?
      (?:[.;]|$|:\s*(?:$|\S*kube(?:let|-proxy)\b))
    |${whole}\s(?:follows|comes)\s(?:tomorrow|later|soon)\b
  `,
  'i',
)

/** The same behind the flags; of words above it is open what was added. */
const addedBehind = /\s(?:was|were)\sadded\b/i

/** The mark of whoever cuts something out of a line. */
export const isCutMark = (text: string): boolean =>
  /^[[(<"]?(?:\.{2,8}|…|snip(?:ped)?|shortened|truncated|cut|etc\.?|usw\.?)[\])>"]?$/i.test(text)

/** `--kubecon...`: a console had no room for the rest, or somebody left it out. */
export const isCutShort = (text: string): boolean => /(?:\.{3}|…)["']?$/.test(text)

/** Whether the words right above a command, or those on its line, say that it is not all of it. */
export function isToldInPart(doc: Document, at: number): boolean {
  const above = wordsAbove(doc, at)
  if (leads.test(above) && (partly.test(above) || addedOrEarly.test(above))) return true
  const own = ownLine(doc, at)
  return addedOrEarly.test(own) || addedBehind.test(own)
}

function ownLine({ text }: Document, at: number): string {
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? undefined : end)
}

const ofProcesses = /\bwmic(?:\.exe)?\s+process\b|\bWin32_Process\b/i
const wholly = new RegExp(whole, 'i')

/** Whether a list of processes shows a command, or the words right above it say that it is all of it. */
export function isShownWhole({ at, isComplete }: CommandLine & { at: number }, doc: Document) {
  if (!isComplete) return false
  if (ofProcesses.test(doc.command ?? '')) return true
  const above = wordsAbove(doc, at)
  return wholly.test(above) && !/\b(?:not|never|without|cannot)\b|n['’]t\b|\?/.test(above)
}

/**
 * Flags of a kubelet without what tells it where its cluster is are quoted from its line: one of
 * them, or any that somebody typed.
 */
export const isExcerpt = ({ program, flags }: CommandLine, isTyped: boolean): boolean =>
  program === 'kubelet' &&
  (flags.length === 1
    ? flags[0]?.name !== 'config'
    : isTyped && !flags.some(({ name }) => ofCluster.test(name) || ofPair.test(name)))

/** Who shows one of the two shows the other. */
const ofPair = /^(?:cgroups-per-qos|enforce-node-allocatable)$/
const ofCluster = /^(?:config|(?:bootstrap-)?kubeconfig)$/
