import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import { lineOf } from './lines.ts'

/** `Kubernetes 1.24 removed dockershim` tells of a version, not of a cluster. */
export const isAboutVersions = (doc: Document, place: Place): boolean =>
  aboutVersions.test(lineOf(doc, place))

const numbered = String.raw`\bv?1\.\d{1,2}(?:\.\d{1,3})?`
const does =
  '(?:removed?s?|dropp?e?[ds]|introduced?s?|deprecated?s?|adds|added|brings|brought|stops|stopped|promotes|promoted|graduates|does not)'
const aboutVersions = new RegExp(
  [
    String.raw`${numbered}(?:\s+(?:(?:automatically|now|also|already|finally)\s+)?${does}\b|\s+(?:and|or) (?:later|newer|above|higher)\b|\+(?!\w)|\s+has (?:a|the) new\b)`,
    String.raw`\b(?:release notes?|change-?log)\s(?:of|for)\s(?:kubernetes|k8s)\s${numbered}`,
    String.raw`\b(?:in|with)\s(?:kubernetes|k8s)\s${numbered},?\s[^\n.]{1,80}?\b(?:is|was|are|were|became|has been|have been)\s(?:gone|removed|dropped|deprecated|introduced|promoted|GA|beta|alpha|stable)\b`,
  ].join('|'),
  'i',
)

/** The line speaks of nodes or their cluster, and of nothing with versions as high as theirs. */
export const isOfNodes = (text: string) =>
  /\b(?:kubelet|kubernetes|k8s|kubeadm|nodes?|cluster|knoten)\b|集群|节点|クラスター?|ノード|클러스터|노드/i.test(
    text,
  ) && !/\b(?:antrea|istio|docker|helm|charts?|drivers?|go|golang|plugins?|agents?)\b/i.test(text)
