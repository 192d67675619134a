import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../model/observe.ts'
import { isData } from '../is-data.ts'
import { matchesOf, type Match } from '../text-of.ts'
import { isAboutVersions, isBehindOtherProgram } from './about-versions.ts'
import { isAsked } from './asked.ts'
import { isRefused } from './said.ts'
import { isElsewhereIn } from './elsewhere.ts'
import { indexInLine, isElsewhere, lineOf } from './lines.ts'
import { isListedVersion, isVersionAlone } from './listed-version.ts'
import { isOfToday } from './past.ts'
import { hasVersionAlone } from './version-alone.ts'

/** So high are the numbers of few other programs, and no amount. */
const number =
  /(?<![\w.:/@=<>~^+-])v?(1\.(?:1[4-9]|2\d|3\d)(?:\.\d{1,2}(?:[-+][a-z][\w.+-]{1,40})?)?)(?![\w/:%]|\.\d|\.x|\+|\s?(?:[KMGT]i?B?|GHz|ms|s|min|seconds?|minutes?|hours?|times|percent|cores?|CPUs?|€|\$)\b|,\d)/gi

/** “We run 1.18”, “we're on 1.29 now” */
const ofUs =
  /^[.;!?\s]{0,3}(?:(?:so|and|hi|hello|now)[,\s]\s?)?(?:we|I)(?:['’](?:re|m))?\s(?:(?:are|am|currently|now|still|already)\s){0,2}(?:on|at|run|running|use|using|have)\s(?:version\s)?v?$/i
const nextToUs =
  /^(?:$|[.,;]|\s(?:and(?!\s(?:\w{1,12}\s)?v?\d)|here|now|with|on\s(?:windows|server|ltsc|aks|eks|gke|prem)|in\s(?:prod|test)\w*)\b)/i
/** Programs with numbers as high, of which a sentence beside may speak. */
const highToo =
  'antrea|fluentd|elastic\\w*|kafka|rook|mesh|argo\\w*|istio|envoy|linkerd|golang|cert-manager|cilium|dapr|nginx|ingress|telegraf|vault|consul|terraform|agents?|charts?|drivers?'
const ofHighToo = new RegExp(String.raw`\b(?:${highToo})\b`, 'i')
const ofWindowsNode = /\b(?:kubelet|kube-?proxy|kubernetes|k8s|windows|pods?|nodes?)\b/i
const isOfNoOther = ({ text }: Document, behind: string) =>
  nextToUs.test(behind) && ofWindowsNode.test(text) && !ofHighToo.test(text)
/** “kube-proxy on 1.22 with …”, where the rest is no sentence */
const ofPart =
  /^[.;!?\s]{0,3}(?:(?:our|the)\s)?(?:kubelet|kube-?proxy|cluster)(?:\s(?:is|runs))?\s(?:on|at)\sv?$/i

/** What a cluster consists of, in the sentence of the number. */
const ofCluster =
  /\b(?:kubernetes|k8s|kubelets?|kubeadm|kube-?proxy|(?:control|data)[- ]planes?|clusters?|AKS|EKS|GKE|RKE2|K3s|OpenShift|(?:windows|worker|linux)\s(?:server\s)?(?:nodes?|workers?|pools?|machines?|hosts?)|nodes?|workers?|node ?pools?|knoten|(?:host-?process|windows) (?:pods?|containers?))\b/i
const ofNodeAlone =
  /\b(?:kubelets?|kube-?proxy|nodes?|workers?|(?:node ?)?pools?|machines?|hosts?|knoten)\b/i
const ofWhole =
  /\b(?:clusters?|kubernetes|k8s|control[- ]planes?|masters?|AKS|EKS|GKE|everything)\b/i

/** The same, and what counts other things. */
const ofOthers = new RegExp(
  String.raw`\b(?:${highToo}|redis|helm|csi|go(?=\s?v?1\.)|plugins?|add-?ons?|velero|traefik|minio|core-?dns|cni|exporter|operators?|chrome|provider|modules?|cli|kubectl|images?|tags?|apps?|applications?|our (?:app|product|service|software))\b`,
  'i',
)

const whole = String.raw`(?:kubernetes|k8s|kubelets?|kube-?proxy|kubeadm|(?:control|data)[- ]planes?|masters?|clusters?|AKS|EKS|GKE|RKE2|K3s|OpenShift|(?:node ?)?pools?|nodes?|workers?|machines?|hosts?|knoten)`
/** What lies between the cluster and its number. */
const between = String.raw`(?:["'\x60*]{0,2}[\s,:(=-]{1,3}(?:(?:is|are|am|been|has|have|runs?|running|uses?|using|now|currently|still|already|all|both|also|here|today|in use|on|at|with|version|release|kubernetes|k8s|ist|sind|läuft|laufen|haben|nutzen|jetzt|auf|mit)(?=[\s,:(=-]))?){1,7}`
/** Words before it that say that it is there now: those of the cluster, and not of what is on it. */
const isNow = new RegExp(
  String.raw`(?:\b(?:we|I|wir|everything|environment|setup|umgebung|pods?(?=\son\s))(?:['’](?:re|m|ve))?|^[\s>*-]{0,6}(?:(?:on|at|running|using|version)(?=\s))?|(?:(?<!\b(?:on|of|in|for|to|from|by|with|per|auf|von|im)\s(?:(?:the|our|all|its|these|those|each|every|my|den|unserem|unseren)\s)?(?:[\w-]{1,12}\s){0,2})|\b(?:version|release|kubelets?|kubernetes|k8s)\s(?:on|of|in|for|auf)\s(?:[\w-]{1,12}\s){0,3})(?<!\blinux\s(?:server\s)?)\b${whole})${between}["'\x60]?v?$`,
  'i',
)
/** What is past, meant for later, or holds in general. */
const isNotNow =
  /\b(?:was|were|had|used to|formerly|previously|earlier|old|before|until|since kubernetes|from|older|newer|least|minimum|than|between|up to|will|would|want\w*\sto\s(?:go|be|have|move|switch|migrate|up\w+)|plan\w*|should|shall|going to|must|can(?:not)?|could|may|might|if|whether|when|once|support\w*|require\w*|recommend\w*|try|tried|trying|test\w*|consider\w*|another|other|different|second|docs?|documentation|says?|said|claims?|in|removed|deprecated|dropped|introduced|added|fixed|works? fine|worked|war|waren|hatten|wollen|sollen|werden|können|falls|ob|wenn|ab|bis|von|vor)\b/i
/** “… was upgraded to 1.30”, “after we moved from 1.29 to 1.30”: what is so since then. */
const step = String.raw`(?:\s(?:the|our|all|to|kubernetes|k8s|aks|eks|gke|rke2|rancher|cluster|nodes?|windows|worker|workers|pools?|machinedeployments?|control[- ]plane|whole|everything|version|von|from|v?1\.\d{2}(?:\.\d{1,2})?|auf|of)){0,8}\s(?:to|auf|[-–=]+>|→)(?:\s(?:version|kubernetes|k8s|v))?\s["'\x60(]?v?$`
const since = new RegExp(
  String.raw`\b(?:upgraded|updated|moved|migrated|went|bumped|switched|swapped|exchanged|taken|brought|raised|jumped|upgrading|updating|moving|going|upgrade|update|migration|aktualisiert|gehoben|umgestellt)\b${step}|\b(?:after|since|following)\s(?:(?:the|our|a|an|aks|eks|gke|rke2|k8s|kubernetes|cluster)\s){0,2}(?:bumping|raising|taking|bringing|migrating|jumping|bump|jump)\b${step}`,
  'i',
)
/** “We are moving to 1.29”, “moving our workers next week”: what is not so yet. */
const isUnderWay =
  /(?:\b(?:are|is|am|be|start|started|keep)|['’](?:re|m))\s(?:(?:now|currently|just|also)\s)?(?:upgrading|updating|moving|going|bumping|raising|taking|bringing|migrating|jumping|switching)\b[^;!?\n]{0,80}$/i
const soon =
  /^[^.;!?\n]{0,60}\b(?:tomorrow|next (?:week|weekend|month|quarter|year|sprint)|soon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|is (?:planned|scheduled|due))\b/i
/** What does not work since then is no refusal of it. */
const isSince = /\b(?:after|since|following)\s(?:(?:the|our|a|an)\s)?$/i

/**
 * The version of a setup that is named by its number alone, “after we moved to 1.30”: in a sentence
 * about nodes or their cluster, and where all such numbers say the same. It counts where nothing
 * else tells of one.
 */
export function bareVersionsIn(doc: Document): readonly Observation[] {
  if (!/\bv?1\.(?:1[4-9]|[23]\d)\b/.test(doc.text) || isData(doc.text)) return []
  const found = matchesOf(doc, number).filter((one) => isOfSetup(doc, one))
  const [first, ...others] = found
  if (!first || others.some(({ raw }) => !isSame(raw, first.raw))) return []
  const line = sentenceOf(doc, first).whole
  const more = { weight: 'default', inferred: true } as const
  const { raw, place } = first
  return [
    ...(ofNodeAlone.test(line) && !ofWhole.test(line) ? [] : serverVersionAt(raw, place, more)),
    ...kubernetesVersionAt(raw, place, more),
  ]
}

const isSame = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)

function sentenceOf(doc: Document, { raw, place }: Match) {
  const line = lineOf(doc, place)
  const at = Math.max(indexInLine(doc, place, raw), 0)
  const start = Math.max(
    ...[...line.slice(0, at).matchAll(/[.!?;](?=\s)|^/g)].map(({ index }) => index),
  )
  const rest = line.slice(at + raw.length)
  const end = /[.!?;](?=\s|$)|$/.exec(rest)?.index ?? rest.length
  return {
    ahead: line.slice(start, at),
    behind: rest.slice(0, end),
    whole: line.slice(start, at + raw.length + end),
    isQuestion: rest[end] === '?',
  }
}

function isOfSetup(doc: Document, found: Match): boolean {
  const { raw, place } = found
  const { ahead, behind, whole, isQuestion } = sentenceOf(doc, found)
  const line = lineOf(doc, place)
  if (alone.test(line) || isItem(line, raw) || isAlone(doc, line)) return true
  if (isListedVersion(line, raw)) {
    return (
      !isAsked(doc, place, raw) && !isElsewhere(doc, place, raw) && !isAboutVersions(doc, place)
    )
  }
  if (hasVersionAlone(line) && !ofOthers.test(line) && !ofHighToo.test(doc.text)) {
    // What answers a question or a command is of what was asked.
    const above = doc.text.split('\n', place.line - doc.first).at(-1) ?? ''
    if (place.line > doc.first ? answered.test(above) : doc.command !== undefined) return false
    return !isElsewhere(doc, place, raw) && !isAsked(doc, place, raw)
  }
  const isShort = ofUs.test(ahead)
    ? isOfNoOther(doc, behind)
    : ofPart.test(ahead) && nextToUs.test(behind)
  if (!isShort && (!isInWords(whole) || !ofCluster.test(whole))) return false
  if (ofOthers.test(whole)) return false
  if (isAboutVersions(doc, place) || isElsewhere(doc, place, raw) || isAsked(doc, place, raw)) {
    return false
  }
  if (
    !isShort &&
    /^\s?(?:(?:to|through|and|or|oder|und|bis|auf|[-–—=]+>|→)\s|[-–—=]+>|→)/i.test(behind)
  )
    return false
  if (isUnderWay.test(ahead) || soon.test(behind)) return false
  if (since.test(ahead)) {
    // Its number is that of the cluster.
    const before = ahead.replace(since, ' ').replaceAll(/\bkube-?proxy\b/gi, ' ')
    const [step = ''] = since.exec(ahead) ?? []
    const isTrouble =
      /^(?:after|since|following)\b/i.test(step) ||
      isSince.test(ahead.slice(0, ahead.length - step.length))
    return (
      !isBehindOtherProgram(before) &&
      (isTrouble || !isRefused(before)) &&
      !meant.test(before) &&
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

/** “calico 3.26, 1.27, Windows Server 2019”: an item of a list with the system, which has no name. */
const isItem = (line: string, raw: string) =>
  new RegExp(
    String.raw`(?:^|, )v?${raw.replaceAll('.', String.raw`\.`)}(?=, (?:on )?(?:Windows |WS ?)(?:Server )?20(?:16|19|22|25)\b)`,
  ).test(line)

/** A number as all of a line, where the rest is of Windows nodes, or there is no rest. */
const isAlone = ({ text }: Document, line: string) =>
  isVersionAlone(line) &&
  !ofHighToo.test(text) &&
  (ofWindowsNode.test(text) || text.trim() === line.trim())

const ofLinux = /\b(?:linux|ubuntu|debian|rhel)\b(?:(?!\bwindows\b)[^,;(]){0,60}$/i

const meant =
  /\b(?:will|would|want\w*|plan\w*|should|shall|going to|must|can(?:not)?|could|if|whether|try|trying|consider\w*|before|until|linux|another|other|test|what (?:happens|breaks|changes|comes))\b/i

/** A sentence, and no line of a log or of settings. */
const isInWords = (text: string) =>
  !/\d\d:\d\d:\d\d|\blevel=|["'][:=]|--[a-z]|[{}|\\]/.test(text) &&
  (text.match(/(?<![\w.-])\p{L}{1,20}(?=[\s,.;:!?)]|$)/gu)?.length ?? 0) > 2
