import type { Document } from '../../../model/document.ts'
import type { Place } from '../../../model/finding.ts'
import { lineOf, sentenceBefore, wordsAround } from '../lines.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** `Kubernetes 1.24 removed dockershim` tells of a version, not of a cluster. */
export function isAboutVersions(doc: Document, place: Place, raw: string): boolean {
  if (!aboutVersions.test(lineOf(doc, place))) return false
  const { ahead, behind } = wordsAround(doc, place, raw)
  const end = behind.search(/[.;!?](?=\s)/)
  return aboutVersions.test(sentenceBefore(ahead) + raw + (end < 0 ? behind : behind.slice(0, end)))
}

const numbered = String.raw`\bv?1\.\d{1,2}(?:\.\d{1,3})?`
const does =
  '(?:removed?s?|dropp?e?[ds]|introduced?s?|deprecated?s?|adds|added|brings|brought|stops|stopped|promotes|promoted|graduates|does not)'
const aboutVersions = new RegExp(
  [
    acrossLines`
      ${numbered}(?:
        \s+(?:(?:automatically|now|also|already|finally)\s+)?${does}\b
        |\s+(?:and|or) (?:later|newer|above|higher)\b
        |\+(?!\w)|\s+has (?:a|the) new\b
      )
    `,
    String.raw`\b(?:release notes?|change-?log)\s(?:of|for)\s(?:kubernetes|k8s)\s${numbered}`,
    acrossLines`
      \b(?:in|with)\s(?:kubernetes|k8s)\s${numbered},?\s[^\n.]{1,80}?\b
      (?:is|was|are|were|became|has been|have been)\s
      (?:gone|removed|dropped|deprecated|introduced|promoted|GA|beta|alpha|stable)\b
    `,
  ].join('|'),
  'i',
)

const cluster = String.raw`\b(?:kubelets?|kubernetes|k8s|kubeadm|nodes?|cluster|knoten)\b|\bn(?:œ|oe)uds?\b|集群|节点|クラスター?|ノード|클러스터|노드`
const ofCluster = new RegExp(cluster, 'i')

/** “go” is a verb more often than a language. */
/** The API of Docker has numbers as high; “docker 20.10.9” tells its own. */
const docker = String.raw`docker(?![\s:/v]{1,4}(?:(?:version|版本|バージョン)\s?)?(?:1[7-9]|2\d)\.\d)`
const subjects = `antrea|istio|${docker}|helm|charts?|drivers?|golang|plugins?|agents?`
const others = `${subjects}|go`
/** Programs whose versions are as high as those of Kubernetes. */
const ofOtherPrograms = new RegExp(String.raw`\b(?:${others})\b`, 'i')
/** “For containerd we plan to go to …”: those, and what stands in lines about nodes too, as its subject. */
const byOtherPrograms = new RegExp(
  acrossLines`
    \b(?:
      ${subjects}
      |containerd|etcd|core-?dns|calico|cilium|flannel|kube-?proxy|kubectl|vpc-cni|csi|ingress
      |prometheus
    )\b[^.;\n]{0,40}$
  `,
  'i',
)

/** “Calico is v1.22, and we should move to …”: numbers of its own that are as high, and no cluster. */
const byNumbered = new RegExp(
  acrossLines`
    ^(?!.*${cluster})[^.;]{0,80}\b(?:${subjects}|calico|cilium|flannel|csi)\b
    [^.;\n]{0,20}\bv?1\.(?:1[4-9]|[23]\d)\b(?:[^.;\n]|\.(?=\d)){0,40}$
  `,
  'i',
)

/** Whether what comes next is said of a program beside the cluster. */
export const isBehindOtherProgram = (ahead: string) =>
  byOtherPrograms.test(ahead) || byNumbered.test(ahead)

/** “Antrea (v1.14.1, Windows Server 2022)”: what its brackets tell is that of the program. */
export function isInBracketsOfOther(ahead: string): boolean {
  const [, name] = /([^()\n]{1,60})\(v?$/.exec(ahead) ?? []
  return name !== undefined && (byOtherPrograms.test(name) || /\bcni\s$/i.test(name))
}

/** Whether words name Kubernetes, a cluster or a node of one. */
export const namesCluster = (text: string) => ofCluster.test(text)

/** The line speaks of nodes or their cluster, and of nothing with versions as high as theirs. */
export const isOfNodes = (text: string) => ofCluster.test(text) && !ofOtherPrograms.test(text)

/** “The kubelet”, “all our Windows nodes”: what has the version of the cluster, by the last word of its name. */
const named = new RegExp(
  acrossLines`
    (?:
      ${cluster}
      |\b(?:
        clusters|workers?|(?:node ?)?pools?|(?:control|data)[- ]planes?|masters?|machines|hosts?
        |AKS|EKS|GKE|RKE2?|K3s|OpenShift
      )\b
    )(?:\s(?:version|release))?["'\x60*_)]{0,3}$
  `,
  'i',
)

/** Whether words name the cluster or a part of it that has its version, and no program beside it. */
export const isNameOfNodes = (words: string) => named.test(words.trim())
