import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isBehindOtherProgram, isOfNodes, namesCluster } from './about-versions.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import { lineOf, sentenceBefore, systemBehind, wordsAround } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { isOfOthers } from '../meant/said.ts'
import { withReleaseBehind } from './release-behind.ts'
import { ofWholeCluster, stepsAbroad } from './steps-abroad.ts'
import {
  ofUpgrade,
  ofNodesUpgraded,
  ofNodesTaken,
  ofNodesThatWent,
  ofKubeletThatWent,
  ofUpgradeAbroad,
  ofBinaries,
  ofUpdate,
  ofNew,
  notDone,
  ofFields,
} from './upgrade-words.ts'

/** What is now, in a text about nodes. */
export const newIn = (doc: Document) => (isOfNodes(doc.text) ? matchesOf(doc, ofNew) : [])

/** What nodes have since they were upgraded. */
export const upgradesIn = (doc: Document): readonly Observation[] => [
  ...stepsAbroad(doc),
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

/** What the cluster has since it was upgraded, and its nodes where nothing else is told of them. */
export const clusterUpgradesIn = (doc: Document): readonly Observation[] =>
  [
    ...matchesOf(doc, ofUpgrade).filter(
      ({ raw, place }) => isUpgradeOfNode(doc, place, raw) && isOfCluster(doc, place, raw),
    ),
    ...ofWholeCluster(doc, matchesOf(doc, ofUpgradeAbroad)).filter(
      (found) =>
        namesCluster(lineOf(doc, found.place)) &&
        !isOfOtherProgram(doc, found) &&
        isDone(doc, found),
    ),
    ...(isOfNodes(doc.text) ? matchesOf(doc, ofFields) : []),
  ].flatMap(({ raw, place }) => [
    ...serverVersionAt(raw, place),
    ...kubernetesVersionAt(raw, place),
  ])

const isOfOtherProgram = (doc: Document, { raw, place }: Match) =>
  isBehindOtherProgram(
    sentenceBefore(wordsAround(doc, place, raw).ahead).replaceAll(/(?<=\d)\.(?=\d)/g, '_'),
  )

const isOfCluster = (doc: Document, place: Place, raw: string): boolean =>
  ofClusters.test(wordsAround(doc, place, raw).ahead)

const ofClusters = new RegExp(
  acrossLines`
    \b(?:upgrad\w{1,5}|rais(?:ed|ing)|lift(?:ed|ing)|bump(?:ed|ing)|updating|moving|taking|bringing)\b
    [^.,;]{0,40}\b(?:clusters?|control[- ]?planes?|masters?)\b
    (?:\s\([^()]{1,60}\))?[^,;]{0,60}$
  `,
  'i',
)

/** Other components have numbers of the same form. */
function isUpgradeOfNode(doc: Document, place: Place, raw: string): boolean {
  const before = wordsAround(doc, place, raw).ahead
  return (
    /\b(?:kubelet|kubeadm|kubernetes|k8s|nodes?|workers?)\b/i.test(lineOf(doc, place)) &&
    !/\b(?:antrea|containerd|plugins?|charts?|helm|drivers?|agents?|istio)\b/i.test(before)
  )
}
