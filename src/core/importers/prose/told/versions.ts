import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt } from '../../../model/observe.ts'
import { isData } from '../../is-data.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { ofWholeCluster } from '../versions/steps-abroad.ts'
import { isVersionOfNow, sentenceOf } from '../versions/version-of-now.ts'
import { ofOthers, ofProgram, onlyVersion, versionNumber } from '../versions/version-words.ts'
import { isOutput } from './grammar.ts'
import { lineOf } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** So short a text is about one cluster. */
const longest = 1_200
const ofCluster =
  /\bwindows|kube|\bk8s\b|\bpods?\b|\bclusters?\b|\b(?:AKS|EKS|GKE|RKE2?)\b|\bnodes?\b/i

const part = acrossLines`
  (?:
    clusters?|kubernetes|k8s|kube|setup|environment|AKS|EKS|GKE|RKE2|OpenShift|version|release
    |API\s?server|control\splane|nodes?|workers?|windows|kubelet|RuntimeClass
  )
`
const whose = String.raw`(?:(?:the|our|my|this|that|a|new|whole|all|windows|unser\w*|der|die)\s)*`
const is = String.raw`(?:is|are|on|now|still|currently|with|has|have|runs?|running|version|both|ist|sind|läuft|mit|auf)`
/** “We're on”, “the new one is”, “version”, “currently”: what of a clause leads to its number. */
const leads = new RegExp(
  [
    acrossLines`
      ^\W*(?:(?:and|so|hi|hello|luckily)\W+)?(?:
        (?:we|I|wir|they|everything|${whose}(?:new\sone|${part}))(?:['’](?:re|m|ve))?
          (?:\s${is})*
        |on|currently|now|today|heute|aktuell|jetzt|derzeit
      )\s?[:=]?\s
    `,
    String.raw`\b(?:kubernetes|k8s|kube|cluster|version|AKS|EKS|GKE)\s?[:=]?\s`,
    // “kube-proxy … runs on v1.19”
    String.raw`^\W*${whose}(?:kubelet|kube-?proxy|RuntimeClass|pods?|nodes?|cluster|windows)\b.{0,120}\son\s(?:version\s)?`,
    // “What version are you using?: 1.29”
    String.raw`\bversion\b[^\n]{0,80}\?[*_\s]{0,4}:?[*_\s]{0,4}`,
    String.raw`(?:^\s?|\sand\s|\s&\s)`,
  ]
    .map((one) => String.raw`(?:${one})["'\x60*_(]{0,3}v?$`)
    .join('|'),
  'i',
)
/** An item by itself, between commas. */
const isAlone = (near: string, behind: string) =>
  /^(?:[.!?;]\s)?\s?["'`*_]{0,2}v?$/.test(near) &&
  /^["'`*_]{0,2}\s?(?:$|[,;)|、，。]|\.(?:\s|$))/.test(behind)
/** “Plant 3: v1.27.16 kubeadm, …”: what made the cluster tells what the number is of, whatever the label says. */
const isLabelled = (near: string, behind: string) =>
  /^[\w\s-]{2,40}:\s["'\x60]?v?$/.test(near) &&
  !/\b(?:tools?|binar\w*|packages?|minimum|required|tested)\b/i.test(near) &&
  /^\s\(?(?:kubeadm|RKE2|k3s)\)?(?=[,;]|\.?$)/i.test(behind)
const isUnderWay =
  /\b(?:are|is|am|be|being|started?|keep|never|not|linux)\b[^.;]{0,40}\b(?:upgrad|updat|mov|migrat|go|switch|swap)|\blinux\b|n['’]t\b/i
/** “… upgraded to 1.33 and now …”: what is there since. */
const since = new RegExp(
  acrossLines`
    \b(?:
      upgraded|updated|moved|migrated|went|switched|upgrade done
      |(?:seit|nach|since|after|following)\s(?:dem|the|our|an?)\s(?:upgrade|update)
    )\b(?:[^.;]|\.(?=\d)){0,60}\b(?:to|auf)\s(?:version\s)?v?$
  `,
  'i',
)
const isPlanned = new RegExp(
  acrossLines`
    \b(?:
      before|want|plan(?!t)\w*|will|would|could|should|shall|may|might|must|try|trying|next|if|when
      |whether|can(?:not)?|going to (?:upgrade|move|go)|wenn|falls|wollen|sollen|möchten|planen
      |prior to|until|thinking|consider\w*
    )\b[^.;]{0,60}$
  `,
  'i',
)
const notNow = new RegExp(
  acrossLines`
    ^\s?\((?:kube-?proxy|kubectl|client|kubelet)\)
    |^\s?[-–—]\s?v?1\.\d
    |^\s(?:
      would|will|could|should|might|was|were|had|before|until|is\snext|on\s(?:the\s|our\s)?linux
      |for\s(?:the\s|our\s)?linux
      |(?:->|=>|→|to|auf|bis|nach|or|oder)(?=\s)
      |[-=]>|→
    )
  `,
  'i',
)
/** “… is documented” */
const inGeneral =
  /^[^.;!?]{0,60}\b(?:is|are)\s(?:not\s)?(?:documented|supported|possible|required|deprecated|recommended|unsupported|tested)\b/i
const ends = /^["'\x60*_)]{0,3}(?:$|[.,;:!?)(|/、，。&]|\s)/
/** “We are on 1.22, so it is fine, right?” asks for something else. */
const asksBehind =
  /^[^?]*,\s(?:so|right|correct|ok|oder|is|are|what|which|how|why|does|do|should|can)\b/i
const command = /\(`?kubectl version[^)\n]{0,30}\)/i
const ofTools = /\b(?:kubectl|kube-?proxy|client|cni|plug-?in)\b/i

/**
 * The version of a setup in a short text that has one number as high: no name need stand beside it
 * where the words do not give it to a program, another time or another cluster.
 */
export function versionTold(doc: Document): readonly Observation[] {
  if (doc.text.length > longest || !ofCluster.test(doc.text) || isData(doc.text)) return []
  if (ofProgram.test(doc.text)) return []
  const first = onlyVersion(matchesOf(doc, versionNumber).filter((one) => isOfSetup(doc, one)))
  if (!first || ofWholeCluster(doc, [first]).length === 0) return []
  const more = { weight: 'default', inferred: true } as const
  return [
    ...serverVersionAt(first.raw, first.place, more),
    ...kubernetesVersionAt(first.raw, first.place, more),
  ]
}

function isOfSetup(doc: Document, found: Match): boolean {
  const line = lineOf(doc, found.place)
  const { ahead, behind, isQuestion } = sentenceOf(doc, found)
  // A number that is all of a line is of what stands above it.
  if (isOutput(line) || !ends.test(behind) || line.replaceAll(/[^\p{L}]/gu, '').length < 3) {
    return false
  }
  const near =
    ahead
      .replace(command, 'version')
      .split(/[,;(、，。]/)
      .at(-1) ?? ''
  if (ofTools.test(near) && !/\son\sv?$/i.test(near)) return false
  if (ofOthers.test(near) || isPlanned.test(ahead) || notNow.test(behind)) return false
  if (inGeneral.test(behind) || (isQuestion && !asksBehind.test(behind))) return false
  if (/1\.\d{2}\s?[-–—]\s?v?$/.test(ahead)) return false
  if (since.test(ahead)) return !isUnderWay.test(ahead)
  return (
    (leads.test(near) || isAlone(near, behind) || isLabelled(near, behind)) &&
    isVersionOfNow(doc, found)
  )
}
