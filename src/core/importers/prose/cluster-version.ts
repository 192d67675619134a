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
    ...[...matchesOf(doc, ofCluster), ...matchesOf(doc, ofUs)]
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
