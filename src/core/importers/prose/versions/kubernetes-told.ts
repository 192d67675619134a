import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt, stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { isAboutVersions, isOfNodes } from './about-versions.ts'
import { besideNodeIn } from './beside-node.ts'
import { clusterVersionIn } from './cluster-version.ts'
import { between, kubeletsIn, versionWord } from './kubelet-version.ts'
import { isElsewhere, lineOf, wordsAround } from '../lines.ts'
import { isOfToday } from '../meant/past.ts'
import { isFirstOfPlace, ofOneValue } from '../once.ts'
import { withReleaseBehind } from './release-behind.ts'
import { rolesIn } from './roles.ts'
import { sinceUpgrade } from './since-upgrade.ts'
import { toldTogether } from './told-together.ts'
import { clusterUpgradesIn, minorNumber as number, newIn, upgradesIn } from './upgrades.ts'
import { isBehindControlPlane, isOfControlPlane, systemOf } from '../hosts/which-nodes.ts'
import { isWindowsLater } from './windows-later.ts'

/** What a release brought is not what a cluster has. */
const behind = String.raw`(?<!\b(?:since|before|until|after|than|removed in|deprecated in|up to|from|through|starting (?:with|in|from|at)|as of|(?:alpha|beta|stable|available|supported|introduced|dropped|fixed|resolved|GA) in)\s{1,3})`
const ofCluster = new RegExp(
  String.raw`${behind}(?:\b(?:kubernetes|k8s|kube(?=:? v?1\.(?:1[4-9]|[23]\d)\b)|aks|eks|gke|rke2|k3s|k0s|microk8s|(?<!\[upgrade\/versions\] )kubeadm)|쿠버네티스|(?<=\[upgrade\/versions\] )cluster)(?:\s+(?:cluster|node|server|release|today|currently|now|heute|aktuell)){0,2}(?:\s+ver(?:sion)?\b\.?(?:\s(?:are|do)\s(?:you|we)\s(?:using|running|use|run|on)\b)?|\s*${versionWord})?(?:[*_]{0,3}\s*:?\s*\([^)\n]{1,120}\)[.?]{0,2})?(?:\s+If your [^\n]{1,240}? for all of them\.?)?${between}(?:\[e\.?g\.?[^\]\n]{0,40}\][*_\s]{0,4})?${number}`,
  'gi',
)
/** “Version of the cluster: 1.25.6” in Chinese, Japanese and Korean, where no word has an edge. */
const ofClusterInAsia = new RegExp(
  String.raw`(?:集群|クラスター?|클러스터)\s*(?:的|の)?\s*${versionWord}[*_\`"'\s]{0,6}[:：=]?\s{0,3}${number}`,
  'g',
)
/** `kubernetesVersion: v1.25.4`, as kubectl describes what kubeadm noted; a catalogue has many. */
const ofKubeadm = new RegExp(
  String.raw`^[ \t]*["']?kubernetesVersion["']?[ \t]{0,20}[:=][ \t]{0,20}["']?${number}`,
  'gim',
)
/** “Cluster mit Version 1.28.2”, “clúster con versión 1.28.2”. */
const ofClusterInEurope = new RegExp(
  String.raw`(?:cluster|clúster|klaster|кластер)\s(?:mit|con|avec|com|z|с)\s(?:(?:der|la|a)\s)?(?:version|versi[oó]n|vers[aã]o|wersją|версией)\s${number}`,
  'gi',
)
/** A variable of Ansible, Packer or Terraform: `kube_version: v1.30.4`. */
const ofVariable = new RegExp(
  String.raw`^[ \t]*(?:- )?["']?(?:kube|kubernetes|k8s|kubelet|rke2)[_-]version["']?[ \t]{0,20}[:=][ \t]{0,20}["']?${number}`,
  'gim',
)
/** “On a 1.25.4 cluster”, “upgraded the cluster to 1.18.8”, “Windows pods on v1.34”. */
const ofCases = new RegExp(
  String.raw`\b${number}\s(?:(?:k8s|kubernetes|kubeadm|aks|eks|gke|rke2|k3s|vanilla|on-prem)\s)?cluster\b|\b(?:my|our)\s${number}\s(?:k8s|kubernetes)\b|(?<!\b(?:none|some|one|few|most|half) of )\b(?:our|these|all)\s(?=v?1\.(?:1[4-9]|[23]\d)\b)${number}\s(?:windows\s)?(?:nodes|workers)\b|\borchestrator(?:\sand)?\sversion[*_]{0,3}\s*\([^)\n]{1,80}\)[*_]{0,3}:?\s{1,3}${number}|(?:\bupgrade[ds]?|(?<!(?:\b(?:are|is|am|be|start|started)|['’](?:re|m))\s(?:(?:now|currently|just|also)\s)?)\bupgrading)\b[^\n.,;]{0,30}?\bcluster\b[^\n.,;]{0,30}?\sto\s${number}(?!\s(?:fails?|failed|hangs?|stops?|breaks?|is\s(?:blocked|stuck|refused|not\spossible)|does|did|will|cannot)\b)|\bwindows\s(?:pods|nodes|workers)\s(?:on|with|at|running)\s(?=v1\.(?:1[4-9]|[2-9]\d)\b)${number}|\bcluster\sin\s(?=v1\.(?:1[4-9]|[2-9]\d)\b)${number}|\benvironment name and version \(e\.g\. Kubernetes\? What version\?\):?\s{0,3}(?:(?:kubernetes|k8s|aks|eks|gke)[\s,(]{1,3})?${number}`,
  'gi',
)
/** “our cluster (v1.16.4)”, “Cluster B: 1.29.1”, in which no other number is as high */
const ofClusterInBrackets = new RegExp(
  String.raw`(?<!\b(?:other|another|old|former|second|previous)\s)\bcluster(?:\s(?:[A-H]|[1-9]))?(?:\s\(|:\s)(?=v?1\.(?:1[4-9]|[2-9]\d)\.\d)${number}`,
  'gi',
)
/** “Self-built cluster on EC2, v1.31.2, two Linux nodes”: an item by itself, and no other number is as high */
const ofClusterListed = new RegExp(
  String.raw`\b(?:cluster|kubernetes|k8s)\b(?!-(?:autoscaler|proportional|api)\b)[^\n.:;,]{0,60},\s(?=v1\.(?:1[4-9]|[23]\d)\.\d)${number}(?:\s(?:everywhere|throughout))?(?=,|\.\s|\.?$)`,
  'gim',
)
/** “Cluster (RKE2, v1.28.4+rke2r1)”: nothing but Kubernetes has such a number. */
const ofDistribution = new RegExp(
  String.raw`${behind}\b(?:rke[12]?|k0s|k3s|rancher|eks|gke|clusters?)\b(?:\s\([^()\n]{1,40}\))?[\s,(–-]{1,3}(?=v?1\.\d{2}\.\d{1,3}(?:\+(?:rke2|k3s|k0s)|-rancher\d|-gke\.|-eks-))${number}`,
  'gi',
)
/** “Our Windows node … Version 1.28.2”: the number of nothing else is as high. */
const ofSentence = new RegExp(
  String.raw`(?:^|[.,;:。，、；：!！?？]|\s[-–—]\s|\()\s{0,3}(?:(?:the|die)\s)?(?:version|${versionWord})\s{0,3}[:：=]?\s{0,3}(?=v?1\.(?:1[4-9]|[2-9]\d)\.\d)${number}`,
  'gim',
)
/** “Now it is 1.28.7 with containerd 1.7.13”: nothing else stands beside a runtime. */
const besideRuntime = new RegExp(
  String.raw`(?<=(?:\b(?:is|are|now|ist|jetzt|est|es|agora|ahora|adesso)|\sé)\s)(?=v?1\.(?:1[4-9]|[23]\d)\.\d)${number}(?=,?\s(?:(?:with|mit|avec|con|com|and|und|et|y|e)\s)?(?:containerd|docker)\b)`,
  'gi',
)
/** “Kubernetes v1.21.2 (kubelet)” */
const withRole = (role: string) =>
  new RegExp(String.raw`\b(?:kubernetes|k8s)\s${number}\s?\((?=${role}\))`, 'gi')
const ofKubeletBehind = withRole('kubelet')
const ofProxyBehind = withRole('kube-?proxy')

/** “Node: win-3 (v1.29.4 / containerd 1.7)”; the number of nothing else is as high. */
const ofNodeInBrackets = new RegExp(
  String.raw`\bnodes?\b[: ]{1,3}["'\`]?[\w.-]{1,60}["'\`]? ?\((?=v1\.(?:1[4-9]|[2-9]\d)\.\d)${number}`,
  'gi',
)
const ofProxy = new RegExp(
  String.raw`\bkube-?proxy(?:\.exe)?(?:\s+(?:--)?ver(?:sion)?\b\.?)?(?:${between}kubernetes\b)?${between}${number}|\b(?:upgrad|updat|bump)\w{0,4}\s(?:the\s|our\s)?kube-?proxy\b[^\n.,;:]{0,40}?\sto\s${number}`,
  'gi',
)
const ofKubectl = new RegExp(
  String.raw`\bkubectl(?:\.exe)?(?:\s+(?:client\s+)?ver(?:sion)?\b[.?]?)?${between}${number}`,
  'gi',
)
/** The answer of `kubectl version` to the question of a template; no API server runs on Windows. */
const printed =
  /^(?![^\n]{0,60}\bClient\b|[^\n]{0,400}\bwindows\/)[^\n]{0,120}\{[^\n]{0,80}\bGitVersion:"(v1\.\d{1,2}\.\d{1,3}[\w.+-]{0,40})"/gm

/** The same on Windows: there it is the client that answers. */
const printedByClient =
  /^(?![^\n]{0,60}\bClient\b)(?=[^\n]{0,400}\bwindows\/)[^\n]{0,120}\{[^\n]{0,80}\bGitVersion:"(v1\.\d{1,2}\.\d{1,3}[\w.+-]{0,40})"/gm

/** The last line of `kubectl version`, above or below another output, and what an operator refuses. */
const serverLine =
  /(?:^[ \t]*Server Version:|\bUnsupported server version:)[ \t]*(v1\.\d{1,2}\.\d{1,3}(?:[\w.+-]{0,39}\w)?)/gm

/** The versions that people tell, those among them that they mean to have. */
export function versionsIn(doc: Document): readonly Observation[] {
  const told = [
    ...ofOneValue(matchesOf(doc, ofKubeadm)),
    ...[
      ofCluster,
      ofClusterInAsia,
      ofClusterInEurope,
      ofClusterInBrackets,
      ofClusterListed,
      ofDistribution,
      ofVariable,
      ofCases,
      besideRuntime,
    ].flatMap((one) => matchesOf(doc, one)),
    ...besideNodeIn(doc),
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

/** A component stands in brackets behind it, or that it is not supported. */
const isOfOther = (doc: Document, place: Place, raw: string): boolean =>
  /^\s?(?:\((?:kubelet|kube-?proxy|kubectl)\)|\(client[^()\n]{0,30}\bserver\s?[:=]?\sv?1\.|(?:is|are)\s(?:not|no longer)\s(?:yet\s)?supported\b)/i.test(
    wordsAround(doc, place, raw).behind,
  )

/** “kubelet --version says Kubernetes v1.27.3”, `kubelet: Kubernetes v1.27.3` */
const isAnswer = (doc: Document, place: Place, raw: string): boolean =>
  /(?<!\(use ["'`]?)\b(?:kubelet|kube-?proxy|kubectl)(?:\.exe)?["'`]?(?:\s(?:--?)?(?:version|says|shows|prints|reports)\b[^\n.,;]{0,30}|\s?[:=]\s{0,3})\bkubernetes\W{0,6}v?$/i.test(
    wordsAround(doc, place, raw).ahead,
  )
