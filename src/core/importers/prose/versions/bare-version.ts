import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { isData } from '../../is-data.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isAboutVersions, isBehindOtherProgram } from './about-versions.ts'
import { isAsked } from '../meant/asked.ts'
import { isRefused } from '../meant/said.ts'
import { isElsewhereIn } from '../meant/elsewhere.ts'
import { besideLine, isElsewhere, lineOf, systemBehind } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { hasVersionAlone, isBrokenSince, isListedVersion } from './version-forms.ts'
import { isVersionOfNow, sentenceOf } from './version-of-now.ts'
import { isWindowsLater } from './windows-later.ts'
import {
  clusterName,
  notNow,
  ofOthers,
  ofProgram,
  onlyVersion,
  versionNumber,
} from './version-words.ts'

/** “We run 1.18”, “we're on 1.29 now” */
const ofUs =
  /^[.;!?\s]{0,3}(?:(?:so|and|hi|hello|now)[,\s]\s?)?(?:we|I)(?:['’](?:re|m))?\s(?:(?:are|am|currently|now|still|already)\s){0,2}(?:on|at|run|running|use|using|have)\s(?:version\s)?v?$/i
const nextToUs =
  /^(?:$|[.,;]|\s(?:and(?!\s(?:\w{1,12}\s)?v?\d)|here|now|with|on\s(?:windows|server|ltsc|aks|eks|gke|prem)|in\s(?:prod|test)\w*)\b)/i
const ofWindowsNode = /\b(?:kubelet|kube-?proxy|kubernetes|k8s|windows|pods?|nodes?)\b/i
const isOfNoOther = ({ text }: Document, behind: string) =>
  nextToUs.test(behind) && ofWindowsNode.test(text) && !ofProgram.test(text)
/** “kube-proxy on 1.22 with …”, where the rest is no sentence */
const ofPart =
  /^[.;!?\s]{0,3}(?:(?:our|the)\s)?(?:kubelet|kube-?proxy|cluster)(?:\s(?:is|runs))?\s(?:on|at)\sv?$/i
/** “Everything is 1.36.1 now” */
const ofAll = /^[.;!?\s*-]{0,6}everything\s(?:is|runs)\s(?:(?:now|on|at)\s){0,2}v?$/i

/** What a cluster consists of, in the sentence of the number. */
const ofCluster =
  /\b(?:kubernetes|k8s|kubelets?|kubeadm|kube-?proxy|(?:control|data)[- ]planes?|clusters?|AKS|EKS|GKE|RKE2|K3s|OpenShift|(?:windows|worker|linux)\s(?:server\s)?(?:nodes?|workers?|pools?|machines?|hosts?)|nodes?|workers?|node ?pools?|knoten|(?:host-?process|windows) (?:pods?|containers?))\b/i
const ofNodeAlone =
  /\b(?:kubelets?|kube-?proxy|nodes?|workers?|(?:node ?)?pools?|machines?|hosts?|knoten)\b/i
const ofWhole =
  /\b(?:clusters?|kubernetes|k8s|control[- ]planes?|masters?|AKS|EKS|GKE|everything)\b/i

/** What lies between the cluster and its number. */
const between = String.raw`(?:["'\x60*]{0,2}[\s,:(=-]{1,3}(?:(?:is|are|am|been|has|have|runs?|running|uses?|using|now|currently|still|already|all|both|also|here|today|in use|on|at|with|version|release|kubernetes|k8s|ist|sind|läuft|laufen|haben|nutzen|jetzt|auf|mit)(?=[\s,:(=-]))?){1,7}`
/** Words before it that say that it is there now: those of the cluster, and not of what is on it. */
const isNow = new RegExp(
  String.raw`(?:\b(?:we|I|wir|everything|environment|setup|umgebung|pods?(?=\son\s))(?:['’](?:re|m|ve))?|^[\s>*-]{0,6}(?:(?:on|at|running|using|version)(?=\s))?|(?:(?<!\b(?:on|of|in|for|to|from|by|with|per|auf|von|im)\s(?:(?:the|our|all|its|these|those|each|every|my|den|unserem|unseren)\s)?(?:[\w-]{1,12}\s){0,2})|\b(?:version|release|kubelets?|kubernetes|k8s)\s(?:on|of|in|for|auf)\s(?:[\w-]{1,12}\s){0,3})(?<!\blinux\s(?:server\s)?)\b${clusterName})${between}["'\x60]?v?$`,
  'i',
)
/** What is past, meant for later, or holds in general. */
const isNotNow = new RegExp(
  String.raw`\b(?:${notNow}|from|in|war|waren|hatten|wollen|sollen|werden|können|falls|ob|wenn|ab|bis|von|vor)\b`,
  'i',
)
/** “… was upgraded to 1.30”, “after we moved from 1.29 to 1.30”: what is so since then. */
const step = String.raw`(?:\s(?:the|our|all|to|kubernetes|k8s|aks|eks|gke|rke2|rancher|cluster|nodes?|windows|worker|workers|pools?|machinedeployments?|control[- ]plane|whole|everything|and|both|every|linux|masters?|hosts?|machines?|up|version|von|from|v?1\.\d{2}(?:\.\d{1,2})?|auf|of)){0,8}\s(?:to|auf|[-–=]+>|→)(?:\s(?:version|kubernetes|k8s|v))?\s["'\x60(]?v?$`
const since = new RegExp(
  String.raw`\b(?:upgraded|updated|moved|migrated|went|bumped|switched|swapped|exchanged|took|taken|brought|raised|jumped|upgrading|updating|moving|going|upgrade|update|migration|aktualisiert|gehoben|umgestellt)\b${step}|\b(?:after|since|following)\s(?:(?:the|our|a|an|aks|eks|gke|rke2|k8s|kubernetes|cluster)\s){0,2}(?:bumping|raising|taking|bringing|migrating|jumping|bump|jump)\b${step}`,
  'i',
)
/** “We are moving to 1.29”, “moving our workers next week”: what is not so yet. */
const isUnderWay =
  /(?:\b(?:are|is|am|be|start|started|keep)|['’](?:re|m))\s(?:(?:now|currently|just|also)\s)?(?:upgrading|updating|moving|going|bumping|raising|taking|bringing|migrating|jumping|switching)\b[^;!?\n]{0,80}$/i
const soon =
  /^[^.;!?\n]{0,60}\b(?:tomorrow|next (?:week|weekend|month|quarter|year|sprint)|soon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|is (?:planned|scheduled|due))\b/i
/** “We brought the cluster to 1.30 on Saturday”: of a day that has passed. */
const isDone =
  /\b(?:we|I|they|team|customer|(?:was|were|got|been))\s(?:(?:have|has|had|then|just|all|now)\s){0,2}(?:upgraded|updated|moved|migrated|went|bumped|switched|took|taken|brought|raised|jumped)\b/i
/** Of the nodes with Windows that leaves nothing. */
const isOfControlPlane = (ahead: string) =>
  /\b(?:control[- ]planes?|masters?|cp)\b/i.test(ahead) &&
  !/\b(?:windows|clusters?|everything|all|both|(?<!\blinux\s)(?:nodes?|workers?))\b/i.test(ahead)
/** What does not work since then is no refusal of it. */
const isSince = /\b(?:after|since|following)\s(?:(?:the|our|a|an)\s)?$/i

/**
 * The version of a setup that is named by its number alone, “after we moved to 1.30”: in a sentence
 * about nodes or their cluster, and where all such numbers say the same. It counts where nothing
 * else tells of one.
 */
export function bareVersionsIn(doc: Document): readonly Observation[] {
  if (!/\bv?1\.(?:1[4-9]|[23]\d)\b/.test(doc.text) || isData(doc.text)) return []
  const first = onlyVersion(matchesOf(doc, versionNumber).filter((one) => isOfSetup(doc, one)))
  if (!first) return []
  const { ahead, whole: line } = sentenceOf(doc, first)
  const more = { weight: 'default', inferred: true } as const
  const { raw, place } = first
  if (isWindowsLater(doc) || (since.test(ahead) && isOfControlPlane(ahead))) {
    return serverVersionAt(raw, place, more)
  }
  return [
    ...(ofNodeAlone.test(line) && !ofWhole.test(line) ? [] : serverVersionAt(raw, place, more)),
    ...kubernetesVersionAt(raw, place, more),
  ]
}

function isOfSetup(doc: Document, found: Match): boolean {
  const { raw, place } = found
  const { ahead, behind, whole, isQuestion } = sentenceOf(doc, found)
  const line = lineOf(doc, place)
  if (alone.test(line)) return true
  if (isListedVersion(line, raw)) return isVersionOfNow(doc, found)
  if (hasVersionAlone(line) && !ofOthers.test(line) && isOfNoProgram(doc, line)) {
    // What answers a question or a command is of what was asked.
    const { above } = besideLine(doc, place)
    if (place.line > doc.first ? answered.test(above) : doc.command !== undefined) return false
    return isVersionOfNow(doc, found)
  }
  if (isBrokenSince(ahead, behind)) return isVersionOfNow(doc, found)
  const isShort =
    ofUs.test(ahead) || ofAll.test(ahead)
      ? isOfNoOther(doc, behind)
      : ofPart.test(ahead) && nextToUs.test(behind)
  if (!isShort && (!isInWords(whole) || !ofCluster.test(whole))) return false
  if (ofOthers.test(whole)) return false
  if (
    isAboutVersions(doc, place, raw) ||
    isElsewhere(doc, place, raw) ||
    isAsked(doc, place, raw)
  ) {
    return false
  }
  if (
    !isShort &&
    /^\s?(?:(?:to|through|and|or|oder|und|bis|auf|[-–—=]+>|→)\s|[-–—=]+>|→)/i.test(behind)
  )
    return false
  if (isUnderWay.test(ahead) || (soon.test(behind) && !isDone.test(ahead))) return false
  if (since.test(ahead)) {
    // Its number is that of the cluster.
    const before = ahead.replace(since, ' ').replaceAll(/\bkube-?proxy\b/gi, ' ')
    const [step = ''] = since.exec(ahead) ?? []
    const isTrouble =
      /^(?:after|since|following)\b/i.test(step) ||
      isSince.test(ahead.slice(0, ahead.length - step.length))
    const isOfServers = isOfControlPlane(ahead)
    if ((ofLinux.test(step) || systemBehind(doc, place, raw) === 'linux') && !isOfServers)
      return false
    return (
      !isBehindOtherProgram(before) &&
      (isTrouble || !isRefused(before)) &&
      !meant.test(isOfServers ? before.replaceAll(/\blinux\b/gi, ' ') : before) &&
      !isElsewhereIn(ahead, behind)
    )
  }
  if (ofLinux.test(ahead) || !isOfToday(doc, stated('kubernetesVersion', raw, raw, place))) {
    return false
  }
  return !isQuestion && isNow.test(ahead) && !isNotNow.test(ahead)
}

const answered = /\?\s*$|--(?:client|version)\b|^\s*(?:[$>#]|PS\b[^>\n]*>)\s?\S/

/** “cluster 1.26”, “nodes: 1.27.3” as all of a line, or what it begins with. */
const alone =
  /^[ \t]*(?:[-*•]\s)?(?:(?:the|our|my)\s)?(?:(?:windows|worker)\s)?(?:clusters?|nodes?|workers?|control[- ]plane)\s?[:=]?\s?v?1\.(?:1[4-9]|[23]\d)(?:\.\d{1,2})?[ \t]*(?:$|[,;(]|\.(?:\s|$))/i

/** Nothing in the text has numbers as high. */
const isOfNoProgram = ({ text }: Document, line: string) =>
  !ofProgram.test(text) && (ofWindowsNode.test(text) || text.trim() === line.trim())

const ofLinux = /\b(?:linux|ubuntu|debian|rhel)\b(?:(?!\bwindows\b)[^,;(]){0,60}$/i

const meant =
  /\b(?:will|would|want\w*|plan\w*|should|shall|going to|must|can(?:not)?|could|if|whether|try|trying|consider\w*|before|until|linux|another|other|test|what (?:happens|breaks|changes|comes))\b/i

/** A sentence, and no line of a log or of settings. */
const isInWords = (text: string) =>
  !/\d\d:\d\d:\d\d|\blevel=|["'][:=]|--[a-z]|[{}|\\]/.test(text) &&
  (text.match(/(?<![\w.-])\p{L}{1,20}(?=[\s,.;:!?)]|$)/gu)?.length ?? 0) > 2
