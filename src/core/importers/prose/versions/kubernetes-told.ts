import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { isAboutVersions, isOfNodes } from './about-versions.ts'
import { besideNodeIn } from './beside-node.ts'
import { clusterVersionIn } from './cluster-version.ts'
import { kubeletsIn } from './kubelet-version.ts'
import { isElsewhere, lineOf, wordsAround } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { isFirstOfPlace, ofOneValue } from '../once.ts'
import { plannedFromIn } from './planned-from.ts'
import { withReleaseBehind } from './release-behind.ts'
import { rolesIn } from './roles.ts'
import { sinceUpgrade } from './since-upgrade.ts'
import { toldTogether } from './told-together.ts'
import { minorNumber as number } from './upgrade-words.ts'
import { clusterUpgradesIn, newIn, upgradesIn } from './upgrades.ts'
import { isBehindControlPlane, isOfControlPlane, systemOf } from '../hosts/which-nodes.ts'
import { isWindowsLater } from './windows-later.ts'
import {
  ofCluster,
  ofClusterInAsia,
  ofKubeadm,
  ofClusterInEurope,
  ofFailing,
  ofVariable,
  ofCases,
  ofClusterInBrackets,
  ofClusterListed,
  ofDistribution,
  ofSentence,
  besideRuntime,
  ofNodeInBrackets,
  ofProxy,
  ofKubectl,
  printed,
  printedByClient,
  serverLine,
} from './kubernetes-told-words.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** “Kubernetes v1.21.2 (kubelet)” */
const withRole = (role: string) =>
  new RegExp(String.raw`\b(?:kubernetes|k8s)\s${number}\s?\((?=${role}\))`, 'gi')
const ofKubeletBehind = withRole('kubelet')
const ofProxyBehind = withRole('kube-?proxy')

/** The versions that people tell, those among them that they mean to have. */
export function versionsIn(doc: Document): readonly Observation[] {
  const told = [
    ...ofOneValue(matchesOf(doc, ofKubeadm)),
    ...[
      ofCluster,
      ofClusterInAsia,
      ofClusterInEurope,
      ofFailing,
      ofClusterInBrackets,
      ofClusterListed,
      ofDistribution,
      ofVariable,
      ofCases,
      besideRuntime,
    ].flatMap((one) => matchesOf(doc, one)),
    ...besideNodeIn(doc),
    ...plannedFromIn(doc),
    ...matchesOf(doc, ofSentence).filter(({ place }) => isOfNodes(lineOf(doc, place))),
    ...newIn(doc),
  ].map((one) => withReleaseBehind(doc, one))
  const cluster = told.filter(
    ({ raw, place }) =>
      !isAboutVersions(doc, place, raw) &&
      !isElsewhere(doc, place, raw) &&
      !isAnswer(doc, place, raw) &&
      !isOfOther(doc, place, raw),
  )
  const ofNodes = [
    ...upgradesIn(doc),
    ...toldTogether(doc),
    ...rolesIn(doc),
    ...[
      ...kubeletsIn(doc),
      ...[ofNodeInBrackets, ofKubeletBehind].flatMap((one) => matchesOf(doc, one)),
      ...cluster.filter((one) => systemOf(doc, one) === 'windows'),
    ].flatMap(({ raw, place }) =>
      isBehindControlPlane(doc, place)
        ? serverVersionAt(raw, place)
        : kubernetesVersionAt(raw, place),
    ),
  ]
  const ofClusters = sinceUpgrade(doc, [
    ...cluster
      .filter((one) => systemOf(doc, one) !== 'windows')
      .flatMap(({ raw, place }) => [
        ...serverVersionAt(raw, place),
        ...(isOfControlPlane(doc, place, raw) ? [] : kubernetesVersionAt(raw, place)),
      ]),
    ...clusterVersionIn(doc),
    ...clusterUpgradesIn(doc),
  ])
  // Where the kubelet has a number of its own, that of the cluster is not the node's.
  const ofNow = ofNodes.filter((one) => isOfToday(doc, one))
  const own = minorsOf(ofNow)
  const isApart =
    isWindowsLater(doc) ||
    ofNow.some(({ decision }) => decision === 'kubernetesRelease') ||
    (own.length > 0 && !minorsOf(ofClusters).some((one) => own.includes(one)))
  return [
    ...(isApart
      ? ofClusters.filter(
          ({ decision }) => decision !== 'kubernetesRelease' && decision !== 'kubernetesVersion',
        )
      : ofClusters),
    ...matchesOf(doc, serverLine).flatMap(({ raw, place }) => serverVersionAt(raw, place)),
    ...matchesOf(doc, printed).flatMap(({ raw, place }) => serverVersionAt(raw, place)),
    ...matchesOf(doc, printedByClient).map(({ raw, place }) =>
      stated('kubectl.version', raw.replace(/^v/, ''), raw, place),
    ),
    ...[ofProxy, ofProxyBehind]
      .flatMap((one) => matchesOf(doc, one))
      .map(({ raw, place }) => stated('kubeProxy.version', raw.replace(/^v/, ''), raw, place)),
    ...matchesOf(doc, ofKubectl).map(({ raw, place }) =>
      stated('kubectl.version', raw.replace(/^v/, ''), raw, place),
    ),
    ...ofNodes,
  ].filter(isFirstOfPlace())
}

const minorsOf = (all: readonly Observation[]) =>
  all.flatMap(({ decision, value }) => (decision === 'kubernetesVersion' ? [value] : []))

const componentBehind = new RegExp(
  acrossLines`
    ^\s?(?:
      \((?:kubelet|kube-?proxy|kubectl)\)
      |\(client[^()\n]{0,30}\bserver\s?[:=]?\sv?1\.
      |(?:is|are)\s(?:not|no longer)\s(?:yet\s)?supported\b
    )
  `,
  'i',
)
/** Those were never so old: “containerd is the one of RKE2 (1.7.22)”. */
const neverSoOld = /\b(?:rke2|k3s|k0s|microk8s)\W{0,3}v?$/i

/** A component stands in brackets behind it, or that it is not supported, or it is of what came later. */
function isOfOther(doc: Document, place: Place, raw: string): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  return componentBehind.test(behind) || (/^v?1\.\d(?!\d)/.test(raw) && neverSoOld.test(ahead))
}

const answerAhead = new RegExp(
  acrossLines`
    (?<!\(use ["'\x60]?)\b(?:kubelet|kube-?proxy|kubectl)(?:\.exe)?["'\x60]?
    (?:\s(?:--?)?(?:version|says|shows|prints|reports)\b[^\n.,;]{0,30}|\s?[:=]\s{0,3})\b
    kubernetes\W{0,6}v?$
  `,
  'i',
)
/** “kubelet --version says Kubernetes v1.27.3”, `kubelet: Kubernetes v1.27.3` */
const isAnswer = (doc: Document, place: Place, raw: string): boolean =>
  answerAhead.test(wordsAround(doc, place, raw).ahead)
