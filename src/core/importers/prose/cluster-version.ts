import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { kubernetesVersionAt, serverVersionAt } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'
import { isElsewhere, lineOf } from './lines.ts'

/** So high are the numbers of few other programs. */
const number = String.raw`(?=v?1\.(?:9|[1-9]\d)\.\d)v?(1\.\d{1,2}\.\d{1,3}(?:[-+][\w.+-]{1,40})?)\b(?!\.\d)`

/** “Cluster version: 1.21.3”, “our cluster is on 1.21.3”, “the cluster runs 1.21.3”. */
const ofCluster = new RegExp(
  String.raw`\bclusters?(?:['’]s)?(?:\s(?:version|release))?\s{0,2}(?:[:=]|(?:is|are)\s(?:(?:still|now|currently)\s)?(?:(?:on|at|running)\s)?|runs?\s|on\s|at\s)\s{0,3}(?:version\s)?${number}`,
  'gi',
)

/** “We run 1.21.3 on Windows Server 2019”. */
const ofUs = new RegExp(
  String.raw`\bwe(?:\s(?:currently\s|still\s|now\s)?(?:run|use|have)|['’]re\s(?:on|running)|\sare\s(?:(?:currently|still|now)\s)?(?:on|running))\s(?:version\s)?${number}`,
  'gi',
)

/** “We run 1.28 (kubeadm)”, where the line tells what has the number. */
const ofUsInShort = new RegExp(
  String.raw`\bwe(?:\s(?:currently\s|still\s|now\s)?(?:run|use|have)|['’]re\s(?:on|running)|\sare\s(?:(?:currently|still|now)\s)?(?:on|running))\s(?:version\s)?v?(1\.(?:1[4-9]|[2-4]\d))\b(?!\.\d|\s?[-–]\s?\d)`,
  'gi',
)
const ofNodes =
  /\b(?:kubeadm|kubernetes|k8s|rke2|k3s|eks|aks|gke|clusters?|kubelets?|(?:windows|worker) nodes?)\b/i

/** “After we went from 1.23 to 1.24”: numbers as high as these, and nothing else that has such. */
const stepWords = String.raw`\b(?:went|upgraded|updated|moved|migrated|bumped|jumped|gone|(?:after|since)\s(?:(?:the|an?|our|last)\s)?(?:\w+\s)?(?:upgrade|upgrading|update|updating|migration|migrating|going|moving))\b`
const step = new RegExp(stepWords, 'i')
const ofStep = new RegExp(
  String.raw`${stepWords}[^\n.;]{0,60}?\sfrom\s(?:version\s|kubernetes\s|k8s\s)?v?1\.(?:1[4-9]|[2-4]\d)(?:\.\d{1,3})?\s(?:up\s)?to\s(?:version\s|kubernetes\s|k8s\s)?(?=v?1\.(?:1[4-9]|[2-4]\d)\b)v?(1\.\d{2}(?:\.\d{1,3}(?:[-+][\w.+-]{1,40})?)?)\b(?!\.\d)`,
  'gi',
)

/** “Server version: 1.21.3” as people type it; Docker prints its own in the same words. */
const ofServer = new RegExp(
  String.raw`^[ \t]*(?:[-*]\s)?(?:api[ -]?)?server version[ \t]{0,3}[:=][ \t]{0,3}${number}`,
  'gim',
)
const ofDocker = /\bstorage driver\b|\bcontainers:\s*\d|\bdocker (?:info|version)\b|^\s*engine:/im

/** The version of a cluster that is named in other words than Kubernetes. */
export const clusterVersionIn = (doc: Document): readonly Observation[] => {
  const ofServers = matchesOf(doc, ofServer)
  return [
    ...[
      ...matchesOf(doc, ofCluster),
      ...matchesOf(doc, ofUs),
      ...matchesOf(doc, ofUsInShort).filter(({ place }) => ofNodes.test(lineOf(doc, place))),
      ...matchesOf(doc, ofStep).filter(
        ({ raw, place }) =>
          !ofOnePart.test((lineOf(doc, place).split(raw)[0] ?? '').split(step).at(-1) ?? ''),
      ),
    ]
      .filter(
        ({ raw, place }) =>
          !isElsewhere(doc, place, raw) &&
          !ofOtherProgram.test(lineOf(doc, place).split(raw)[0] ?? ''),
      )
      .flatMap(({ raw, place }) => [
        ...serverVersionAt(raw, place),
        ...kubernetesVersionAt(raw, place),
      ]),
    ...(ofServers.length === 0 || ofDocker.test(doc.text) ? [] : ofServers).flatMap(
      ({ raw, place }) => serverVersionAt(raw, place),
    ),
  ]
}

const ofOtherProgram =
  /\b(?:antrea|istio|docker|helm|charts?|drivers?|golang|plugins?|agents?|etcd|mesh|other|second|new|test|old)\b/i

/** One node, and programs that are upgraded by themselves and have numbers like those of Kubernetes. */
const ofOnePart =
  /\b(?:nodes?|workers?|kubelets?|pools?|win[\w-]{0,60}|go|containerd|flannel|calico|cilium|csi|ebs|exporter|operator|gateway|ingress|images?|sdk|client|kubectl|dashboard|linkerd|metrics|autoscaler|provider|modules?)\b/i
