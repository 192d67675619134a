import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isBehindOtherProgram, isOfNodes, namesCluster } from './about-versions.ts'
import { lineOf, sentenceBefore, systemBehind, wordsAround } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { isOfOthers } from '../meant/said.ts'
import { withReleaseBehind } from './release-behind.ts'
import { high } from './version-words.ts'

/** The number of a release of Kubernetes, as its group. */
export const minorNumber = String.raw`[*_\x60]{0,2}(?:v\.?)?(1\.\d{1,2}(?:\.\d{1,3})?(?:[-+](?!v?1\.\d{2})[\w.+-]{1,40})?)(?:\b|(?=v\b))(?!\.\d|(?:\.x)?\s?(?:[-–—=]+>?\s?v?1\.\d{2}|→)|(?:\.x|[-+][\w.+-]{1,40})?\s(?:through|up to|to)\s(?:\w{1,12}\s)?v?1\.\d{2})`

/** “Upgraded the worker from v1.34.3 to v1.35.1”, “Upgrade 1.27.10 -> 1.31.2 (kubeadm)”. */
const ofUpgrade = new RegExp(
  String.raw`\bupgrad(?:e[ds]?|ing)\b[^\n.,;]{0,60}?\s(?:from\s)?(?:version\s)?v?1\.\d{2}(?:\.\d{1,3})?\s(?:to|[-=–—]>|→)\s(?:version\s)?${minorNumber}`,
  'gi',
)
/** “After upgrading our Windows nodes to 1.30”; what is planned is not so yet. */
const ofNodesUpgraded = new RegExp(
  String.raw`\b(?:upgraded|updated|(?:after|since)\s(?:upgrading|updating|(?:the\s|an?\s)?(?:upgrade|update)\sof))\b[^\n.,;]{0,40}?(?<!\blinux\s)\b(?:nodes?|workers?|kubelets?|node ?pools?)(?:\s[\w-]{1,40}){0,2}?(?:\s\([^()\n]{1,60}\))?\sto\s(?:(?:version|kubernetes|k8s)\s)?${minorNumber}`,
  'gi',
)
/** “After we took the Windows pool from 1.26 to 1.28”; both numbers are as high as those of Kubernetes. */
const ofNodesTaken = new RegExp(
  String.raw`\b(?:took|moved|brought|bumped|raised|went)\b[^\n.,;]{0,40}?(?<!\blinux\s)\b(?:nodes?|workers?|kubelets?|pools?)(?:\s[\w-]{1,40}){0,2}?\sfrom\s(?:version\s)?v?1\.\d{2}(?:\.\d{1,3})?\sto\s(?:version\s)?(?=v?1\.\d{2})${minorNumber}`,
  'gi',
)
/** “The Windows workers went from 1.27.3 to 1.28.4.” */
const ofNodesThatWent = new RegExp(
  String.raw`(?<!\b(?:linux|ubuntu|control[- ]plane)\s)\b(?:nodes?|workers?|kubelets?|pools?)(?:\s(?:has|have|had|just|all|then))?\s{1,3}(?:went|moved|jumped|(?:was|were|got|been)\s(?:upgraded|updated|moved|taken|brought))\s(?:up\s)?from\s(?:version\s)?v?1\.\d{2}(?:\.\d{1,3})?\sto\s(?:version\s)?(?=v?1\.\d{2})${minorNumber}`,
  'gi',
)

/** “The kubelet on win-3 was upgraded to 1.28.4.” */
const ofKubeletThatWent = new RegExp(
  String.raw`\bkubelets?(?:\s(?:on|of)\s(?:(?:the|our|all|windows)\s){0,2}(?!linux)[\w.-]{1,40})?\s(?:was|were|got|(?:has|have)\sbeen)\s(?:upgraded|updated|moved|taken|brought|raised)\s(?:up\s)?to\s(?:version\s)?(?=v?1\.\d{2})${minorNumber}`,
  'gi',
)

const before = String.raw`v?1\.\d{2}(?:\.\d{1,3})?`
/** The same in other languages: “von 1.23 auf 1.24.3 aktualisiert”, “1.23 から 1.24.3 に更新した”, “从 1.23 升级到 1.24”. */
const ofUpgradeAbroad = new RegExp(
  String.raw`\bvon\s(?:Version\s)?${before}\sauf\s(?:Version\s)?${minorNumber}(?=\s(?:[\p{L}-]{1,15}\s){0,2}(?:aktualisiert|gehoben|angehoben|umgestellt|upgegraded|upgedatet|migriert|gebracht|gegangen|hochgezogen)(?![\p{L}]))|\b(?:Update|Upgrade|Umstellung|Aktualisierung|Wechsel)\svon\s${before}\sauf\s(?:Version\s)?${minorNumber}|${before}\s?(?:から|より)\s?${minorNumber}\s?(?:に|へ|まで)\s?(?:更新|アップグレード|アップデート|バージョンアップ|移行)(?!\s?(?:する|予定|したい|しよう|の予定|を(?:予定|検討|計画)))|从\s?${before}\s?(?:版本?)?(?:升级|更新|升)(?:到|至|为)了?\s?${minorNumber}(?!\s?(?:之?前))|(?:mis(?:e|es)?\sà\s(?:jour|niveau)|passée?s?|migrée?s?|montée?s?|actualizado|actualizamos|atualizado|atualizamos|aggiornato)\s(?:(?:le|la|el|il|o|notre|nuestro|nosso|cluster|clúster|Kubernetes|version)\s){0,3}(?:de|du|desde|da)\s(?:la\s)?(?:version\s)?${before}\s(?:à|a|vers|en|para)\s(?:la\s)?(?:version\s)?${minorNumber}`,
  'giu',
)
const isHigh = String.raw`(?=v?${high}\b)`
/** “The Windows workers got the 1.27.3 binaries”, “we swapped kubelet.exe for the one of 1.27.3” */
const ofBinaries = new RegExp(
  String.raw`(?<!\blinux\s)\b(?:nodes?|workers?|hosts?|pools?)\s(?:(?:all|just|have|has|now)\s){0,2}(?:got|received)\s(?:(?:the|new)\s){0,2}${isHigh}${minorNumber}(?=\s(?:binaries|kubelets?|programs|build)\b)|(?<!\b(?:was|not|be|will|would|should|must|can)\s)\b(?:swapped|exchanged|replaced)\s(?:(?:the|our|old)\s){0,2}(?:kubelet(?:\.exe)?|binaries)\s(?:[\w.]{1,14}\s){0,4}?(?:for|by|with)\s(?:the\s)?(?:(?:one|that|binary|version|release)\s(?:(?:of|from)\s)?)?${isHigh}${minorNumber}|\brolled\s(?:the|our|all)\s(?:windows\s)?(?:nodes?|workers?|pools?|kubelets?)\s(?:forward\s|up\s)?to\s(?:version\s)?${isHigh}${minorNumber}|\bTausch\s(?:(?:der|des|von)\s)?kubelet(?:\.exe)?\s(?:gegen|durch)\s(?:(?:die|Version)\s){0,2}${isHigh}${minorNumber}`,
  'gi',
)

/** “The node has no kubelet since the update to 1.27.6.” */
const ofUpdate = new RegExp(
  String.raw`(?<!\bwhat\s(?:happens|breaks|changes|comes)\s)\b(?:since|after)\s(?:the|an?|our|its|their)\s(?:last\s|latest\s)?(?:update|upgrade)\sto\s(?:(?:version|kubernetes|k8s)\s)?(?=[*_\x60]{0,2}v?1\.\d{2})${minorNumber}`,
  'gi',
)

/** “New image: v1.30.2”, “after: v1.30.2”, as people set what is beside what was; no other number is as high. */
const ofNew = new RegExp(
  String.raw`(?:^[ \t]*(?:[-*•]\s)?|[.,;(]\s)(?:(?:the\s)?(?:new|current)\s(?:\w{2,10}\s)?(?:version|release|image|AMI|template|nodes?|pool|cluster|setup)|new|now|after(?:wards)?|neu|nachher|jetzt)\s?[:=]\s{0,3}(?=v1\.(?:1[4-9]|[23]\d)\.\d)${minorNumber}(?!\s(?:of|for)\b)`,
  'gim',
)

/** What is now, in a text about nodes. */
export const newIn = (doc: Document) => (isOfNodes(doc.text) ? matchesOf(doc, ofNew) : [])

/** What nodes have since they were upgraded. */
export const upgradesIn = (doc: Document): readonly Observation[] => [
  ...[ofUpgrade, ofNodesUpgraded, ofNodesTaken, ofUpdate].flatMap((one) =>
    matchesOf(doc, one)
      .map((found) => withReleaseBehind(doc, found))
      .flatMap(({ raw, place }) =>
        isUpgradeOfNode(doc, place, raw) && !isOfCluster(doc, place, raw)
          ? kubernetesVersionAt(raw, place)
          : [],
      ),
  ),
  ...[ofNodesThatWent, ofKubeletThatWent, ofBinaries].flatMap((one) =>
    matchesOf(doc, one).flatMap((found) =>
      isDone(doc, found) ? kubernetesVersionAt(found.raw, found.place) : [],
    ),
  ),
]

/** Whether a change took place, and here: not “if we …”, “we never …”, “… on the Linux nodes”, “… in the lab”. */
function isDone(doc: Document, found: Match): boolean {
  const { raw, place } = found
  const { ahead } = wordsAround(doc, place, raw)
  const clause =
    sentenceBefore(ahead)
      .split(/\b(?:after|since|as)\b|,/i)
      .at(-1) ?? ''
  return (
    !notDone.test(clause) &&
    systemBehind(doc, place, raw) !== 'linux' &&
    !isOfOthers(doc, found) &&
    isOfToday(doc, stated('kubernetesVersion', raw, raw, place))
  )
}

const notDone =
  /\b(?:if|once|whether|when|before|vor|no|not|never|without|plan\w{0,4}|will|would|could|can|should|may|might|must|want\w{0,2}|linux|lnx\S*)\b|n['’]t\b/i

/** What the cluster has since it was upgraded, and its nodes where nothing else is told of them. */
export const clusterUpgradesIn = (doc: Document): readonly Observation[] =>
  [
    ...matchesOf(doc, ofUpgrade).filter(
      ({ raw, place }) => isUpgradeOfNode(doc, place, raw) && isOfCluster(doc, place, raw),
    ),
    ...matchesOf(doc, ofUpgradeAbroad).filter(
      (found) =>
        namesCluster(lineOf(doc, found.place)) &&
        !isOfOtherProgram(doc, found) &&
        isDone(doc, found),
    ),
  ].flatMap(({ raw, place }) => [
    ...serverVersionAt(raw, place),
    ...kubernetesVersionAt(raw, place),
  ])

const isOfOtherProgram = (doc: Document, { raw, place }: Match) =>
  isBehindOtherProgram(
    sentenceBefore(wordsAround(doc, place, raw).ahead).replaceAll(/(?<=\d)\.(?=\d)/g, '_'),
  )

const isOfCluster = (doc: Document, place: Place, raw: string): boolean =>
  /\bupgrad\w{1,5}\b[^.,;]{0,40}\b(?:clusters?|control[- ]?planes?|masters?)\b[^,;]{0,60}$/i.test(
    wordsAround(doc, place, raw).ahead,
  )

/** Other components have numbers of the same form. */
function isUpgradeOfNode(doc: Document, place: Place, raw: string): boolean {
  const before = wordsAround(doc, place, raw).ahead
  return (
    /\b(?:kubelet|kubeadm|kubernetes|k8s|nodes?|workers?)\b/i.test(lineOf(doc, place)) &&
    !/\b(?:antrea|containerd|plugins?|charts?|helm|drivers?|agents?|istio)\b/i.test(before)
  )
}
